/** Icons and drawings as SVG symbols; only the ones the HTML uses. */
import { type Icon, iconSet, symbolText } from '../../content/read/icon-set.ts';
import { attributeValues } from '../style/attribute-values.ts';
import { brandDrawing, type Palette } from './brand-drawing.ts';

const SYMBOL = /^(?:i|drawing)-[a-z0-9-]+$/;
const ICON = 'i-';

const isUnknownIcon = (id: string) => id.startsWith(ICON) && !iconSet().has(id.slice(ICON.length));

function iconNamed(name: string): Icon {
  const icon = iconSet().get(name);
  if (!icon) throw new Error(`There is no icon "${name}".`);
  return icon;
}

function drawingIn(svg: string): Icon {
  const shapes = svg.slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'));
  return {
    viewBox: /viewBox="([^"]*)"/.exec(svg)?.[1] ?? '',
    shapes: shapes
      .replace(/<title>.*?<\/title>/s, '')
      .replace(/\s+/g, ' ')
      .trim(),
  };
}

/** SVG symbols, each built once: `i-<name>` from the icon set, `drawing-<name>` from the company's drawings. */
export class IconSet {
  readonly #drawings: string;
  readonly #theme: Palette;
  readonly #skipsUnknown: boolean;
  readonly #symbols = new Map<string, string>();

  /**
   * @param drawings folder of the drawings
   * @param skipsUnknown leaves out unknown icons, whose names may be half typed
   */
  constructor(drawings: string, theme: Palette, { skipsUnknown = false } = {}) {
    this.#drawings = drawings;
    this.#theme = theme;
    this.#skipsUnknown = skipsUnknown;
  }

  /** One symbol by its id. @throws when there is no such icon or drawing */
  symbol(id: string): string {
    const known = this.#symbols.get(id);
    if (known) return known;
    const [kind = '', name = ''] = id.split(/-(.*)/s);
    const shape = kind === 'i' ? iconNamed(name) : drawingIn(brandDrawing(this.#drawings, `${name}.svg`, this.#theme));
    // Copied through bytes: the id is a substring of a page, and if that page has wide characters, every document with
    // the symbol would use two bytes per character and take twice as long to write.
    const symbol = Buffer.from(symbolText(id, shape)).toString();
    this.#symbols.set(id, symbol);
    return symbol;
  }

  /** The symbols that a piece of HTML uses, by id. @throws when it uses an unknown one, unless these are skipped */
  usedIn(html: string): Record<string, string> {
    const ids = [...attributeValues(html, 'href="#')].filter(
      (id) => SYMBOL.test(id) && !(this.#skipsUnknown && isUnknownIcon(id)),
    );
    return Object.fromEntries(ids.sort().map((id) => [id, this.symbol(id)]));
  }
}
