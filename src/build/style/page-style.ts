/** Finds the CSS that a page needs, by the classes in its HTML. */
import type { ImageFile } from '../../contracts/compiled-site.ts';
import type { PageBlock } from '../../contracts/page-data.ts';
import { pictureRule } from '../media/pictures.ts';
import { attributeValues } from './attribute-values.ts';
import type { ModuleStyle } from './css-modules.ts';
import { cssWithBasePath } from './css-with-base-path.ts';
import { purgeCss } from './purge-css.ts';

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
  /** The style sheets by the suffix of their class names. */
  styles: Map<string, ServedStyle>;
  /** Suffixes of modules that scripts may use on any page; every document contains these sheets in full. */
  entrySuffixes: string[];
  /** Suffixes of modules that islands of a type may use. */
  islandSuffixes: Record<string, string[]>;
  /** The pictures by their class. */
  pictures: Map<string, ImageFile>;
  /** The base path of the site. */
  basePath: string;
}

const PICTURE = 'pic-';
const SUFFIX = /_([0-9a-z]{4})$/;

/** How many styles are cached: thousands of pages use only a few combinations of blocks. */
const MAX_CACHED_STYLES = 200;

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
    if (this.#known.size < MAX_CACHED_STYLES) this.#known.set(pattern, style);
    const pictures = all.flatMap((name) => this.#sources.pictures.get(name) ?? []);
    return { ...style, pictures: pictures.map(pictureRule).join('') };
  }

  #style(names: Set<string>, islands: PageBlock['type'][]): Omit<PageStyle, 'pictures'> {
    const { baseStyle, styles, entrySuffixes, islandSuffixes, basePath } = this.#sources;
    const scriptSuffixes = new Set([...entrySuffixes, ...islands.flatMap((type) => islandSuffixes[type] ?? [])]);
    const documentSuffixes = new Set([...names].flatMap((name) => SUFFIX.exec(name)?.[1] ?? []));
    const used = [...styles.values()]
      .filter(({ suffix }) => scriptSuffixes.has(suffix) || documentSuffixes.has(suffix))
      .map((style) => ({
        style,
        ...(scriptSuffixes.has(style.suffix) ? { css: style.css, isWhole: true } : purgeCss(style, names)),
      }));
    const ownUsed = used.filter(({ style }) => !entrySuffixes.includes(style.suffix));
    return {
      css: baseStyle + cssWithBasePath(used.map(({ css }) => css).join(''), basePath),
      sheets: ownUsed.map(({ style }) => style.href),
      inlined: ownUsed.filter(({ isWhole }) => isWhole).map(({ style }) => style.href),
    };
  }
}
