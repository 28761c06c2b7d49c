import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { CompiledPage, CompiledSite } from '../../contracts/compiled-site.ts';
import type { Finding } from '../../contracts/finding.ts';
import type { Modal, Page } from '../../generated/types.ts';
import { checkContent } from '../checks/check-content.ts';
import type { CheckedContent } from '../checks/checked-content.ts';
import { proveDelivery } from '../delivery/prove-delivery.ts';
import type { Content } from '../read/content.ts';
import { brandFolder, publicFolder } from '../read/files.ts';
import { projectPlaces } from '../read/places.ts';
import { movedPaths } from '../references/moved.ts';
import { publishedPaths } from '../references/publishing/public-paths.ts';
import { missingEntryPages, notFoundPage, type SitePath } from '../references/routes.ts';
import type { Use } from '../references/uses.ts';
import type { Issue } from '../report/issues.ts';
import type { Reference } from '../schema/validator.ts';
import { pathUnderBase, underBase } from './base-path.ts';
import { frameIcons } from './frame-icons.ts';
import { nextPublishing, publishingState, withPublishedMenus, withPublishedSections } from './publishing.ts';
import { pageHash, quotedFacts } from './quoted-facts.ts';
import { Resolver, type Tolerates } from './resolve.ts';

/** The path under which the page for unknown paths is rendered; it is not among CompiledSite.paths. */
const notFoundName = '/404';

/** What links to dialogs begin with. */
const modalPrefix = 'modal:';

/** The last part of the path under which the page for entries that do not exist is rendered. */
const missingName = '404';

export interface CompileOptions {
  /** The content folder. */
  configDir: string;
  schemasDir: string;
  /** Wins over the url of site.json. */
  siteUrl?: string;
  /** The path that the site lies under, as in `/site`; empty or left out at the top of its host. */
  basePath?: string;
  /** The moment of the build: for {{build.year}}, and for what is published in time. */
  now?: Date;
  /** Where is remembered what pages are like, so that unchanged ones are not checked again; without it all are. */
  cacheDir?: string;
  /** Tells of an error whether the site can be looked at all the same. */
  isTolerated?: (finding: Finding) => boolean;
  /** Findings name files relative to it; the working folder without it. */
  displayRoot?: string;
}

/**
 * Checks a content folder and compiles it.
 * @returns every finding; the site only when none of them is an error, but for those that are shown anyway
 */
export async function compileSite(options: CompileOptions): Promise<{ findings: Finding[]; site?: CompiledSite }> {
  const checked = await checkedContent(options);
  const findings = await findingsOf(checked.issues, options);
  if (findings.some((one) => one.severity === 'error' && !options.isTolerated?.(one))) return { findings };
  return { findings, site: compileContent(checked, options) };
}

/** How content that was read is compiled. */
export interface ContentCompileOptions extends Pick<CompileOptions, 'siteUrl' | 'basePath'> {
  /** The data of a page's file, which nobody else holds; without it the file is read, with the sections of now. */
  pageData?: (pageId: string) => unknown;
  /** Mistakes that the compiler may overlook, since the data has the shape of its type all the same; without it none. */
  tolerates?: Tolerates;
}

/** Compiles content that was read and checked. @throws Error for content with mistakes that are not tolerated */
export function compileContent(checked: Omit<CheckedContent, 'issues'>, options: ContentCompileOptions): CompiledSite {
  return new SiteCompiler(checked, options).site();
}

/** Checks a content folder without compiling it. */
export async function checkSite(options: CompileOptions): Promise<Finding[]> {
  return findingsOf((await checkedContent(options)).issues, options);
}

/** Issues with their places. What finds these is only loaded when there are some. */
async function findingsOf(issues: Issue[], { displayRoot = process.cwd() }: CompileOptions): Promise<Finding[]> {
  if (issues.length === 0) return [];
  const { located } = await import('../report/locate.ts');
  return located(issues, displayRoot);
}

async function checkedContent(options: CompileOptions): Promise<CheckedContent> {
  const places = projectPlaces(options);
  const { schemasDir, now = new Date(), cacheDir } = options;
  const checked = await checkContent({ places, schemasDir, now, ...(cacheDir !== undefined && { cacheDir }) });
  return { ...checked, issues: [...checked.issues, ...(await proveDelivery(checked, cacheDir))] };
}

class SiteCompiler {
  readonly #content: Content;
  readonly #resolver: Resolver;
  readonly #paths: Map<string, SitePath>;
  readonly #modals = new Map<string, { modal: Modal & { id: string }; opens: string[] }>();
  readonly #notFound: string;
  readonly #basePath: string;
  readonly #pagesDir: string;
  readonly #pageData: (pageId: string) => unknown;
  readonly #notFoundPath: string;
  readonly #moved: [string, string][];
  readonly #missing: { prefix: string; path: string; pageId: string }[];
  /** The dialogs that links of header, footer and floating menu open: they stand on every page that has these. */
  readonly #openedFromFrame: string[];

  constructor(checked: Omit<CheckedContent, 'issues'>, options: ContentCompileOptions) {
    const { siteUrl, basePath = '', tolerates, pageData } = options;
    this.#content = checked.content;
    this.#pageData =
      pageData ??
      ((pageId) => withPublishedSections(JSON.parse(readFileSync(this.#pageFile(pageId), 'utf8')), this.#content));
    this.#basePath = basePath;
    this.#pagesDir = join(checked.content.places.configDir, 'pages');
    this.#notFoundPath = underBase(notFoundName, basePath);
    this.#resolver = new Resolver(checked, siteUrl, basePath, tolerates);
    this.#resolver.quotedFacts = (quotable) =>
      quotedFacts(checked.content, quotable, { paths: this.#paths.values(), pageData: (id) => this.#pageData(id) });
    const routes = checked.content.data('routes');
    const paths = publishedPaths(checked.content).map((path) => pathUnderBase(path, basePath));
    this.#paths = new Map(paths.map((path) => [path.path, path]));
    this.#moved = [...movedPaths(routes)];
    this.#missing = missingEntryPages(routes).map(({ prefix, pageId }) => ({
      prefix: underBase(prefix, basePath),
      path: underBase(prefix + missingName, basePath),
      pageId,
    }));
    this.#notFound = notFoundPage(routes) ?? '';
    this.#openedFromFrame = modalNames(
      [...checked.content.graph.named('link')]
        .flatMap(([link, uses]) => (link.startsWith(modalPrefix) ? [...uses] : []))
        .filter(({ from }) => from.kind.name === 'navigation' || from.kind.name === 'site'),
    );
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
      brandDir: brandFolder(this.#content.places.configDir),
      publicDir: publicFolder(this.#content.places.configDir),
      theme,
      paths: [...this.#paths.values()],
      feedCollections: this.#content.kinds.flatMap(({ name, schema }) =>
        schema.schema['x-feed'] === true ? [name] : [],
      ),
      moved: Object.fromEntries(this.#moved.map((path) => path.map((one) => underBase(one, this.#basePath)))),
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
        forms: sorted('forms').map((id) => this.#resolver.form(id)),
        emails: sorted('emails').map((id) => this.#resolver.email(id)),
        integrations,
        serverMessages: this.#resolver.resolve('server-messages', this.#content.data('server-messages')).data,
        formPages: this.#formPages(),
      },
      documents: sorted('documents').map((id) => this.#resolver.document(id)),
      images: [...this.#content.pictureUses.values()].map((use) => this.#resolver.pictures.imageFile(use)),
    };
  }

  /** A page for each form that stands on one. */
  #formPages(): Record<string, string> {
    const paths = [...this.#paths.values()];
    const pathOf = ({ from }: Use) =>
      from.kind.name === 'pages' ? paths.find(({ pageId }) => pageId === from.id)?.path : undefined;
    const pages = [...this.#content.graph.named('form')].map(
      ([id, uses]) => [id, [...uses].map(pathOf).find((path) => path !== undefined)] as const,
    );
    return Object.fromEntries(pages.flatMap(([id, path]) => (path === undefined ? [] : [[id, path]])));
  }

  /** The main paths of all further paths, below the base path as links are. */
  #mainPaths(): Record<string, string> {
    const paths = [...this.#paths.values()].map((one) => [one.path, underBase(one.canonicalPath, this.#basePath)]);
    return Object.fromEntries(paths.filter(([path, mainPath]) => path !== mainPath));
  }

  /** The base path where there is one. */
  #base(): { basePath?: string } {
    return this.#basePath === '' ? {} : { basePath: this.#basePath };
  }

  /** Over everything that a page may take from besides its own file. */
  #commonHash(): string {
    const files = [...this.#content.hashes].filter(([file]) => !file.startsWith(this.#pagesDir)).sort();
    const others = [files, this.#resolver.site, this.#content.year, publishingState(this.#content)];
    return hash('sha1', JSON.stringify(others));
  }

  #pageFile(pageId: string): string {
    return `${this.#pagesDir}${sep}${pageId}.json`;
  }

  /** @throws Error for a path that no page has */
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
      modals: this.#openedFrom([...modalNames(references), ...(parts.layout === 'site' ? this.#openedFromFrame : [])]),
    };
  }

  /** The dialogs of these names, and those that links in these dialogs open, each once. */
  #openedFrom(names: string[]): (Modal & { id: string })[] {
    const found = new Map<string, Modal & { id: string }>();
    const waiting = [...names];
    for (const id of waiting) {
      if (found.has(id)) continue;
      const { modal, opens } = this.#modal(id);
      found.set(id, modal);
      waiting.push(...opens);
    }
    return [...found.values()];
  }

  #modal(id: string): { modal: Modal & { id: string }; opens: string[] } {
    const known = this.#modals.get(id);
    if (known) return known;
    const document = this.#content.documents('modals').find(({ file }) => file.id === id);
    if (!document) throw new Error(`modals/ has no file ${id}.json`);
    const { data, references } = this.#resolver.resolve('modals', document.data);
    const entry = { modal: { ...data, id }, opens: modalNames(references) };
    this.#modals.set(id, entry);
    return entry;
  }
}

/** The title and the description of a path that names an entry. */
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

/** The dialogs that links name: modal:id. */
function modalNames(references: Pick<Reference, 'kind' | 'value'>[]): string[] {
  return references
    .filter(({ kind, value }) => kind === 'link' && value.startsWith(modalPrefix))
    .map(({ value }) => value.slice(modalPrefix.length));
}
