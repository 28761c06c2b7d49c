import type { Metadata, Sharp } from 'sharp';
import { OperationRefusedError, refusal } from '../../../content/edit/entities/operation-refused-error.ts';
import { refuseOtherTypes } from './picture-type.ts';

/** Maximum number of pixels: decoding a larger picture would exhaust the memory, perhaps as an attack. */
const MAX_PIXELS = 100_000_000;
/** Maximum length in pixels of the longer side of an encoded picture. */
const MAX_SIDE = 2400;
/** Minimum width in pixels; the check reports narrower pictures as errors. */
const MIN_WIDTH = 800;
/** Maximum bytes of an encoded picture; the check reports more than 1.5 MB as an error. */
const MAX_BYTES = 1_400_000;
const TIMEOUT_SECONDS = 30;
/** Qualities to try; the first that fits the byte limit is used. */
const QUALITIES = [84, 76, 66, 54, 40];
/** Lengths in pixels of the longer side to try if no quality fits the byte limit. */
const SHORTER_SIDES = [1800, 1300];

/** An encoded picture, as stored in the content folder. */
export interface EncodedPicture {
  /** WebP, rotated upright, without metadata such as EXIF. */
  bytes: Buffer;
  width: number;
  height: number;
  /** Its average colour, such as #f1e8cc. */
  color: string;
}

/** Refuses a file that its size and first bytes show to be unsuitable. @throws OperationRefusedError */
export async function refuseByHeader(head: Buffer, size: number): Promise<void> {
  refuseOtherTypes(head, size);
  const { default: sharp } = await import('sharp');
  const read = sharp(head, { limitInputPixels: false, failOn: 'none' }).metadata();
  // Some formats have their dimensions further on in the file; `encodePicture` checks those.
  const metadata = await read.catch(() => undefined);
  if (metadata) refuseOtherSizes(metadata);
}

/**
 * Encodes an uploaded picture, whose type has been checked, in the form in which it is stored.
 * @throws OperationRefusedError if it is damaged, too large or too small
 */
export async function encodePicture(file: Buffer): Promise<EncodedPicture> {
  const { default: sharp } = await import('sharp');
  const open = () =>
    sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'truncated' }).timeout({ seconds: TIMEOUT_SECONDS });
  try {
    // Reads only the header, without decoding.
    refuseOtherSizes(await sharp(file, { limitInputPixels: false }).metadata());
    const upright = open().autoOrient();
    const small = upright.resize({
      width: MAX_SIDE,
      height: MAX_SIDE,
      fit: 'inside',
      withoutEnlargement: true,
    });
    const data = await small.png({ compressionLevel: 0 }).toBuffer();
    const pixels = sharp(data);
    return { ...(await encodeWithinLimit(pixels)), color: await colorOf(pixels) };
  } catch (error) {
    if (error instanceof OperationRefusedError) throw error;
    throw refusal('pictureDamaged', {}, [error instanceof Error ? error.message : String(error)]);
  }
}

function refuseOtherSizes({ width = 0, height = 0, orientation = 1 }: Metadata): void {
  const shownWidth = orientation >= 5 ? height : width;
  if (width * height > MAX_PIXELS) throw refusal('manyPixels', { width, height, most: MAX_SIDE });
  if (shownWidth < MIN_WIDTH) throw refusal('fewPixels', { width: shownWidth, least: MIN_WIDTH });
}

async function encodeWithinLimit(pixels: Sharp): Promise<Omit<EncodedPicture, 'color'>> {
  let encoded = await webpOf(pixels, QUALITIES[0]);
  for (const quality of QUALITIES.slice(1))
    if (encoded.bytes.length > MAX_BYTES) encoded = await webpOf(pixels, quality);
  for (const side of SHORTER_SIDES) {
    if (encoded.bytes.length <= MAX_BYTES) break;
    const smaller = pixels.clone().resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
    encoded = await webpOf(smaller, QUALITIES.at(-1));
  }
  return encoded;
}

async function webpOf(pixels: Sharp, quality: number | undefined): Promise<Omit<EncodedPicture, 'color'>> {
  const encoded = pixels.clone().webp({ quality, smartSubsample: true });
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

async function colorOf(pixels: Sharp): Promise<string> {
  const { data } = await pixels
    .clone()
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .resize(1, 1, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return `#${data.toString('hex', 0, 3)}`;
}
