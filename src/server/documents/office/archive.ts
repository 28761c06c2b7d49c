import { crc32 } from 'node:zlib';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { type Budget, MAX_PART_BYTES } from '../budget.ts';
import { assertJunk, assertNotPolyglot, MAX_JUNK_BYTES } from '../polyglot.ts';
import { DocumentRejected, rejectUnsafe } from '../rejection.ts';

/** Maximum number of entries; a long text with many pictures has a few hundred. */
const MAX_ENTRIES = 2000;
const END_SIGNATURE = Buffer.from('PK\u0005\u0006', 'latin1');
const END_SIZE = 22;
const MAX_COMMENT_BYTES = 0xffff;
const METHODS = [0, 8];

/** A file in an archive, unpacked on demand. */
export interface Part {
  /** The name in the central directory. */
  name: string;
  /** Unpacks and checks the file. Returns undefined if it is too large to keep in memory. @throws DocumentRejected */
  read(): Promise<Buffer | undefined>;
}

/** The archive without trailing bytes. @throws DocumentRejected if those are more than junk */
function withoutJunkAfter(bytes: Buffer): Buffer {
  const lowest = Math.max(0, bytes.length - END_SIZE - MAX_COMMENT_BYTES - MAX_JUNK_BYTES);
  for (let at = bytes.lastIndexOf(END_SIGNATURE); at >= lowest; at = bytes.lastIndexOf(END_SIGNATURE, at - 1)) {
    if (at + END_SIZE > bytes.length) continue;
    const end = at + END_SIZE + bytes.readUInt16LE(at + END_SIZE - 2);
    if (end > bytes.length || bytes.length - end > MAX_JUNK_BYTES) rejectUnsafe('no end of the archive');
    assertNotPolyglot(bytes.subarray(at + END_SIZE, end));
    assertJunk(bytes.subarray(end));
    return bytes.subarray(0, end);
  }
  return rejectUnsafe('no end of the archive');
}

async function* chunksOf(zip: ZipFile, entry: Entry): AsyncGenerator<Buffer> {
  const stream = await zip.openReadStreamPromise(entry);
  for await (const chunk of stream) yield chunk;
}

/** Unpacks in small chunks, and stops as soon as an entry exceeds its declared size or the budget. */
async function unpack(zip: ZipFile, entry: Entry, budget: Budget): Promise<Buffer | undefined> {
  const kept: Buffer[] = [];
  let checksum = 0;
  for await (const chunk of chunksOf(zip, entry)) {
    budget.spend(chunk.length);
    checksum = crc32(chunk, checksum);
    if (entry.uncompressedSize <= MAX_PART_BYTES) kept.push(chunk);
  }
  if (checksum !== entry.crc32) rejectUnsafe('a wrong checksum');
  return entry.uncompressedSize <= MAX_PART_BYTES ? Buffer.concat(kept) : undefined;
}

/** Whether an entry has a second name: readers differ in which one they use. */
function hasAnotherName({ fileName, fileNameRaw }: Entry): boolean {
  // Some programs write backslashes, which readers treat as slashes.
  const raw = fileNameRaw.toString('latin1').replaceAll('\\', '/');
  return !/[^ -~]/.test(raw) && raw !== fileName;
}

/** Checks that no entries overlap, and that each has the same name in both of its headers. @throws DocumentRejected */
async function assertPlainEntries(zip: ZipFile, entries: Entry[]): Promise<void> {
  const ranges: [start: number, end: number][] = [];
  for (const entry of entries) {
    const isOdd = entry.isEncrypted() || !METHODS.includes(entry.compressionMethod) || /\p{Cc}/u.test(entry.fileName);
    if (isOdd) rejectUnsafe('an odd entry');
    const header = await zip.readLocalFileHeaderPromise(entry);
    if (!header.fileName.equals(entry.fileNameRaw) || hasAnotherName(entry)) rejectUnsafe('two names of one entry');
    if (entry.fileName.endsWith('/') && entry.uncompressedSize > 0) rejectUnsafe('a folder with content');
    ranges.push([entry.relativeOffsetOfLocalHeader, header.fileDataStart + entry.compressedSize]);
  }
  ranges.sort(([one], [other]) => one - other);
  for (const [index, [start]] of ranges.entries()) {
    if (start < (ranges[index - 1]?.[1] ?? 0)) rejectUnsafe('entries that share their bytes');
  }
  const names = new Set(entries.map(({ fileName }) => fileName.toLowerCase()));
  if (names.size < entries.length) rejectUnsafe('two entries of one name');
}

/**
 * The files in a ZIP archive, in order. The sizes it declares are not trusted.
 * @throws DocumentRejected if it is damaged, larger than declared, or malicious
 */
export async function openArchive(bytes: Buffer, budget: Budget): Promise<Part[]> {
  try {
    const zip = await fromBufferPromise(withoutJunkAfter(bytes), { lazyEntries: true });
    if (zip.entryCount > MAX_ENTRIES) rejectUnsafe('too many entries');
    const entries: Entry[] = [];
    for await (const entry of zip.eachEntry()) entries.push(entry);
    await assertPlainEntries(zip, entries);
    return entries
      .filter(({ fileName }) => !fileName.endsWith('/'))
      .map((entry) => ({ name: entry.fileName, read: () => asUnsafe(() => unpack(zip, entry, budget)) }));
  } catch (error) {
    throw unacceptable(error);
  }
}

/** Treats the reader's errors as unacceptable: no word processor writes an archive that the reader rejects. */
function unacceptable(error: unknown): unknown {
  return error instanceof Error && !(error instanceof DocumentRejected) && !(error instanceof RangeError)
    ? new DocumentRejected('unsafeFile', error.message)
    : error;
}

async function asUnsafe<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw unacceptable(error);
  }
}
