/** The site's icons for home screens and bookmarks, drawn from the company's favicon and cached by content. */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ensureFile } from '../../content/cache/atomic-file.ts';
import { brandDrawing, type Palette } from '../media/brand-drawing.ts';
import { FAVICON as TAB_ICON } from './favicon.ts';
import { type IconPicture, icoFile } from './ico.ts';

/**
 * An icon with its width and height in pixels. If it bleeds, its background fills the square, and the mark is in the
 * safe zone.
 */
interface AppIcon {
  path: string;
  size: number;
  bleeds: boolean;
}

export const APP_ICONS = {
  small: { path: '/icons/icon-192.png', size: 192, bleeds: false },
  large: { path: '/icons/icon-512.png', size: 512, bleeds: false },
  maskable: { path: '/icons/icon-maskable-512.png', size: 512, bleeds: true },
  apple: { path: '/icons/apple-touch-icon.png', size: 180, bleeds: true },
} as const satisfies Record<string, AppIcon>;

/** The share of a bleeding icon's width that the mark takes: systems may crop a tenth on each side. */
const SAFE = 0.9;

async function draw({ size, bleeds }: Omit<AppIcon, 'path'>, source: Buffer, ground: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const mark = Math.round(bleeds ? size * SAFE : size);
  const drawn = await sharp(source, { density: 144 }).resize(mark, mark).png().toBuffer();
  if (!bleeds) return drawn;
  const square = sharp({ create: { width: size, height: size, channels: 3, background: ground } });
  return square
    .composite([{ input: drawn }])
    .png({ palette: true })
    .toBuffer();
}

/** The drawing and the cache folder. */
export interface IconSources {
  brandDir: string;
  cacheDir: string;
  outDir: string;
}

/** Sizes of the pictures in favicon.ico: for tabs and bookmarks, on standard and high-density screens. */
const FAVICON = { path: '/favicon.ico', sizes: [32, 48] } as const;

/** The PNG of an icon, cached by drawing, size and colour. */
async function cachedPng(icon: Omit<AppIcon, 'path'>, source: Buffer, ground: string, folder: string): Promise<Buffer> {
  const { size, bleeds } = icon;
  const hash = createHash('sha256')
    .update(source)
    .update(JSON.stringify([size, bleeds, SAFE, ground]))
    .digest('hex');
  const cached = path.join(folder, `${hash.slice(0, 12)}.png`);
  return readFileSync(await ensureFile(cached, () => draw(icon, source, ground)));
}

/**
 * Writes the icons into the public folder of the output, including favicon.ico, which browsers and crawlers request by
 * default.
 * @param ground the background colour of bleeding icons, as #rrggbb
 * @throws if the drawing cannot be read
 */
export async function makeAppIcons(
  { brandDir, cacheDir, outDir }: IconSources,
  ground: string,
  theme: Palette,
): Promise<void> {
  const source = Buffer.from(brandDrawing(brandDir, TAB_ICON, theme));
  const png = (icon: Omit<AppIcon, 'path'>) => cachedPng(icon, source, ground, path.join(cacheDir, 'icons'));
  const put = (file: string, content: Buffer) => {
    const target = path.join(outDir, 'public', file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content);
  };
  for (const icon of Object.values(APP_ICONS)) put(icon.path, await png(icon));
  const pictures: IconPicture[] = [];
  for (const size of FAVICON.sizes) pictures.push({ size, png: await png({ size, bleeds: false }) });
  put(FAVICON.path, icoFile(pictures));
}
