import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { CompiledPage, CompiledSite } from '../../contracts/compiled-site.ts';
import type { Page } from '../../generated/types.ts';
import type { CheckedContent } from '../checks/checked-content.ts';
import type { Content } from '../read/content.ts';
import { brandFolder, publicFolder } from '../read/files.ts';
import { publishedPaths } from '../references/publishing/public-paths.ts';
import { missingEntryPages, notFoundPage, redirectsIn, type SitePath } from '../references/routes.ts';
import type { Use } from '../references/uses.ts';
import { pathUnderBase, underBase } from './base-path.ts';
import { drawnChart } from './chart/drawn-chart.ts';
import { frameIcons } from './frame-icons.ts';
import { Modals } from './modals.ts';
import { nextPublishing, publishingState, withPublishedMenus, withPublishedSections } from './publishing.ts';
import { pageHash, quotedFacts } from './quoted-facts.ts';
import { Resolver, type Tolerates } from './resolve.ts';

/** The path under which the page for unknown paths is rendered. Not part of CompiledSite.paths. */
const notFoundName = '/404';

/** The last path segment under which the page for missing entries is rendered. */
const missingName = '404';

/** Options for compiling content. */
export interface ContentCompileOptions {
  /** Overrides the URL in site.json. */
  siteUrl?: string;
  /** The base path, such as `/site`; empty or undefined at the root of the host. */
  basePath?: string;
  /**
   * Returns the data of a page's file, not shared with anything else; by default reads the file and removes what is not
   * published.
   */
  pageData?: (pageId: string) => unknown;
  /** Errors that may be ignored because the data still matches its type; by default none. */
  tolerates?: Tolerates;
  /** Whether to leave out a form, mail, document or picture that cannot be compiled; by default that is an error. */
  leavesOut?: boolean;
}

/** Compiles checked content into the site that is rendered and served. */
export class SiteCompiler {
  readonly #content: Content;
  readonly #resolver: Resolver;
  readonly #paths: Map<string, SitePath>;
  readonly #modals: Modals;
  readonly #notFound: string;
  readonly #basePath: string;
  readonly #leavesOut: boolean;
  readonly #pagesDir: string;
  readonly #pageData: (pageId: string) => unknown;
  readonly #notFoundPath: string;
  readonly #moved: [string, string][];
  readonly #missing: { prefix: string; path: string; pageId: string }[];

  constructor(checked: Omit<CheckedContent, 'issues'>, options: ContentCompileOptions) {
    const { siteUrl, basePath = '', tolerates, pageData, leavesOut = false } = options;
    this.#content = checked.content;
    this.#pageData =
      pageData ??
      ((pageId) => withPublishedSections(JSON.parse(readFileSync(this.#pageFile(pageId), 'utf8')), this.#content));
    this.#basePath = basePath;
    this.#leavesOut = leavesOut;
    this.#pagesDir = join(checked.content.configDir, 'pages');
    this.#notFoundPath = underBase(notFoundName, basePath);
    this.#resolver = new Resolver(checked, siteUrl, basePath, tolerates);
    this.#resolver.drawnChart = drawnChart;
    this.#resolver.quotedFacts = (placeholderSources) =>
      quotedFacts(checked.content, placeholderSources, {
        paths: this.#paths.values(),
        pageData: (id) => this.#pageData(id),
      });
    const routes = checked.content.data('routes');
    const paths = publishedPaths(checked.content).map((path) => pathUnderBase(path, basePath));
    this.#paths = new Map(paths.map((path) => [path.path, path]));
    this.#moved = [...redirectsIn(routes)];
    this.#missing = missingEntryPages(routes).map(({ prefix, pageId }) => ({
      prefix: underBase(prefix, basePath),
      path: underBase(prefix + missingName, basePath),
      pageId,
    }));
    this.#notFound = notFoundPage(routes) ?? '';
    this.#modals = new Modals(checked.content, this.#resolver);
  }

  site(): CompiledSite {
    const { site, messages, integrations } = this.#resolver;
    const theme = this.#resolver.resolve('theme', this.#content.data('theme')).data;
    const navigation = this.#resolver.resolve('navigation', withPublishedMenus(this.#content)).data;
    const sorted = (kind: string) => [...this.#content.ids(kind)].sort();
    return {
      data: {
        site,
        navigation,
        words: messages.words,
        integrations,
        missing: this.#missing.map(({ prefix, path }) => ({ prefix, path })),
        mainPaths: this.#mainPaths(),
        hasDark: theme.dark !== undefined,
        icons: frameIcons(navigation),
        ...this.#base(),
      },
      brandDir: brandFolder(this.#content.configDir),
      publicDir: publicFolder(this.#content.configDir),
      theme,
      paths: [...this.#paths.values()],
      feedCollections: this.#content.kinds.flatMap(({ name, schema }) =>
        schema.schema['x-feed'] === true ? [name] : [],
      ),
      redirects: Object.fromEntries(this.#moved.map((path) => path.map((one) => underBase(one, this.#basePath)))),
      notFoundPath: this.#notFoundPath,
      basePath: this.#basePath,
      commonHash: this.#commonHash(),
      sourceHash: (path) => pageHash(this.#content, this.#sitePath(path).pageId, (id) => this.#pageFile(id)),
      page: (path) => this.#page(path),
      server: {
        ...this.#base(),
        ...nextPublishing(this.#content),
        site,
        ...(this.#moved.length > 0 && { moved: Object.fromEntries(this.#moved) }),
        words: messages.words,
        forms: this.#each(sorted('forms'), (id) => this.#resolver.form(id)),
        emails: this.#each(sorted('emails'), (id) => this.#resolver.email(id)),
        integrations,
        serverMessages: this.#resolver.resolve('server-messages', this.#content.data('server-messages')).data,
        formPages: this.#formPages(),
      },
      documents: this.#each(sorted('documents'), (id) => this.#resolver.document(id)),
      images: this.#each([...this.#content.pictureUses.values()], (use) => this.#resolver.pictures.imageFile(use)),
    };
  }

  #each<From, To>(list: From[], compile: (one: From) => To): To[] {
    if (!this.#leavesOut) return list.map(compile);
    return list.flatMap((one) => {
      try {
        return [compile(one)];
      } catch {
        // The check reports the cause.
        return [];
      }
    });
  }

  /** The path of a page for each form that is on one. */
  #formPages(): Record<string, string> {
    const paths = [...this.#paths.values()];
    const pathOf = ({ from }: Use) =>
      from.kind.name === 'pages' ? paths.find(({ pageId }) => pageId === from.id)?.path : undefined;
    const pages = [...this.#content.graph.usesByName('form')].map(
      ([id, uses]) => [id, [...uses].map(pathOf).find((path) => path !== undefined)] as const,
    );
    return Object.fromEntries(pages.flatMap(([id, path]) => (path === undefined ? [] : [[id, path]])));
  }

  /** The main path of each alias, with the base path, like links. */
  #mainPaths(): Record<string, string> {
    const paths = [...this.#paths.values()].map((one) => [one.path, underBase(one.canonicalPath, this.#basePath)]);
    return Object.fromEntries(paths.filter(([path, mainPath]) => path !== mainPath));
  }

  /** The base path, if there is one. */
  #base(): { basePath?: string } {
    return this.#basePath === '' ? {} : { basePath: this.#basePath };
  }

  /** The hash of everything a page may use, other than its own file. */
  #commonHash(): string {
    const files = [...this.#content.hashes].filter(([file]) => !file.startsWith(this.#pagesDir)).sort();
    const others = [files, this.#resolver.site, this.#content.year, publishingState(this.#content)];
    return hash('sha1', JSON.stringify(others));
  }

  #pageFile(pageId: string): string {
    return `${this.#pagesDir}${sep}${pageId}.json`;
  }

  /** @throws Error for an unknown path */
  #sitePath(path: string): Omit<SitePath, 'path'> {
    const known = this.#paths.get(path);
    if (known) return known;
    const missing = this.#missing.find((candidate) => candidate.path === path);
    const canonicalPath = path.slice(this.#basePath.length);
    if (missing) return { canonicalPath, pageId: missing.pageId };
    if (path !== this.#notFoundPath) throw new Error(`no page has the path ${path}`);
    return { canonicalPath, pageId: this.#notFound };
  }

  #page(path: string): CompiledPage {
    const { canonicalPath, pageId, screen, entry } = this.#sitePath(path);
    const { data, references } = this.#resolver.resolvePage(this.#pageData(pageId), entry);
    const parts = { ...pageParts(data), ...texts(data.forEntry) };
    const entryImage = entry && data.forEntry?.image && this.#resolver.entryPicture(entry, data.forEntry.image);
    return {
      ...parts,
      id: pageId,
      path,
      canonicalPath,
      screen,
      image: entryImage || data.image || this.#resolver.site.image,
      modals: this.#modals.openedBy(references, parts.layout),
    };
  }
}

/** The title and description of a path with an entry. */
function texts(forEntry: Page['forEntry']): Partial<Pick<CompiledPage, 'title' | 'description'>> {
  return forEntry ? { title: forEntry.title, description: forEntry.description } : {};
}

function pageParts(
  page: Page,
): Pick<CompiledPage, 'title' | 'description' | 'layout' | 'hidden' | 'aboutCompany' | 'blocks'> {
  const { title, description, layout, hidden, aboutCompany, blocks } = page;
  return {
    title,
    description,
    layout: layout ?? 'site',
    hidden: hidden ?? false,
    aboutCompany: aboutCompany ?? false,
    blocks,
  };
}
