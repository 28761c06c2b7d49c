/** Makes the files of pictures: AVIF in several widths, one WebP for old browsers. Cached by content, so each is made once. */
import { copyFileSync, existsSync, mkdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import type { ImageFile } from '../shapes/compiled-site.ts';
import type { Picture } from '../shapes/content.ts';
import { inLanes } from './lanes.ts';

/** A third of the time of effort 3 for 2 % more bytes: a first build makes a hundred files. */
const AVIF = { quality: 50, effort: 1 };
const WEBP = { quality: 72 };

/** A file of a picture: its name as it is served below /images/, its width and format. */
interface PictureFile {
  name: string;
  width: number;
  format: 'avif' | 'webp';
}

/** The files that a picture has. */
export function pictureFiles(picture: Picture): PictureFile[] {
  const base = `${picture.name}-${picture.hash}`;
  return [
    ...picture.widths.map((width) => ({ name: `${base}-${width}.avif`, width, format: 'avif' as const })),
    { name: `${base}-${picture.fallback}.webp`, width: picture.fallback, format: 'webp' },
  ];
}

/** The rule that sets a picture's focal point and the colour shown while it loads. */
export function pictureRule({ picture, focus, color }: ImageFile): string {
  return `.${picture.className}{object-position:${focus[0]}% ${focus[1]}%;background-color:${color}}`;
}

/**
 * The file in the cache, made if it is not there.
 * @throws when sharp cannot read the master
 */
export async function makePictureFile(image: ImageFile, file: PictureFile, cacheDir: string): Promise<string> {
  const target = path.join(cacheDir, 'pictures', file.name);
  if (existsSync(target)) return target;
  mkdirSync(path.dirname(target), { recursive: true });
  const { default: sharp } = await import('sharp');
  const resized = sharp(image.file).resize({ width: file.width, withoutEnlargement: true });
  const encoded = file.format === 'avif' ? resized.avif(AVIF) : resized.webp(WEBP);
  const partial = `${target}.${process.pid}.part`;
  await encoded.toFile(partial);
  renameSync(partial, target);
  return target;
}

/** Makes every file of the pictures and copies those that are missing into a folder. */
export async function makePictures(images: ImageFile[], cacheDir: string, outDir: string): Promise<void> {
  mkdirSync(outDir, { recursive: true });
  const jobs = images.flatMap((image) => pictureFiles(image.picture).map((file) => ({ image, file })));
  await inLanes(jobs, async ({ image, file }) => {
    const made = await makePictureFile(image, file, cacheDir);
    const target = path.join(outDir, file.name);
    if (!existsSync(target)) copyFileSync(made, target);
  });
}
