/** The icons of the Lucide set and the logos of other companies, from their packages. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { shortPath } from './short-path.ts';

/** The relevant part of Iconify's format. */
interface IconFile {
  icons: Record<string, { body: string; width?: number; height?: number }>;
  /** Former names of icons. */
  aliases: Record<string, { parent: string }>;
  width: number;
  height: number;
}

/** An icon as the content of a `symbol`. */
export interface Icon {
  viewBox: string;
  /** SVG. */
  shapes: string;
}

/**
 * An icon or drawing as an SVG symbol, which `<use>` refers to by its id. Coordinates are rounded as far as nobody can
 * see it.
 */
export function symbolText(id: string, { viewBox, shapes }: Icon): string {
  const short = shapes.replace(/ d="([^"]*)"/g, (_, path: string) => ` d="${shortPath(path)}"`);
  return `<symbol id="${id}" viewBox="${viewBox}">${short}</symbol>`;
}

/** The set's own stroke attributes. They are removed, since they would override the site's style sheets. */
const STROKE = ' fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"';

/** Companies whose logos are available as `brand-…`: social networks and messengers. */
const BRANDS = ['facebook', 'instagram', 'linkedin', 'telegram', 'tiktok', 'whatsapp', 'x', 'youtube'];

const brandIcon = (company: string) => `brand-${company}`;

function readSet(name: string): IconFile {
  return JSON.parse(readFileSync(createRequire(import.meta.url).resolve(`@iconify-json/${name}/icons.json`), 'utf8'));
}

/** Two logos redrawn with fewer strokes, since every page may contain them. */
const SHORTER: Record<string, string> = {
  facebook:
    '<path fill="currentColor" stroke="none" d="M24 12a12 12 0 1 0-13.9 11.9v-8.4H7.1V12h3V9.4c0-3 1.8-4.7 4.5-4.7c1.3 0 2.7.2 2.7.2v3h-1.5c-1.5 0-2 .9-2 1.9V12h3.3l-.5 3.5h-2.8v8.4A12 12 0 0 0 24 12"/>',
  instagram:
    '<path fill="none" stroke-width="2.1" d="M7 1h10a6 6 0 0 1 6 6v10a6 6 0 0 1-6 6H7a6 6 0 0 1-6-6V7a6 6 0 0 1 6-6m5 6.9a4.1 4.1 0 1 1 0 8.2a4.1 4.1 0 0 1 0-8.2m6.4-2.3v.1"/>',
};

/** Reads the logos of companies, which are filled shapes without strokes. */
function readBrands(): [string, Icon][] {
  const set = readSet('simple-icons');
  return BRANDS.flatMap((name) => {
    const icon = set.icons[name];
    if (!icon) return [];
    const shapes = SHORTER[name] ?? glyph(icon.body);
    return [[brandIcon(name), { viewBox: `0 0 ${icon.width ?? set.width} ${icon.height ?? set.height}`, shapes }]];
  });
}

const glyph = (body: string) => body.replaceAll('fill="currentColor"', 'fill="currentColor" stroke="none"');

let lucide: IconFile | undefined;

/** The Lucide set, which is read once. */
function lucideSet(): IconFile {
  lucide ??= readSet('lucide');
  return lucide;
}

function readIcons(): ReadonlyMap<string, Icon> {
  const set = lucideSet();
  const icons = new Map<string, Icon>();
  for (const [name, { body, width = set.width, height = set.height }] of Object.entries(set.icons)) {
    const shapes = body.replaceAll(STROKE, '').replace(/^<g>(.*)<\/g>$/, '$1');
    icons.set(name, { viewBox: `0 0 ${width} ${height}`, shapes });
  }
  for (const [name, { parent }] of Object.entries(set.aliases)) {
    const icon = icons.get(parent);
    if (icon) icons.set(name, icon);
  }
  for (const [name, icon] of readBrands()) icons.set(name, icon);
  return icons;
}

let known: ReadonlyMap<string, Icon> | undefined;

/** All icons by name and former name. The files are read once. */
export function iconSet(): ReadonlyMap<string, Icon> {
  known ??= readIcons();
  return known;
}

/** The names and former names of all icons. Does not read the large file with the logos of all companies. */
export function iconNames(): string[] {
  const { icons, aliases } = lucideSet();
  return [...Object.keys(icons), ...Object.keys(aliases), ...BRANDS.map(brandIcon)];
}
