/**
 * Generates picture files: AVIF in several widths, one WebP for old browsers. Cached by content, so each is made once.
 */
import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Sharp } from 'sharp';
import { ensureFile } from '../../content/cache/atomic-file.ts';
import { contrast } from '../../content/checks/contrast-ratio.ts';
import type { ImageFile } from '../../contracts/compiled-site.ts';
import type { Picture } from '../../contracts/resolved.ts';
import type { OnProgress } from '../on-progress.ts';
import { mapConcurrently } from './encoding-concurrency.ts';

/**
 * Chosen by eye: with the older tuning, trees lost their leaves. The extra bytes are saved by widths that fit screens
 * more closely.
 */
const AVIF = { chromaSubsampling: '4:2:0', tune: 'iq' } as const;
/**
 * The first quality that fits the byte limit is used, or the last if none does. Heavy pictures are busy ones, in which
 * lost detail is hard to see.
 */
const AVIF_QUALITIES = { best: [56, 52], last: 48, bytesPerPixel: 0.058 };
/** More effort for the files that phones load; wider ones take four fifths of the time of a first build. */
const AVIF_EFFORT = { widest: 1000, upToIt: 2, beyond: 1 };
const WEBP = { quality: 72 };

/** A file of a picture: its name below /images/, width and format. */
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

/** Pictures with less contrast to black do not glare in dark mode, so they are not dimmed there (styles/theme.ts). */
const DIMMED_FROM = 3;

/** The rule that sets a picture's focal point and the colour shown while it loads. */
export function pictureRule({ picture, focus, color }: ImageFile): string {
  const isDark = (contrast(color, '#000000') ?? DIMMED_FROM) < DIMMED_FROM;
  return `.${picture.className}{object-position:${focus[0]}% ${focus[1]}%;background-color:${color}${isDark ? ';filter:none' : ''}}`;
}

/** The pixels of a master, scaled to the width of its widest file. */
export type Pixels = () => Promise<Sharp>;

/** Decodes a master lazily, because decoding takes as long as encoding a small file. */
export function pixelsOf({ file, picture }: ImageFile): Pixels {
  const width = Math.max(...picture.widths, picture.fallback);
  const decode = async () => {
    const { default: sharp } = await import('sharp');
    const upright = sharp(file).autoOrient().resize({ width, withoutEnlargement: true });
    const { data, info } = await upright.raw().toBuffer({ resolveWithObject: true });
    return sharp(data, { raw: info });
  };
  let decoded: Promise<Sharp> | undefined;
  return async () => {
    decoded ??= decode();
    return (await decoded).clone();
  };
}

/** The cached file, made if necessary. @throws if sharp cannot read the master */
export function makePictureFile(pixels: Pixels, file: PictureFile, cacheDir: string): Promise<string> {
  return ensureFile(path.join(cacheDir, 'pictures', file.name), async () => {
    const resized = (await pixels()).resize({ width: file.width });
    return file.format === 'webp' ? resized.webp(WEBP).toBuffer() : avif(resized, file.width);
  });
}

/** The file of this name of one of these pictures, made unless it exists; undefined if none of them has such a file. */
export async function pictureFileNamed(
  images: readonly ImageFile[],
  name: string,
  cacheDir: string,
): Promise<string | undefined> {
  for (const image of images) {
    const file = pictureFiles(image.picture).find((candidate) => candidate.name === name);
    if (file) return makePictureFile(pixelsOf(image), file, cacheDir);
  }
  return undefined;
}

async function avif(picture: Sharp, width: number): Promise<Buffer> {
  const { widest, upToIt, beyond } = AVIF_EFFORT;
  const { best, last, bytesPerPixel } = AVIF_QUALITIES;
  const settings = { ...AVIF, effort: width <= widest ? upToIt : beyond };
  for (const quality of best) {
    const { data, info } = await picture
      .clone()
      .avif({ ...settings, quality })
      .toBuffer({ resolveWithObject: true });
    if (data.length <= info.width * info.height * bytesPerPixel) return data;
  }
  return picture.avif({ ...settings, quality: last }).toBuffer();
}

/** Generates all picture files and copies missing ones into a folder. */
export async function makePictures(
  images: ImageFile[],
  cacheDir: string,
  outDir: string,
  onProgress?: OnProgress,
): Promise<void> {
  mkdirSync(outDir, { recursive: true });
  // A picture with several focal points has one set of files.
  const pictures = new Map(images.map((image) => [image.picture.name, image]));
  let made = 0;
  await mapConcurrently([...pictures.values()], async (image) => {
    onProgress?.('Making pictures', made++, pictures.size);
    const pixels = pixelsOf(image);
    for (const file of pictureFiles(image.picture)) {
      const source = await makePictureFile(pixels, file, cacheDir);
      const target = path.join(outDir, file.name);
      if (!existsSync(target)) copyFileSync(source, target);
    }
  });
}
