import { crc32 } from 'node:zlib';
import type { ContentFault } from './fault.ts';
import { isSecondDocument } from './markup.ts';

/** Pixels: more than any camera takes. A small file of more is made to fill the memory of who opens it. */
const MOST_PIXELS = 250_000_000;

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const CHUNK_FRAME = 12;

const START_OF_IMAGE = 0xd8;
const END_OF_IMAGE = Buffer.from([0xff, 0xd9]);
const START_OF_SCAN = 0xda;
/** Codes between the frames that are none: tables and arithmetic coding. */
const NO_FRAMES = [0xc4, 0xc8, 0xcc];

function isTooLarge(width: number, height: number): boolean {
  return width * height > MOST_PIXELS;
}

/** What is wrong with a PNG (W3C PNG, 5): each chunk with its checksum, from IHDR to IEND, and no other document behind. */
export function pngFault(content: Buffer): ContentFault | undefined {
  if (!content.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE)) return 'wrongContent';
  let at = PNG_SIGNATURE.length;
  let hasData = false;
  while (at + CHUNK_FRAME <= content.length) {
    const length = content.readUInt32BE(at);
    const end = at + CHUNK_FRAME + length;
    if (end > content.length || crc32(content.subarray(at + 4, end - 4)) !== content.readUInt32BE(end - 4)) break;
    const type = content.toString('latin1', at + 4, at + 8);
    if (at === PNG_SIGNATURE.length) {
      if (type !== 'IHDR' || length !== 13) break;
      if (isTooLarge(content.readUInt32BE(at + 8), content.readUInt32BE(at + 12))) return 'unsafeFile';
    }
    hasData ||= type === 'IDAT';
    if (type === 'IEND' && hasData) return isSecondDocument(content.subarray(end)) ? 'unsafeFile' : undefined;
    at = end;
  }
  return 'damagedFile';
}

function isFrame(code: number): boolean {
  return code >= 0xc0 && code <= 0xcf && !NO_FRAMES.includes(code);
}

/** What is wrong with a JPEG (ITU-T T.81, annex B): its segments, a frame, a scan and its end, and no other document behind. */
export function jpgFault(content: Buffer): ContentFault | undefined {
  if (content[0] !== 0xff || content[1] !== START_OF_IMAGE || content[2] !== 0xff) return 'wrongContent';
  let at = 2;
  let hasFrame = false;
  while (at + 4 <= content.length && content[at] === 0xff) {
    const code = content[at + 1] ?? 0;
    // Any number of filling bytes may stand before a code.
    if (code === 0xff) {
      at += 1;
      continue;
    }
    const length = content.readUInt16BE(at + 2);
    if (length < 2 || at + 2 + length > content.length) break;
    if (isFrame(code)) {
      if (isTooLarge(content.readUInt16BE(at + 5), content.readUInt16BE(at + 7))) return 'unsafeFile';
      hasFrame = true;
    }
    at += 2 + length;
    if (code !== START_OF_SCAN) continue;
    const end = content.indexOf(END_OF_IMAGE, at);
    if (!hasFrame || end < 0) break;
    return isSecondDocument(content.subarray(end)) ? 'unsafeFile' : undefined;
  }
  return 'damagedFile';
}
