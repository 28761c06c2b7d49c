import type {
  Cipher,
  Parser as ParserType,
  BaseStream as StreamType,
  XRef,
} from 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import { rejectUnsafe } from '../rejection.ts';
import { EOF, Lexer, Name, Parser, Ref, Stream } from './engine.ts';
import { bytesOf, dictOf, follow, isReadingError, isStream, type PdfFile } from './file.ts';

/** Maximum number of objects; a file of 10 MB has no room for more. */
const MAX_OBJECTS = 1_000_000;

const KEYWORD = Buffer.from('obj');
const TRAILER = Buffer.from('trailer');
/** The object number and generation before the keyword `obj`. */
const NUMBERS = /(\d{1,10})[\0\t\n\f\r ]+(\d{1,5})[\0\t\n\f\r ]*$/;
const MAX_NUMBERS_LENGTH = 64;

function parserAt({ bytes, xref }: PdfFile, at: number, allowStreams: boolean): ParserType {
  return new Parser({ lexer: new Lexer(new Stream(bytes, at)), xref, allowStreams, recoveryMode: true });
}

/**
 * Reads the object at an offset. If the bytes of a stream cannot be found, returns its dictionary, marked as
 * incomplete.
 */
function objectAt(file: PdfFile, at: number, cipher: Cipher | null): { object: unknown; isWhole: boolean } {
  for (const allowStreams of [true, false]) {
    try {
      return { object: parserAt(file, at, allowStreams).getObj(cipher), isWhole: allowStreams };
    } catch (error) {
      if (!isReadingError(error)) throw error;
    }
  }
  return { object: undefined, isWhole: false };
}

/** The key to decrypt one object. Nothing is decrypted in a file that needs a password. */
function cipherFor({ xref, isLocked }: PdfFile, num: number, gen: number): Cipher | null {
  if (isLocked || !xref.encrypt) return null;
  return xref.encrypt.createCipherTransform(num, gen);
}

/** Numbers of the objects that have been read at the offset in the cross-reference table. */
class Read {
  readonly #xref: XRef;
  readonly #isRead: Uint8Array;

  constructor({ xref }: PdfFile) {
    this.#xref = xref;
    this.length = xref.getNewTemporaryRef().num;
    xref.resetNewTemporaryRef();
    if (this.length > MAX_OBJECTS) rejectUnsafe('more objects than bytes');
    this.#isRead = new Uint8Array(this.length);
  }

  /** One more than the highest number. */
  readonly length: number;

  add(num: number, gen: number, offset: number): void {
    const entry = num < this.length ? this.#xref.getEntry(num) : null;
    if (entry?.uncompressed && entry.gen === gen && entry.offset === offset) this.#isRead[num] = 1;
  }

  /** Whether an object, and the stream that contains it, have been read. */
  has(num: number): boolean {
    const entry = this.#xref.getEntry(num);
    return this.#isRead[entry && !entry.uncompressed ? entry.offset : num] === 1;
  }
}

/** Every object that begins anywhere in the file: PDF viewers differ in which of them they consider valid. */
function* writtenObjects(file: PdfFile, read: Read): Generator<unknown> {
  const content = Buffer.from(file.bytes.buffer, file.bytes.byteOffset, file.bytes.byteLength);
  for (let at = content.indexOf(KEYWORD); at >= 0; at = content.indexOf(KEYWORD, at + 1)) {
    const from = Math.max(0, at - MAX_NUMBERS_LENGTH);
    const found = NUMBERS.exec(content.toString('latin1', from, at));
    if (!found) continue;
    const [num, gen] = [Number(found[1]), Number(found[2])];
    const { object, isWhole } = objectAt(file, at + KEYWORD.length, cipherFor(file, num, gen));
    if (isWhole) read.add(num, gen, from + found.index);
    yield object;
  }
  for (let at = content.indexOf(TRAILER); at >= 0; at = content.indexOf(TRAILER, at + 1))
    yield objectAt(file, at + TRAILER.length, null).object;
}

/** Every other object in the file's cross-reference table. */
function* listedObjects(file: PdfFile, read: Read): Generator<unknown> {
  const { xref } = file;
  yield xref.trailer;
  for (let num = 0; num < read.length; num++) {
    const entry = xref.getEntry(num);
    if (entry && !read.has(num)) yield follow(file, Ref.get(num, entry.uncompressed ? entry.gen : 0));
  }
}

/** Whether a stream contains objects. Some viewers ignore its type. */
function holdsObjects(file: PdfFile, stream: StreamType): boolean {
  const type = follow(file, stream.dict?.getRaw('Type'));
  const counts = ['N', 'First'].every((key) => Number.isInteger(follow(file, stream.dict?.getRaw(key))));
  return (type instanceof Name && type.name === 'ObjStm') || counts;
}

/** The offsets of objects in an unpacked stream: pairs of number and offset, up to the first object. */
function offsetsIn(bytes: Uint8Array, first: number): number[] {
  const parser = new Parser({ lexer: new Lexer(new Stream(bytes.slice(0, first))) });
  const numbers: number[] = [];
  for (let number = parser.getObj(); typeof number === 'number'; number = parser.getObj()) numbers.push(number);
  return numbers.filter((_, index) => index % 2 === 1).map((offset) => first + offset);
}

/** The objects one after the other, whatever offsets the preceding list gives. */
function* objectsInRow(inside: PdfFile): Generator<unknown> {
  const parser = parserAt(inside, 0, false);
  for (let object = parser.getObj(); object !== EOF; object = parser.getObj())
    if (typeof object === 'object') yield object;
}

/** The objects in an object stream. @throws DocumentRejected if they cannot be read */
function* packedObjects(file: PdfFile, stream: StreamType): Generator<unknown> {
  const unpacked = bytesOf(stream);
  const first = follow(file, stream.dict?.getRaw('First'));
  const count = follow(file, stream.dict?.getRaw('N'));
  const offsets = unpacked && typeof first === 'number' && first <= unpacked.length ? offsetsIn(unpacked, first) : [];
  const isWhole = typeof count === 'number' && offsets.length >= count;
  if (!unpacked || !isWhole || offsets.some((offset) => offset > unpacked.length)) {
    // Encrypted streams cannot be unpacked without the password.
    if (file.isLocked) return;
    rejectUnsafe('packed objects that cannot be read');
  }
  // The parser counts from the beginning of the buffer, so it needs a copy.
  const inside = { ...file, bytes: unpacked.slice() };
  yield* objectsInRow(inside);
  for (const offset of offsets) {
    const object = parserAt(inside, offset, false).getObj();
    if (object !== EOF) yield object;
  }
}

/**
 * Every object of a file: those in its table, those anywhere in its bytes including old versions, and those in object
 * streams. An object may occur several times.
 * @throws DocumentRejected if an object stream cannot be read
 */
export function* objectsOf(file: PdfFile): Generator<unknown> {
  const read = new Read(file);
  for (const objects of [writtenObjects(file, read), listedObjects(file, read)]) {
    for (const object of objects) {
      if (object === undefined) continue;
      yield object;
      if (isStream(object) && dictOf(object) && holdsObjects(file, object)) yield* packedObjects(file, object);
    }
  }
}
