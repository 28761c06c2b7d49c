import { refusal } from '../../../content/edit/entities/operation-refused-error.ts';
import type { SentenceName } from '../../../content/edit/words/phrase.ts';
import { MAX_PICTURE_BYTES } from '../../contract/picture-limits.ts';

const BRANDS = { avif: ['avif', 'avis'], heic: ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1'] };

/**
 * Refuses files that are too large or of an unsupported type, before anything decodes them. Ignores the file name.
 * @param bytes the file, or its first bytes
 * @param size the size of the whole file in bytes
 * @throws OperationRefusedError
 */
export function refuseOtherTypes(bytes: Buffer, size = bytes.length): void {
  if (size === 0) throw refusal('emptyFile');
  if (size > MAX_PICTURE_BYTES)
    throw refusal('largeFile', { size: megabytes(size), most: megabytes(MAX_PICTURE_BYTES) });
  const start = bytes.toString('latin1', 0, 16);
  const isTaken = start.startsWith('\xff\xd8\xff') || start.startsWith('\x89PNG\r\n\x1a\n') || isWebp(start);
  if (isTaken || BRANDS.avif.includes(brandOf(start))) return;
  throw refusal(otherType(bytes, start));
}

function isWebp(start: string): boolean {
  return start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP';
}

/** The major brand of ISO media files such as AVIF, HEIC and MP4; empty for other files. */
function brandOf(start: string): string {
  return start.slice(4, 8) === 'ftyp' ? start.slice(8, 12) : '';
}

function otherType(bytes: Buffer, start: string): SentenceName {
  if (BRANDS.heic.includes(brandOf(start))) return 'heic';
  if (/^\s*<(\?xml|!--|svg)|<svg[\s>]/i.test(bytes.toString('utf8', 0, 1024))) return 'svg';
  if (start.startsWith('GIF8')) return 'gif';
  if (start.startsWith('%PDF')) return 'pdf';
  if (brandOf(start) !== '') return 'film';
  return 'noPictureFile';
}

/** Formats a number of bytes in megabytes: 41.3. */
function megabytes(bytes: number): string {
  return (bytes / 1024 / 1024).toFixed(1).replace(/\.0$/, '');
}
