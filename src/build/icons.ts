/** Icons as SVG symbols: only those that the HTML names. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

const USE = /href="#i-([a-z0-9-]+)"/g;

/** Reads symbols from the icon set, each once. */
export class IconSet {
  readonly #dir: string;
  readonly #symbols = new Map<string, string>();

  /** @param root the repository, whose node_modules hold the icon set */
  constructor(root: string) {
    this.#dir = path.join(root, 'node_modules/lucide-static/icons');
  }

  /** One icon as `<symbol id="i-name">`. @throws when the set has no such icon */
  symbol(name: string): string {
    const known = this.#symbols.get(name);
    if (known) return known;
    const svg = readFileSync(path.join(this.#dir, `${name}.svg`), 'utf8');
    const shapes = svg
      .slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'))
      .replace(/\s+/g, ' ')
      .trim();
    const symbol = `<symbol id="i-${name}" viewBox="0 0 24 24">${shapes}</symbol>`;
    this.#symbols.set(name, symbol);
    return symbol;
  }

  /** The symbols that a piece of HTML uses, by name. */
  usedIn(html: string): Record<string, string> {
    const names = new Set([...html.matchAll(USE)].map(([, name = '']) => name));
    return Object.fromEntries([...names].sort().map((name) => [name, this.symbol(name)]));
  }
}
