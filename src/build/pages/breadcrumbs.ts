/** Computes breadcrumbs: the pages above a page, and the menu group it belongs to. */
import { hash } from 'node:crypto';
import type { CompiledPage, CompiledSite } from '../../contracts/compiled-site.ts';
import type { SiteData } from '../../contracts/site-data.ts';
import { namedEntries } from '../../generated/block-entries.ts';

/** A page in the breadcrumbs; its path is without the base path. */
export interface Step {
  name: string;
  path: string;
}

interface MenuLink {
  label: string;
  link: string;
  /** The group of the main menu that contains it. */
  group?: string;
}

/** All links of the menus. For a page with several links, the one with the best name comes first. */
function menuLinks({ main, topBar, footer }: SiteData['navigation']): MenuLink[] {
  const inMain = main.flatMap(({ label, link, entries }): MenuLink[] =>
    entries ? entries.map((entry) => ({ ...entry, group: label })) : [{ label, link: link ?? '' }],
  );
  return [...inMain, ...topBar, ...footer.lists.flatMap(({ links }) => links), ...footer.legal];
}

/** The pages above a folder, and a hash of them. */
interface Above {
  steps: Step[];
  mark: string;
}

/** The pages above each page, found by its path and the menu. */
export class Breadcrumbs {
  readonly #site: CompiledSite;
  /** The main path of every path. */
  readonly #main: Map<string, string>;
  readonly #links = new Map<string, MenuLink>();
  readonly #titles = new Map<string, string>();
  readonly #known = new Map<string, Above>();

  constructor(site: CompiledSite) {
    this.#site = site;
    this.#main = new Map(site.paths.map(({ path, canonicalPath }) => [path, canonicalPath]));
    for (const link of menuLinks(site.data.navigation)) {
      const path = this.#main.get(link.link);
      if (path !== undefined && !this.#links.has(path)) this.#links.set(path, link);
    }
  }

  /** The pages named by the segments of a page's address, from the home page to the page itself. */
  of({ canonicalPath, title }: CompiledPage): Step[] {
    const steps = this.#above(canonicalPath).steps.filter(({ path }) => path !== canonicalPath);
    return [...steps, { path: canonicalPath, name: this.#links.get(canonicalPath)?.label ?? title }];
  }

  /** Changes with the names and paths in the breadcrumbs of a path. */
  mark(canonicalPath: string): string {
    return this.#above(canonicalPath).mark;
  }

  /** The pages named by the folders of an address. Cached, since there may be thousands of pages in a folder. */
  #above(canonicalPath: string): Above {
    const folder = canonicalPath.slice(0, canonicalPath.lastIndexOf('/')) || '/';
    const known = this.#known.get(folder);
    if (known) return known;
    const steps = this.#stepsTo(folder);
    const above = { steps, mark: hash('sha1', JSON.stringify(steps)).slice(0, 12) };
    this.#known.set(folder, above);
    return above;
  }

  #stepsTo(folder: string): Step[] {
    const names = folder.split('/').filter(Boolean);
    const folders = ['/', ...names.map((_, index) => `/${names.slice(0, index + 1).join('/')}`)];
    const paths = new Set(folders.flatMap((path) => this.#main.get(this.#site.basePath + path) ?? []));
    return [...paths].map((path) => ({ path, name: this.#nameOf(path) }));
  }

  /** The kind of a page: the category of the entry in its address, its group in the menu, or the page above it. */
  kindOf(page: CompiledPage): string {
    const named = page.blocks.flatMap(namedEntries).find(({ trail }) => trail !== undefined);
    if (named?.trail !== undefined) return named.trail;
    const { group } = this.#links.get(page.canonicalPath) ?? {};
    const above = this.of(page).at(-2);
    return group ?? (above && above.path !== '/' ? above.name : this.#site.data.words.searchPage);
  }

  #nameOf(path: string): string {
    const known = this.#links.get(path)?.label ?? this.#titles.get(path);
    if (known !== undefined) return known;
    const { title } = this.#site.page(this.#site.basePath + path);
    this.#titles.set(path, title);
    return title;
  }
}
