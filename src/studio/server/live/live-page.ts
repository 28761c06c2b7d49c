import { headOf } from '../../../build/pages/page-head.ts';
import {
  type RenderContext,
  type RenderedBlock,
  renderPage,
  renderPageBlock,
} from '../../../build/pages/render-page.ts';
import { classesIn } from '../../../build/style/page-style.ts';
import type { LenientPage, LenientSection } from '../../../content/lenient/lenient-site.ts';
import { textProperty } from '../../../content/read/json.ts';
import type { CompiledPage } from '../../../contracts/compiled-site.ts';
import type { Block } from '../../../generated/types.ts';
import type { PreviewSection } from '../../contract/frame-messages.ts';
import type { PagePatch, PatchedBlock } from '../../contract/page-patch.ts';
import { SectionKeys } from './section-keys.ts';

/** The last rendering of a section. */
interface RenderedSection extends RenderedBlock {
  block: Block;
  /** The block as JSON. */
  text: string;
  /** The CSS classes of its elements, which determine the CSS rules of its pictures. */
  classes: string;
}

/** The current rendering of a page. Each update gives a patch with the differences. */
export class LivePage {
  readonly path: string;
  /** Increases with each update, and never repeats after a restart; 0 before the first update. */
  revision = 0;
  /** The version of the page's file at the last update. */
  version = 0;
  sections: PreviewSection[] = [];
  readonly #keys = new SectionKeys();
  readonly #rendered = new Map<string, RenderedSection>();
  #page: CompiledPage | undefined;
  #context: RenderContext | undefined;
  /** The CSS rules of its pictures; undefined if they have to be computed again. */
  #pictures: string | undefined;
  /** The last value of each other part of the page, such as its head and dialogs, as text. */
  readonly #sent = new Map<string, string>();

  constructor(path: string) {
    this.path = path;
  }

  /** The page's file, relative to the content folder. */
  get file(): string {
    return `pages/${this.#page?.id}.json`;
  }

  /**
   * Renders the current state of the page.
   * @param versionOf returns the version of a file
   * @returns the differences since the last update; undefined if there are none
   */
  update(
    { page, sections }: LenientPage,
    context: RenderContext,
    versionOf: (file: string) => number,
  ): PagePatch | undefined {
    const before = this.#context;
    const isOtherCode = before?.renderer !== context.renderer || before.site !== context.site;
    this.#page = page;
    this.version = versionOf(this.file);
    this.#context = context;
    const keys = this.#keys.of(sections.map(({ source }) => source));
    const texts = sections.map(({ block }) => block && JSON.stringify(block));
    const changed = sections.flatMap(
      (section, at) => this.#renderSection(keys[at] ?? '', section, texts[at], isOtherCode) ?? [],
    );
    this.sections = sections.map((section, at) => this.#previewSection(keys[at] ?? '', section, texts[at]));
    for (const key of this.#rendered.keys()) if (!keys.includes(key)) this.#remove(key);
    const rest = this.#rest(page, context, { changed, isOtherContext: before !== context });
    if (changed.length === 0 && Object.keys(rest).length === 0) return undefined;
    this.revision = Math.max(this.revision + 1, Date.now());
    return this.#patch(changed, rest);
  }

  /** A patch with all sections, for a browser that has missed patches. */
  whole(): PagePatch {
    return this.#patch(
      this.#order()
        .flatMap((key) => this.#rendered.get(key) ?? [])
        .map(({ data, html }) => ({ block: data, html })),
      { sections: this.sections, version: this.version },
    );
  }

  /** The HTML document of the page, for previewing. */
  document(): string {
    return this.#render(this.#context, this.#order());
  }

  /** The HTML document of the page, as visitors get it. */
  visitorsDocument(context: RenderContext): string {
    return this.#render(context);
  }

  #render(context: RenderContext | undefined, keys?: string[]): string {
    if (!this.#page || !context) throw new Error(`${this.path} was never compiled.`);
    const blocks = this.#order().flatMap((key) => this.#rendered.get(key)?.block ?? []);
    return renderPage({ ...this.#page, blocks }, context, keys).document;
  }

  #order(): string[] {
    return this.sections.map(({ key }) => key).filter((key) => this.#rendered.has(key));
  }

  #patch(changed: PatchedBlock[], rest: Partial<PagePatch>): PagePatch {
    const { path, revision } = this;
    return { path, revision, order: this.#order(), changed, ...rest };
  }

  /** Renders a section if it has changed; keeps the last rendering if that fails. @param text the block as JSON */
  #renderSection(
    key: string,
    { block }: LenientSection,
    text: string | undefined,
    isOtherCode: boolean,
  ): PatchedBlock | undefined {
    if (!block || text === undefined || !this.#context) return undefined;
    const known = this.#rendered.get(key);
    if (known?.text === text && !isOtherCode) return undefined;
    try {
      const rendered = renderPageBlock(block, key, this.#context);
      if (known?.html === rendered.html && known.text === text) return undefined;
      const classes = [...classesIn(rendered.html)].join(' ');
      if (classes !== known?.classes) this.#pictures = undefined;
      this.#rendered.set(key, { ...rendered, block, text, classes });
      return { block: rendered.data, html: rendered.html };
    } catch {
      return undefined;
    }
  }

  #previewSection(key: string, { index, source }: LenientSection, text: string | undefined): PreviewSection {
    const isStale = text === undefined || this.#rendered.get(key)?.text !== text;
    return { key, type: textProperty(source, 'type') ?? '', file: this.file, pointer: `/blocks/${index}`, isStale };
  }

  /** The changed parts of the page other than its sections. */
  #rest(
    page: CompiledPage,
    context: RenderContext,
    { changed, isOtherContext }: { changed: PatchedBlock[]; isOtherContext: boolean },
  ): Partial<PagePatch> {
    const { renderer, site } = context;
    const html = changed.map((one) => one.html).join('');
    const dialogs = renderer.renderDialogs(page.modals, site);
    const icons = changed.length > 0 ? context.icons.usedIn(html + dialogs) : {};
    if (isOtherContext) this.#pictures = undefined;
    this.#pictures ??= context.styles.of(this.#allHtml(), []).pictures;
    const pictures = this.#pictures;
    return {
      ...this.#ifNew('version', this.version),
      ...this.#ifNew('sections', this.sections),
      ...this.#ifNew('dialogs', dialogs),
      ...this.#ifNew('head', headOf(page, { ...context, site: site.site })),
      ...(isOtherContext && { ...this.#ifNew('footer', context.footer), ...this.#ifNew('site', site) }),
      ...(this.#isNew('pictures', pictures) || isOtherContext ? { style: context.baseStyle + pictures } : {}),
      ...(Object.keys(icons).length > 0 && { icons }),
    };
  }

  #remove(key: string): void {
    this.#rendered.delete(key);
    this.#pictures = undefined;
  }

  #allHtml(): string {
    return [...this.#rendered.values()].map(({ html }) => html).join('');
  }

  #ifNew<K extends keyof PagePatch>(name: K, value: PagePatch[K]): Partial<PagePatch> {
    const part: Partial<PagePatch> = {};
    if (this.#isNew(name, JSON.stringify(value))) part[name] = value;
    return part;
  }

  #isNew(name: string, text: string): boolean {
    if (this.#sent.get(name) === text) return false;
    this.#sent.set(name, text);
    return true;
  }
}
