import { Refusal } from '../../../content/edit/entities/refusal.ts';
import { LARGEST_PICTURE } from '../../contract/picture-limits.ts';

const BRANDS = { avif: ['avif', 'avis'], heic: ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1'] };

/**
 * Refuses a file by its size and first bytes, whatever its name, before anything decodes it.
 * @param bytes the file, or its beginning
 * @throws Refusal
 */
export function refuseOtherTypes(bytes: Buffer, size = bytes.length): void {
  if (size === 0) throw new Refusal('This file is empty.');
  if (size > LARGEST_PICTURE)
    throw new Refusal(
      `This file has ${megabytes(size)} MB; at most ${megabytes(LARGEST_PICTURE)} MB are taken. Save the picture smaller, such as 2400 pixels wide.`,
    );
  const start = bytes.toString('latin1', 0, 16);
  const isTaken = start.startsWith('\xff\xd8\xff') || start.startsWith('\x89PNG\r\n\x1a\n') || isWebp(start);
  if (isTaken || BRANDS.avif.includes(brandOf(start))) return;
  throw new Refusal(`${sentenceFor(bytes, start)} Take a JPEG, PNG, WebP or AVIF.`);
}

function isWebp(start: string): boolean {
  return start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP';
}

/** The brand in files of the MP4 family. */
function brandOf(start: string): string {
  return start.slice(4, 8) === 'ftyp' ? start.slice(8, 12) : '';
}

function sentenceFor(bytes: Buffer, start: string): string {
  if (BRANDS.heic.includes(brandOf(start)))
    return 'This is a photo in the format of iPhones (HEIC), which cannot be read here. On the phone choose "Most compatible" under Settings, Camera, Formats, or export it as JPEG.';
  if (/^\s*<(\?xml|!--|svg)|<svg[\s>]/i.test(bytes.toString('utf8', 0, 1024)))
    return 'This is a drawing (SVG), which may hold programs, and is no photo. A developer adds drawings to the folder brand.';
  if (start.startsWith('GIF8')) return 'This is a GIF.';
  if (start.startsWith('%PDF')) return 'This is a PDF.';
  if (brandOf(start) !== '') return 'This is a film.';
  return 'This file is no picture that can be read.';
}

/** For messages: 41.3. */
function megabytes(bytes: number): string {
  return (bytes / 1024 / 1024).toFixed(1).replace(/\.0$/, '');
}
