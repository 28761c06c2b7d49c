import { crc32, inflateSync } from 'node:zlib';
import { assertNoOtherBeginning, assertNotPolyglot, MAX_JUNK_BYTES, withoutJunkBefore } from './polyglot.ts';
import { rejectDamaged, rejectUnsafe } from './rejection.ts';

/** More pixels than any camera takes. A small file with more is a decompression bomb. */
const MAX_PIXELS = 250_000_000;
/** Decoded bytes of a picture: a page scanned in colour at 1,200 dots per inch. */
const MAX_DECODED_BYTES = 512 * 1024 * 1024;
/** Decompressed bytes of a profile or text in a picture. */
const MAX_TEXT_BYTES = 8 * 1024 * 1024;

const PNG_START = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const CHUNK_FRAME = 12;
/** Samples per pixel by colour type (W3C PNG, 11.2.1). */
const CHANNELS: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
const PACKED_CHUNKS = ['iCCP', 'zTXt', 'iTXt'];

const JPG_START = Buffer.from([0xff, 0xd8, 0xff]);
const JPG_END = Buffer.from([0xff, 0xd9]);
const START_OF_SCAN = 0xda;
/** Marker codes in the range of frames that are not frames: tables and arithmetic coding. */
const NO_FRAMES = [0xc4, 0xc8, 0xcc];
/** Codes of segments with free content: comments and application data. */
const isFree = (code: number) => code === 0xfe || (code >= 0xe0 && code <= 0xef);

/**
 * Checks that no other document is hidden in a picture or after it. Cameras store videos and further pictures there.
 */
function assertNothingHidden(bytes: Buffer): void {
  assertNotPolyglot(bytes);
  if (bytes.includes('%PDF-') || bytes.includes('Rar!\u001a') || bytes.includes('7z\u00bc\u00af', 0, 'latin1'))
    rejectUnsafe('a second document');
}

/** Checks the bytes after a picture. @throws DocumentRejected */
function assertHarmlessEnd(bytes: Buffer): void {
  assertNothingHidden(bytes);
  assertNoOtherBeginning(bytes);
}

function assertHead(head: Buffer): void {
  const [width, height] = [head.readUInt32BE(0), head.readUInt32BE(4)];
  const bits = (head[8] ?? 8) * (CHANNELS[head[9] ?? 6] ?? 4);
  if (width * height > MAX_PIXELS || (width * height * bits) / 8 > MAX_DECODED_BYTES) rejectUnsafe('too many pixels');
}

/** Texts and profiles may be compressed: the data follows a name and the method. */
function assertSmallText(type: string, data: Buffer): void {
  const name = data.indexOf(0);
  const isPacked = type !== 'iTXt' || data[name + 1] === 1;
  if (!PACKED_CHUNKS.includes(type) || name < 0 || !isPacked) return;
  const start = type === 'iTXt' ? data.indexOf(0, data.indexOf(0, name + 3) + 1) + 1 : name + 2;
  try {
    assertNotPolyglot(inflateSync(data.subarray(start), { maxOutputLength: MAX_TEXT_BYTES }));
  } catch (error) {
    // Programs skip a damaged text, but one that decompresses to too much exhausts their memory.
    if (error instanceof Error && 'code' in error && error.code !== 'ERR_BUFFER_TOO_LARGE') return;
    rejectUnsafe('a text that is a decompression bomb or a page');
  }
}

function readChunks(content: Buffer): void {
  let at = PNG_START.length;
  let hasData = false;
  while (at + CHUNK_FRAME <= content.length) {
    const length = content.readUInt32BE(at);
    const end = at + CHUNK_FRAME + length;
    if (end > content.length || crc32(content.subarray(at + 4, end - 4)) !== content.readUInt32BE(end - 4)) break;
    const type = content.toString('latin1', at + 4, at + 8);
    const data = content.subarray(at + 8, end - 4);
    if (at === PNG_START.length) {
      if (type !== 'IHDR' || length !== 13) break;
      assertHead(data);
    }
    if (type === 'IDAT') hasData = true;
    else assertNothingHidden(data);
    assertSmallText(type, data);
    at = end;
    if (type === 'IEND' && hasData) {
      assertHarmlessEnd(content.subarray(end));
      return;
    }
  }
  rejectDamaged('chunks');
}

function isFrame(code: number): boolean {
  return code >= 0xc0 && code <= 0xcf && !NO_FRAMES.includes(code);
}

function readSegments(content: Buffer): void {
  let at = 2;
  let hasFrame = false;
  while (at + 4 <= content.length && content[at] === 0xff) {
    const code = content[at + 1] ?? 0;
    // Any number of padding bytes may precede a code.
    if (code === 0xff) {
      at += 1;
      continue;
    }
    const length = content.readUInt16BE(at + 2);
    if (length < 2 || at + 2 + length > content.length) break;
    if (isFrame(code)) {
      if (content.readUInt16BE(at + 5) * content.readUInt16BE(at + 7) > MAX_PIXELS) rejectUnsafe('too many pixels');
      hasFrame = true;
    }
    if (isFree(code)) assertNothingHidden(content.subarray(at + 4, at + 2 + length));
    at += 2 + length;
    if (code !== START_OF_SCAN) continue;
    const end = content.indexOf(JPG_END, at);
    if (!hasFrame || end < 0) break;
    assertHarmlessEnd(content.subarray(end + JPG_END.length));
    return;
  }
  rejectDamaged('segments');
}

/**
 * Reads a picture of either type, whatever its name says: programs recognise pictures by their content, and phones give
 * screenshots the extension of photos.
 * @throws DocumentRejected
 */
export function readNamedPicture(content: Buffer): void {
  const head = content.subarray(0, MAX_JUNK_BYTES + PNG_START.length);
  const [png, jpg] = [head.indexOf(PNG_START), head.indexOf(JPG_START)];
  if (png >= 0 && (jpg < 0 || png < jpg)) readPng(content);
  else readJpg(content);
}

/** Reads a PNG (W3C PNG, 5): each chunk with its checksum, from IHDR to IEND. @throws DocumentRejected */
function readPng(content: Buffer): void {
  readChunks(withoutJunkBefore(content, PNG_START));
}

/** Reads a JPEG (ITU-T T.81, annex B): its segments, a frame, a scan and its end. @throws DocumentRejected */
function readJpg(content: Buffer): void {
  readSegments(withoutJunkBefore(content, JPG_START));
}

/**
 * Reads a picture of either type.
 * @returns false if it is neither
 * @throws DocumentRejected
 */
export function readPicture(content: Buffer): boolean {
  const isPng = content.indexOf(PNG_START) === 0;
  if (isPng) readPng(content);
  else if (content.indexOf(JPG_START) === 0) readJpg(content);
  else return false;
  return true;
}
