import type { Metadata, Sharp } from 'sharp';
import { Refusal } from '../../../content/edit/entities/refusal.ts';
import { refuseOtherTypes } from './picture-type.ts';

/** Pixels: what is larger would take all memory, or is made to do that. */
const MOST_PIXELS = 100_000_000;
/** Pixels of the longer side of a master. */
const LONGEST_SIDE = 2400;
/** Pixels; the check refuses what is narrower. */
const NARROWEST = 800;
/** Bytes of a master; the check refuses 1.5 MB. */
const HEAVIEST = 1_400_000;
const SECONDS = 30;
/** The first that gives a file that is light enough. */
const QUALITIES = [84, 76, 66, 54, 40];
/** Of the longer side, in pixels, where no quality makes it light enough. */
const SHORTER_SIDES = [1800, 1300];

/** A picture as it is kept. */
export interface EncodedPicture {
  /** WebP, upright, without what the camera noted. */
  bytes: Buffer;
  width: number;
  height: number;
  /** Its main colour, as in #f1e8cc. */
  color: string;
}

/**
 * Says of a file that was chosen whether it can be taken, as far as that can be told from where it begins.
 * @throws Refusal
 */
export async function refuseByHead(head: Buffer, size: number): Promise<void> {
  refuseOtherTypes(head, size);
  const { default: sharp } = await import('sharp');
  const read = sharp(head, { limitInputPixels: false, failOn: 'none' }).metadata();
  // Some say how large they are further behind: that is told when all of it is there.
  const said = await read.catch(() => undefined);
  if (said) refuseOtherSizes(said);
}

/** Makes a master of an uploaded file of a type that is taken. @throws Refusal when it is damaged, too large or too small */
export async function encodePicture(file: Buffer): Promise<EncodedPicture> {
  const { default: sharp } = await import('sharp');
  const open = () => sharp(file, { limitInputPixels: MOST_PIXELS, failOn: 'truncated' }).timeout({ seconds: SECONDS });
  try {
    // Its head alone is read: how large it says it is.
    refuseOtherSizes(await sharp(file, { limitInputPixels: false }).metadata());
    const upright = open().autoOrient();
    const small = upright.resize({
      width: LONGEST_SIDE,
      height: LONGEST_SIDE,
      fit: 'inside',
      withoutEnlargement: true,
    });
    const data = await small.png({ compressionLevel: 0 }).toBuffer();
    const pixels = sharp(data);
    return { ...(await lightEnough(pixels)), color: await colorOf(pixels) };
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal('This picture is damaged and cannot be read. Open it in a picture program and save it anew.', [
      error instanceof Error ? error.message : String(error),
    ]);
  }
}

function refuseOtherSizes({ width = 0, height = 0, orientation = 1 }: Metadata): void {
  const shownWidth = orientation >= 5 ? height : width;
  if (width * height > MOST_PIXELS)
    throw new Refusal(
      `This picture has ${width} by ${height} pixels, more than can be opened. Save it smaller, such as ${LONGEST_SIDE} pixels wide.`,
    );
  if (shownWidth < NARROWEST)
    throw new Refusal(
      `This picture is ${shownWidth} pixels wide; below ${NARROWEST} it looks blurred. Use a larger original.`,
    );
}

async function lightEnough(pixels: Sharp): Promise<Omit<EncodedPicture, 'color'>> {
  let made = await webpOf(pixels, QUALITIES[0]);
  for (const quality of QUALITIES.slice(1)) if (made.bytes.length > HEAVIEST) made = await webpOf(pixels, quality);
  for (const side of SHORTER_SIDES) {
    if (made.bytes.length <= HEAVIEST) break;
    const smaller = pixels.clone().resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
    made = await webpOf(smaller, QUALITIES.at(-1));
  }
  return made;
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
