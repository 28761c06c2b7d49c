import type { CompiledPage, CompiledSite } from '../../contracts/compiled-site.ts';
import type { Block } from '../../generated/types.ts';
import { validatorOf } from '../checks/check-content.ts';
import { compileContent } from '../compile/compile.ts';
import type { Content } from '../read/content.ts';
import { listProperty } from '../read/json.ts';
import { projectPlaces } from '../read/places.ts';
import type { ContentKind } from '../schema/schemas.ts';
import { type LenientReading, type ReadBefore, readAllLeniently, readLeniently } from './lenient-content.ts';
import { type Instead, type MarkedBlock, markedTexts, pictureClasses } from './marked-texts.ts';
import { isOfMeasure, type Pruned } from './prune.ts';

/** Where content is, and what it is read with. */
export interface LenientOptions {
  configDir: string;
  schemasDir: string;
  /** Where compiled validators are kept. */
  cacheDir?: string;
}

/** A section as it is now: compiled, or undefined where it cannot be. */
export interface LenientSection {
  /** Where it stands in the page's file. */
  index: number;
  /** As the file has it. */
  source: unknown;
  block: Block | undefined;
}

/** A page of which what is at fault was left out. */
export interface LenientPage {
  page: CompiledPage;
  /** All sections of the file, those too that cannot be compiled. */
  sections: LenientSection[];
}

/**
 * Content while it is being edited: what is at fault is left out, and what cannot be compiled at all stays as it last
 * was. Never says what is wrong; that is the checker's.
 */
export class LenientSite {
  /** The last that could be compiled. */
  site: CompiledSite | undefined;
  /** What was read last. */
  content: Content | undefined;
  readonly #options: LenientReading;
  readonly #before: ReadBefore = new Map();
  #pages = new Map<string, Pruned>();
  /** The data of the one page that is compiled in parts. */
  #part: { pageId: string; data: unknown } | undefined;

  constructor(options: LenientReading) {
    this.#options = options;
    this.refresh();
  }

  static async open({ configDir, schemasDir, cacheDir }: LenientOptions): Promise<LenientSite> {
    const { schemas, validator } = await validatorOf(schemasDir, cacheDir);
    return new LenientSite({ places: projectPlaces({ configDir }), schemas, validator, now: new Date() });
  }

  /** Reads everything again. @returns whether it could be compiled; the last good state stays otherwise */
  refresh(): boolean {
    const { content, pages } = readAllLeniently({ ...this.#options, now: new Date() }, this.#before);
    this.content = content;
    this.#pages = pages;
    try {
      const { validator } = this.#options;
      this.site = compileContent(
        { content, validator },
        { tolerates: isOfMeasure, pageData: (pageId) => this.#dataOf(pageId) },
      );
      return true;
    } catch {
      return false;
    }
  }

  /** Reads the file of one page again. */
  refreshPage(pageId: string): void {
    const file = this.content?.files.find(({ kind, id }) => kind.name === 'pages' && id === pageId);
    const read = file && readLeniently(file, this.#options.validator, this.#before);
    if (read) this.#pages.set(pageId, read);
  }

  /**
   * A page as far as it can be compiled.
   * @throws Error when not even its title can
   */
  page(path: string): LenientPage {
    const { site } = this;
    if (!site) throw new Error('The content cannot be compiled.');
    const whole = compiled(() => site.page(path));
    const pageId = whole?.id ?? site.paths.find((one) => one.path === path)?.pageId ?? '';
    const pruned = this.#pages.get(pageId);
    if (whole) return { page: whole, sections: sectionsOf(pruned, whole.blocks) };
    return this.#inParts(site, path, pageId, pruned);
  }

  /**
   * A section with something else in the place of its texts; names, choices and links stay.
   * @param instead is given the place of a text in the section, and the text
   * @returns the compiled section, and the classes of its pictures with their places; undefined when it cannot be compiled
   */
  marked(path: string, index: number, instead: Instead): MarkedBlock | undefined {
    const { site } = this;
    const pageId = site && (compiled(() => site.page(path))?.id ?? site.paths.find((one) => one.path === path)?.pageId);
    const page = this.#pages.get(pageId ?? '');
    const at = page?.sections.indexOf(index) ?? -1;
    if (!site || !page || pageId === undefined || at < 0) return undefined;
    const section = markedTexts(page, at, { validator: this.#options.validator, kind: this.#pageKind() }, instead);
    this.#part = { pageId, data: { ...Object(page.data), blocks: [section] } };
    const [block] = compiled(() => site.page(path))?.blocks ?? [];
    this.#part = undefined;
    return block && { block, pictures: pictureClasses(page, at, site) };
  }

  #pageKind(): ContentKind {
    const kind = this.#options.validator.kinds.find(({ name }) => name === 'pages');
    if (!kind) throw new Error('there is no schema for pages');
    return kind;
  }

  /** Compiles section by section, where one of them keeps the whole from being compiled. */
  #inParts(site: CompiledSite, path: string, pageId: string, pruned: Pruned | undefined): LenientPage {
    const withBlocks = (blocks: unknown[]) => {
      this.#part = { pageId, data: { ...Object(pruned?.data), blocks } };
      try {
        return site.page(path);
      } finally {
        this.#part = undefined;
      }
    };
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

  #dataOf(pageId: string): unknown {
    const data = this.#part?.pageId === pageId ? this.#part.data : this.#pages.get(pageId)?.data;
    if (data === undefined) throw new Error(`The page ${pageId} cannot be read.`);
    return structuredClone(data);
  }
}

/** All sections of a page's file. @param blocks those that are left of them, compiled */
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
