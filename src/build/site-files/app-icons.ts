/** The icons of the site for home screens and bookmarks, drawn from public/favicon.svg and cached by content. */
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** An icon: width and height in pixels; a bleeding one fills its square, with the mark inside the safe zone. */
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

/** The part of a bleeding icon that the mark takes: systems may cut off a tenth at each side. */
const SAFE = 0.9;

async function draw({ size, bleeds }: AppIcon, source: Buffer, ground: string): Promise<Buffer> {
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

/** Where icons are drawn from and kept. */
export interface IconPlaces {
  root: string;
  cacheDir: string;
  outDir: string;
}

/**
 * Puts the icons into the public folder of the output.
 * @param ground the colour behind bleeding icons, as #rrggbb
 * @throws when the drawing cannot be read
 */
export async function makeAppIcons({ root, cacheDir, outDir }: IconPlaces, ground: string): Promise<void> {
  const source = readFileSync(path.join(root, 'public/favicon.svg'));
  for (const icon of Object.values(APP_ICONS)) {
    const hash = createHash('sha256')
      .update(source)
      .update(JSON.stringify([icon, SAFE, ground]))
      .digest('hex');
    const cached = path.join(cacheDir, 'icons', `${hash.slice(0, 12)}.png`);
    if (!existsSync(cached)) {
      mkdirSync(path.dirname(cached), { recursive: true });
      const partial = `${cached}.${process.pid}.part`;
      writeFileSync(partial, await draw(icon, source, ground));
      renameSync(partial, cached);
    }
    const target = path.join(outDir, 'public', icon.path);
    mkdirSync(path.dirname(target), { recursive: true });
    copyFileSync(cached, target);
  }
}
