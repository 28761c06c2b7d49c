/** Icons and drawings as SVG symbols: only those that the HTML names. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { attributeValues } from '../style/attribute-values.ts';

const SYMBOL = /^(?:i|drawing)-[a-z0-9-]+$/;

/** Reads symbols, each once: `i-<name>` from the icon set, `drawing-<name>` from the company's drawings. */
export class IconSet {
  readonly #folders: Record<string, string>;
  readonly #symbols = new Map<string, string>();

  /**
   * @param root the repository: its node_modules hold the icon set
   * @param drawings the folder of the drawings
   */
  constructor(root: string, drawings: string) {
    this.#folders = { i: path.join(root, 'node_modules/lucide-static/icons'), drawing: drawings };
  }

  /** One symbol by its id. @throws when there is no such icon or drawing */
  symbol(id: string): string {
    const known = this.#symbols.get(id);
    if (known) return known;
    const [kind = '', name = ''] = id.split(/-(.*)/s);
    const svg = readFileSync(path.join(this.#folders[kind] ?? '', `${name}.svg`), 'utf8');
    const viewBox = /viewBox="([^"]*)"/.exec(svg)?.[1] ?? '';
    const shapes = svg.slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'));
    const lean = shapes
      .replace(/<title>.*?<\/title>/s, '')
      .replace(/\s+/g, ' ')
      .trim();
    // Read anew from bytes: the id is cut out of a page, and where that has wide characters, every document that holds
    // the symbol would take two bytes a character and twice the time to write.
    const symbol = Buffer.from(`<symbol id="${id}" viewBox="${viewBox}">${lean}</symbol>`).toString();
    this.#symbols.set(id, symbol);
    return symbol;
  }

  /** The symbols that a piece of HTML uses, by id. */
  usedIn(html: string): Record<string, string> {
    const ids = [...attributeValues(html, 'href="#')].filter((id) => SYMBOL.test(id));
    return Object.fromEntries(ids.sort().map((id) => [id, this.symbol(id)]));
  }
}
