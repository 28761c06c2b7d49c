/** The icons of the Lucide set, as the package of the set holds them: one file for all. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Parts of the format of Iconify. */
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

/** How the set draws. Whoever shows an icon says this by style, which these would win over. */
const STROKE = ' fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"';

let known: ReadonlyMap<string, Icon> | undefined;

function readIcons(): ReadonlyMap<string, Icon> {
  const file = createRequire(import.meta.url).resolve('@iconify-json/lucide/icons.json');
  const set: IconFile = JSON.parse(readFileSync(file, 'utf8'));
  const icons = new Map<string, Icon>();
  for (const [name, { body, width = set.width, height = set.height }] of Object.entries(set.icons)) {
    const shapes = body.replaceAll(STROKE, '').replace(/^<g>(.*)<\/g>$/, '$1');
    icons.set(name, { viewBox: `0 0 ${width} ${height}`, shapes });
  }
  for (const [name, { parent }] of Object.entries(set.aliases)) {
    const icon = icons.get(parent);
    if (icon) icons.set(name, icon);
  }
  return icons;
}

/** Every icon by its name, and by its former names. The file is read once. */
export function iconSet(): ReadonlyMap<string, Icon> {
  known ??= readIcons();
  return known;
}
