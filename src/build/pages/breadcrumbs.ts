/** Computes breadcrumbs: the pages above a page, and the menu group it belongs to. */
import { hash } from 'node:crypto';
import type { CompiledPage, CompiledSite } from '../../contracts/compiled-site.ts';
import type { SiteData } from '../../contracts/site-data.ts';
import { namedEntries } from '../../generated/block-entries.ts';

/** A page in the breadcrumbs; its path is without the base path. */
export interface Breadcrumb {
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
interface Ancestors {
  breadcrumbs: Breadcrumb[];
  trailHash: string;
}

/** The pages above each page, found by its path and the menu. */
export class Breadcrumbs {
  readonly #site: CompiledSite;
  /** The main path of every path. */
  readonly #canonicalPaths: Map<string, string>;
  readonly #links = new Map<string, MenuLink>();
  readonly #titles = new Map<string, string>();
  readonly #known = new Map<string, Ancestors>();

  constructor(site: CompiledSite) {
    this.#site = site;
    this.#canonicalPaths = new Map(site.paths.map(({ path, canonicalPath }) => [path, canonicalPath]));
    for (const link of menuLinks(site.data.navigation)) {
      const path = this.#canonicalPaths.get(link.link);
      if (path !== undefined && !this.#links.has(path)) this.#links.set(path, link);
    }
  }

  /** The pages named by the segments of a page's path, from the home page to the page itself. */
  of({ canonicalPath, title }: CompiledPage): Breadcrumb[] {
    const steps = this.#ancestorsOf(canonicalPath).breadcrumbs.filter(({ path }) => path !== canonicalPath);
    return [...steps, { path: canonicalPath, name: this.#links.get(canonicalPath)?.label ?? title }];
  }

  /** Changes with the names and paths in the breadcrumbs of a path. */
  trailHash(canonicalPath: string): string {
    return this.#ancestorsOf(canonicalPath).trailHash;
  }

  /** The pages named by the folders of a path. Cached, since there may be thousands of pages in a folder. */
  #ancestorsOf(canonicalPath: string): Ancestors {
    const folder = canonicalPath.slice(0, canonicalPath.lastIndexOf('/')) || '/';
    const known = this.#known.get(folder);
    if (known) return known;
    const breadcrumbs = this.#breadcrumbsTo(folder);
    const ancestors = { breadcrumbs, trailHash: hash('sha1', JSON.stringify(breadcrumbs)).slice(0, 12) };
    this.#known.set(folder, ancestors);
    return ancestors;
  }

  #breadcrumbsTo(folder: string): Breadcrumb[] {
    const names = folder.split('/').filter(Boolean);
    const folders = ['/', ...names.map((_, index) => `/${names.slice(0, index + 1).join('/')}`)];
    const paths = new Set(folders.flatMap((path) => this.#canonicalPaths.get(this.#site.basePath + path) ?? []));
    return [...paths].map((path) => ({ path, name: this.#nameOf(path) }));
  }

  /** The kind of a page: the category of the entry in its path, its group in the menu, or the page above it. */
  categoryOf(page: CompiledPage): string {
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
