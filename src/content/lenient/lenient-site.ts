import { resolve } from 'node:path';
import type { CompiledPage, CompiledSite } from '../../contracts/compiled-site.ts';
import type { Block } from '../../generated/types.ts';
import { validatorOf } from '../checks/check-content.ts';
import { compileContent } from '../compile/compile.ts';
import type { Content } from '../read/content.ts';
import type { ContentFile } from '../read/files.ts';
import { listProperty } from '../read/json.ts';
import type { ContentKind } from '../schema/schemas.ts';
import {
  type LenientReading,
  nameIn,
  type ReadBefore,
  readAllLeniently,
  readLeniently,
  usableBefore,
} from './lenient-content.ts';
import { type BlockWithMarkers, pictureClasses, type ReplaceText, withMarkers } from './marked-texts.ts';
import { isLimitError, type Pruned } from './prune.ts';

/** Options of a lenient site. */
export interface LenientOptions {
  configDir: string;
  schemasDir: string;
  /** The cache folder of compiled validators. */
  cacheDir?: string;
  /** Earlier texts of a file, by its name in the folder, the latest first. */
  earlierTexts?: LenientReading['earlierTexts'];
}

/** A section of a page file, with its compiled block; the block is undefined if it cannot be compiled. */
export interface LenientSection {
  /** Its index in the page's file. */
  index: number;
  /** The section's data in the file. */
  source: unknown;
  block: Block | undefined;
}

/** A page without its faulty parts. */
export interface LenientPage {
  page: CompiledPage;
  /** All sections of the file, including those that cannot be compiled. */
  sections: LenientSection[];
}

/**
 * Content while it is being edited. Faulty parts are left out, and where nothing can be compiled, the last version
 * stays. Reports nothing; that is the job of the check.
 */
export class LenientSite {
  /** The last site that compiled. Its pages come from `page`, so that faulty parts are left out. */
  site: CompiledSite | undefined;
  /** The content as last read. */
  content: Content | undefined;
  /** The same site, with pages that throw an error if any part of them is faulty. */
  #strict: CompiledSite | undefined;
  readonly #options: LenientReading;
  readonly #before: ReadBefore = new Map();
  #pages = new Map<string, Pruned>();
  /** The files whose current text is not JSON, or not usable at all. */
  #unusable = new Map<string, ContentFile>();
  /** The data of the one page that is compiled in parts. */
  #part: { pageId: string; data: unknown } | undefined;

  constructor(options: LenientReading) {
    this.#options = options;
    this.refresh();
  }

  static async open({ configDir, schemasDir, cacheDir, earlierTexts }: LenientOptions): Promise<LenientSite> {
    const { schemas, validator } = await validatorOf(schemasDir, cacheDir);
    return new LenientSite({ configDir: resolve(configDir), schemas, validator, now: new Date(), earlierTexts });
  }

  /** Reads everything again. @returns whether it compiled; if not, the last site that did stays */
  refresh(): boolean {
    const { content, pages, unusable } = readAllLeniently({ ...this.#options, now: new Date() }, this.#before);
    this.content = content;
    this.#pages = pages;
    this.#unusable = new Map(unusable.map((file) => [file.path, file]));
    try {
      const { validator } = this.#options;
      const site = compileContent(
        { content, validator },
        { tolerates: isLimitError, leavesOut: true, pageData: (pageId) => this.#dataOf(pageId) },
      );
      if (!site.paths.some((path) => this.#isFrameGood(site, path))) return false;
      this.#strict = site;
      // Rendering one page may need the title of another page, which may be faulty.
      this.site = { ...site, page: (path) => this.page(path).page };
      return true;
    } catch {
      return false;
    }
  }

  /** Reads the file of one page again. */
  refreshPage(pageId: string): void {
    const file = this.content?.files.find(({ kind, id }) => kind.name === 'pages' && id === pageId);
    if (!file) return;
    const { read, isUsable } = readLeniently(file, this.#options, this.#before);
    if (read) this.#pages.set(pageId, read);
    if (isUsable) this.#unusable.delete(file.path);
    else this.#unusable.set(file.path, file);
  }

  /**
   * The files whose current text is not JSON, or not usable at all. What is shown of them is incomplete or outdated.
   */
  get unusableFiles(): string[] {
    return [...this.#unusable.values()].map((file) => nameIn(this.#options.configDir, file));
  }

  /**
   * The latest earlier text of a file that is usable; undefined if there is none. @param name its name in the content
   * folder
   */
  usableTextBefore(name: string): string | undefined {
    const { configDir } = this.#options;
    const file = this.content?.files.find((one) => nameIn(configDir, one) === name);
    return file && usableBefore(file, this.#options)?.text;
  }

  /** A page without its faulty parts. @throws Error if not even its title can be compiled */
  page(path: string): LenientPage {
    const site = this.#strict;
    if (!site) throw new Error('The content cannot be compiled.');
    const whole = compiled(() => site.page(path));
    const pageId = whole?.id ?? site.paths.find((one) => one.path === path)?.pageId ?? '';
    const pruned = this.#pages.get(pageId);
    if (whole) return { page: whole, sections: sectionsOf(pruned, whole.blocks) };
    return this.#inParts(site, path, pageId, pruned);
  }

  /**
   * Compiles a section with its texts replaced; names, options and links stay.
   * @param instead returns the replacement for a text, from the text and its pointer in the section
   * @returns the compiled section, and the pointers of its pictures by CSS class; undefined if it cannot be compiled
   */
  marked(path: string, index: number, instead: ReplaceText): BlockWithMarkers | undefined {
    const site = this.#strict;
    const pageId = site && (compiled(() => site.page(path))?.id ?? site.paths.find((one) => one.path === path)?.pageId);
    const page = this.#pages.get(pageId ?? '');
    const at = page?.sections.indexOf(index) ?? -1;
    if (!site || !page || pageId === undefined || at < 0) return undefined;
    const section = withMarkers(page, at, { validator: this.#options.validator, kind: this.#pageKind() }, instead);
    const data = { ...Object(page.data), blocks: [section] };
    const [block] = compiled(() => this.#compiledAs(site, path, { pageId, data }))?.blocks ?? [];
    return block && { block, pictures: pictureClasses(page, at, site) };
  }

  #pageKind(): ContentKind {
    const kind = this.#options.validator.kinds.find(({ name }) => name === 'pages');
    if (!kind) throw new Error('there is no schema for pages');
    return kind;
  }

  /**
   * Whether a page compiles without its sections: then everything that every page needs is there, such as the site's
   * picture.
   */
  #isFrameGood(site: CompiledSite, { path, pageId }: CompiledSite['paths'][number]): boolean {
    const data = this.#needed(this.#pages.get(pageId)?.data);
    return compiled(() => this.#compiledAs(site, path, { pageId, data: { ...data, blocks: [] } })) !== undefined;
  }

  /** Compiles a page with other data than that of its file. @throws Error if it cannot be compiled */
  #compiledAs(site: CompiledSite, path: string, part: { pageId: string; data: unknown }): CompiledPage {
    this.#part = part;
    try {
      return site.page(path);
    } finally {
      this.#part = undefined;
    }
  }

  /** Compiles a page section by section, because the whole page cannot be compiled. */
  #inParts(site: CompiledSite, path: string, pageId: string, pruned: Pruned | undefined): LenientPage {
    let around: unknown = pruned?.data;
    const withBlocks = (blocks: unknown[]) =>
      this.#compiledAs(site, path, { pageId, data: { ...Object(around), blocks } });
    if (!compiled(() => withBlocks([]))) around = this.#needed(around);
    const left = listProperty(pruned?.data, 'blocks');
    const isGood = left.map((block) => compiled(() => withBlocks([block])) !== undefined);
    const page = withBlocks(left.filter((_, at) => isGood[at]));
    const blocks = [...page.blocks];
    return {
      page,
      sections: sectionsOf(
        pruned,
        isGood.map((good) => (good ? blocks.shift() : undefined)),
      ),
    };
  }

  /**
   * A page with its required properties only. An optional one, such as the picture of its card, may be what cannot be
   * compiled.
   */
  #needed(page: unknown): Record<string, unknown> {
    const needed = listProperty(this.#pageKind().schema.schema, 'required');
    return Object.fromEntries(Object.entries(Object(page)).filter(([name]) => needed.includes(name)));
  }

  #dataOf(pageId: string): unknown {
    const data = this.#part?.pageId === pageId ? this.#part.data : this.#pages.get(pageId)?.data;
    if (data === undefined) throw new Error(`The page ${pageId} cannot be read.`);
    return structuredClone(data);
  }
}

/** All sections of a page's file, with their blocks. @param blocks the results of compiling the usable sections */
function sectionsOf(pruned: Pruned | undefined, blocks: (Block | undefined)[]): LenientSection[] {
  return listProperty(pruned?.given, 'blocks').map((source, index) => {
    const at = pruned?.sections.indexOf(index) ?? -1;
    return { index, source, block: at < 0 ? undefined : blocks[at] };
  });
}

function compiled(compile: () => CompiledPage): CompiledPage | undefined {
  try {
    return compile();
  } catch {
    return undefined;
  }
}
