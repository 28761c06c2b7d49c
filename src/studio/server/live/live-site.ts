import { editingContext, SHOW_BODY_FONT } from '../../../build/pages/editing-context.ts';
import type { RenderContext } from '../../../build/pages/render-page.ts';
import { LenientSite } from '../../../content/lenient/lenient-site.ts';
import type { Content } from '../../../content/read/content.ts';
import type { CompiledSite } from '../../../contracts/compiled-site.ts';
import type { MarkedSection, PagePatch } from '../../contract/page-patch.ts';
import { editingStyle, type StudioCode } from '../code/studio-code.ts';
import { LivePage } from './live-page.ts';
import { sectionWithMarkers } from './marked-section.ts';
import { visitorsContext } from './visitors-context.ts';

/** Thrown if the content, or the page, has never compiled, so that there is nothing to show. */
export class NoPreviewError extends Error {}

/** Called with each patch of a watched page. */
type Watcher = (patch: PagePatch) => void;

/** Returns the version of a content file. */
type VersionOf = (file: string) => number;

export interface LiveSiteOptions {
  configDir: string;
  schemasDir: string;
  code: StudioCode;
  cacheDir: string;
  /** Not needed for content that does not change. */
  versionOf?: VersionOf;
  /** Returns the earlier texts of a file, latest first. */
  earlierTexts?: (file: string) => Iterable<string>;
}

/** Previews of a content folder such as the draft: compiles and renders pages, and sends patches after each change. */
export class LiveSite {
  readonly #lenient: LenientSite;
  readonly #code: StudioCode;
  readonly #cacheDir: string;
  readonly #versionOf: VersionOf;
  readonly #pages = new Map<string, LivePage>();
  readonly #watchers = new Map<string, Set<Watcher>>();
  #context: { site: CompiledSite; context: RenderContext } | undefined;
  /** The last theme with which pages could be rendered. */
  #theme: CompiledSite['theme'] | undefined;
  /** The end of the queue of notifications, which run one after the other. */
  #lastNotification: Promise<void> = Promise.resolve();

  private constructor(lenient: LenientSite, code: StudioCode, cacheDir: string, versionOf: VersionOf) {
    this.#lenient = lenient;
    this.#code = code;
    this.#cacheDir = cacheDir;
    this.#versionOf = versionOf;
  }

  /** Opens a content folder, such as the draft's. */
  static async open(options: LiveSiteOptions): Promise<LiveSite> {
    const { configDir, schemasDir, code, cacheDir, versionOf, earlierTexts } = options;
    const lenient = await LenientSite.open({ configDir, schemasDir, cacheDir, earlierTexts });
    return new LiveSite(lenient, code, cacheDir, versionOf ?? (() => 1));
  }

  /** The last state that compiled; undefined if there was none yet. */
  get site(): CompiledSite | undefined {
    return this.#lenient.site;
  }

  /** The theme with which pages are rendered; undefined until one has been rendered. */
  get theme(): CompiledSite['theme'] | undefined {
    return this.#theme;
  }

  /** The content last read from the draft. */
  get content(): Content | undefined {
    return this.#lenient.content;
  }

  /** The files that cannot be used as they are. */
  get unusableFiles(): string[] {
    return this.#lenient.unusableFiles;
  }

  /** The latest earlier text of a file that can be used; undefined if there is none. */
  usableTextBefore(file: string): string | undefined {
    return this.#lenient.usableTextBefore(file);
  }

  /** The page at a path, brought up to date; the 404 page if there is none. @throws NoPreviewError */
  async page(path: string): Promise<LivePage> {
    const site = this.site;
    if (!site) throw new NoPreviewError();
    const isKnown = site.paths.some((one) => one.path === path);
    const missing = site.data.missing.find(({ prefix, path: at }) => path === at || path.startsWith(prefix));
    const shownPath = isKnown ? path : (missing?.path ?? site.notFoundPath);
    const page = this.#pages.get(shownPath) ?? new LivePage(shownPath);
    this.#pages.set(shownPath, page);
    const context = await this.context();
    if (page.revision > 0) this.#update(page, context);
    else page.update(this.#firstOf(shownPath), context, this.#versionOf);
    return page;
  }

  /** Compiles a page for the first time. @throws NoPreviewError if that is not possible, for example without a title */
  #firstOf(path: string): ReturnType<LenientSite['page']> {
    try {
      return this.#lenient.page(path);
    } catch (cause) {
      throw new NoPreviewError(path, { cause });
    }
  }

  /** The context with which pages are rendered now. @throws NoPreviewError */
  async context(): Promise<RenderContext> {
    const { site } = this;
    if (!site) throw new NoPreviewError();
    if (this.#context?.site !== site) this.#context = { site, context: await this.#contextOf(site) };
    return this.#context.context;
  }

  /** Falls back to the last good theme while the theme is unfinished, for example refers to a removed colour. */
  async #contextOf(site: CompiledSite): Promise<RenderContext> {
    const contextWith = (theme: CompiledSite['theme']) =>
      editingContext({ ...site, theme }, forEditing(this.#code), this.#cacheDir);
    try {
      const context = await contextWith(site.theme);
      this.#theme = site.theme;
      return context;
    } catch {
      if (!this.#theme) throw new NoPreviewError();
      return contextWith(this.#theme);
    }
  }

  /** The HTML document at a path as visitors get it, apart from the URLs of scripts. @throws NoPreviewError */
  async visitorsDocument(path: string): Promise<string> {
    const page = await this.page(path);
    const context = await this.context();
    const { site } = this;
    if (!site) throw new NoPreviewError();
    return page.visitorsDocument(await visitorsContext(site, context, this.#code, this.#cacheDir));
  }

  /** Calls the watcher with each patch of a page. @returns a function that removes it */
  watch(path: string, watcher: Watcher): () => void {
    const watchers = this.#watchers.get(path) ?? new Set();
    this.#watchers.set(path, watchers.add(watcher));
    return () => {
      watchers.delete(watcher);
    };
  }

  /** A section's HTML with markers in place of its texts; undefined if it cannot be rendered with markers. */
  async markedSection(path: string, key: string): Promise<MarkedSection | undefined> {
    const page = await this.page(path);
    const index = page.sections.findIndex((section) => section.key === key);
    return index < 0 ? undefined : sectionWithMarkers(this.#lenient, page.path, { index, key }, await this.context());
  }

  /** Resolves when all watchers have been notified of every change so far. */
  get notified(): Promise<void> {
    return this.#lastNotification;
  }

  /** Reads changed files again, and sends patches to the watchers. */
  refresh(files: string[]): Promise<void> {
    const pages = files.map((file) => /^pages\/([^/]+)\.json$/.exec(file)?.[1]);
    const known = new Set(this.content?.ids('pages'));
    const isPagesOnly = pages.every((page) => page !== undefined && known.has(page));
    if (isPagesOnly) for (const page of pages) this.#lenient.refreshPage(page ?? '');
    else this.#lenient.refresh();
    this.#lastNotification = this.#lastNotification.then(() => this.#notifyAll()).catch(console.error);
    return this.#lastNotification;
  }

  async #notifyAll(): Promise<void> {
    const context = await this.context();
    for (const [path, watchers] of this.#watchers) {
      const page = this.#pages.get(path);
      if (watchers.size > 0 && page) this.#update(page, context);
    }
  }

  /**
   * Renders the current state of a page, and sends its watchers a patch. A page that was removed, or cannot be compiled
   * at all, stays as it was.
   */
  #update(page: LivePage, context: RenderContext): void {
    let now: ReturnType<LenientSite['page']>;
    try {
      now = this.#lenient.page(page.path);
    } catch {
      return;
    }
    const patch = page.update(now, context, this.#versionOf);
    if (patch) for (const watcher of this.#watchers.get(page.path) ?? []) watcher(patch);
  }
}

/** Hides the error that React reports when an edit during hydration makes it render on the client. */
const HIDE_HYDRATION_ERRORS =
  'const report=reportError;window.reportError=(error)=>/#4(18|2\\d)|ydrat/.test(error?.message)||report(error);';

/** Changes the code for previews: hydrates the page at once instead of after an intent, and uses its own fonts. */
function forEditing(code: StudioCode) {
  const entry = JSON.stringify(code.entry);
  return {
    ...code,
    baseStyle: editingStyle(code),
    starter: `${code.early};${HIDE_HYDRATION_ERRORS}${SHOW_BODY_FONT}window.boot={queuedClicks:[],intent:true};addEventListener('DOMContentLoaded',()=>import(${entry}))`,
  };
}
