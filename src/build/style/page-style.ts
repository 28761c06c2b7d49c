/** Finds the CSS that a page needs, by the classes in its HTML. */
import type { ImageFile } from '../../contracts/compiled-site.ts';
import type { PageBlock } from '../../contracts/page-data.ts';
import { pictureRule } from '../media/pictures.ts';
import { attributeValues } from './attribute-values.ts';
import type { ModuleStyle } from './css-modules.ts';
import { purgeCss } from './purge-css.ts';
import { styleUnderBase } from './style-under-base.ts';

/** A CSS module's style sheet, as served. */
export interface ServedStyle extends ModuleStyle {
  href: string;
}

/**
 * The CSS of a page: the rules its document needs at once, and those of its modules' sheets that not every document
 * contains.
 */
export interface PageStyle {
  css: string;
  /** The rules of its pictures. */
  pictures: string;
  /** URLs of the page's sheets. */
  sheets: string[];
  /** Those that the document contains in full. */
  inlined: string[];
}

/** The sources of all pages' CSS. */
export interface StyleSources {
  /** The rules at the start of every document. */
  baseStyle: string;
  /** The style sheets by the mark that ends the names of their classes. */
  styles: Map<string, ServedStyle>;
  /** Suffixes of modules that scripts may use on any page; every document contains these sheets in full. */
  entryMarks: string[];
  /** Suffixes of modules that islands of a type may use. */
  islandMarks: Record<string, string[]>;
  /** The pictures by their class. */
  pictures: Map<string, ImageFile>;
  /** The base path of the site. */
  basePath: string;
}

const PICTURE = 'pic-';
const MARK = /_([0-9a-z]{4})$/;

/** How many styles are cached: thousands of pages use only a few combinations of blocks. */
const MOST_PATTERNS = 200;

/** Every class that occurs in a piece of HTML, in the order of their first occurrence. */
export function classesIn(html: string): Set<string> {
  const classes = new Set<string>();
  for (const value of attributeValues(html, ' class="')) for (const name of value.split(' ')) classes.add(name);
  return classes;
}

/** Finds the styles of pages. Pages with the same classes share a style, except for their pictures. */
export class PageStyles {
  readonly #sources: StyleSources;
  readonly #known = new Map<string, Omit<PageStyle, 'pictures'>>();

  constructor(sources: StyleSources) {
    this.#sources = sources;
  }

  /**
   * The CSS for the classes in the HTML, and for those its islands may need later. Modules that scripts can affect are
   * included in full; of all others the document gets only the rules it uses.
   */
  of(html: string, blocks: PageBlock[]): PageStyle {
    const all = [...classesIn(html)];
    const names = all.filter((name) => !name.startsWith(PICTURE));
    const islands = [...new Set(blocks.filter(({ island }) => island).map(({ type }) => type))];
    const pattern = [...islands, '', ...names].join(' ');
    const style = this.#known.get(pattern) ?? this.#style(new Set(names), islands);
    if (this.#known.size < MOST_PATTERNS) this.#known.set(pattern, style);
    const pictures = all.flatMap((name) => this.#sources.pictures.get(name) ?? []);
    return { ...style, pictures: pictures.map(pictureRule).join('') };
  }

  #style(names: Set<string>, islands: PageBlock['type'][]): Omit<PageStyle, 'pictures'> {
    const { baseStyle, styles, entryMarks, islandMarks, basePath } = this.#sources;
    const live = new Set([...entryMarks, ...islands.flatMap((type) => islandMarks[type] ?? [])]);
    const shown = new Set([...names].flatMap((name) => MARK.exec(name)?.[1] ?? []));
    const used = [...styles.values()]
      .filter(({ mark }) => live.has(mark) || shown.has(mark))
      .map((style) => ({
        style,
        ...(live.has(style.mark) ? { css: style.css, isWhole: true } : purgeCss(style, names)),
      }));
    const ownUsed = used.filter(({ style }) => !entryMarks.includes(style.mark));
    return {
      css: baseStyle + styleUnderBase(used.map(({ css }) => css).join(''), basePath),
      sheets: ownUsed.map(({ style }) => style.href),
      inlined: ownUsed.filter(({ isWhole }) => isWhole).map(({ style }) => style.href),
    };
  }
}
