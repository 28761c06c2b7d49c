/** Reads zip archives without trusting what they say of themselves (PKWARE APPNOTE 4.3). */
import { crc32, createInflateRaw } from 'node:zlib';

/** An entry of an archive as its directory lists it. Sizes in bytes. */
interface ZipEntry {
  name: string;
  method: number;
  checksum: number;
  unpacked: number;
  /** Its bytes as they are packed. */
  packed: Buffer;
}

/** An archive that is damaged, or made to do harm. */
export class ZipFault extends Error {}

/** What an archive may still unpack to, in bytes; shared with the archives in it. */
export interface ZipBudget {
  bytes: number;
}

const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const LOCAL_SIGNATURE = 0x04034b50;
const END_SIZE = 22;
const ENTRY_SIZE = 46;
const LOCAL_SIZE = 30;
const LONGEST_COMMENT = 0xffff;
const MOST_ENTRIES = 2000;
const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED = 1;
const CHUNK = 256 * 1024;

function demand(holds: boolean, why: string): asserts holds {
  if (!holds) throw new ZipFault(why);
}

function findEnd(bytes: Buffer): number {
  const lowest = Math.max(0, bytes.length - END_SIZE - LONGEST_COMMENT);
  for (let at = bytes.length - END_SIZE; at >= lowest; at--) {
    if (bytes.readUInt32LE(at) === END_SIGNATURE) return at;
  }
  throw new ZipFault('no directory');
}

/** A path that leads out of the folder it is unpacked in, or names no place in it. */
function isOddName(name: string): boolean {
  return /(^|[\\/])\.\.([\\/]|$)|^[\\/]|^[a-z]:|\p{Cc}/iu.test(name);
}

/** Where the bytes of an entry lie: its local header stands before them, and must be of the same entry. */
function rangeOf(bytes: Buffer, local: number, name: string, size: number, end: number): [number, number] {
  demand(local + LOCAL_SIZE <= end && bytes.readUInt32LE(local) === LOCAL_SIGNATURE, 'no local header');
  const nameLength = bytes.readUInt16LE(local + 26);
  demand(bytes.toString('utf8', local + LOCAL_SIZE, local + LOCAL_SIZE + nameLength) === name, 'two names');
  const start = local + LOCAL_SIZE + nameLength + bytes.readUInt16LE(local + 28);
  demand(start + size <= end, 'entry outside the archive');
  return [start, start + size];
}

function demandApart(ranges: [number, number][]): void {
  const sorted = [...ranges].sort(([one], [other]) => one - other);
  for (const [place, [start]] of sorted.entries()) {
    const before = sorted[place - 1];
    demand(before === undefined || before[1] <= start, 'entries overlap');
  }
}

/**
 * Lists an archive without unpacking it. The large kind (zip64), encrypted entries, other methods than deflate, and
 * entries that share bytes are refused: no word processor writes them.
 * @throws ZipFault
 */
export function listZip(bytes: Buffer): ZipEntry[] {
  demand(bytes.length >= END_SIZE, 'too short');
  const end = findEnd(bytes);
  const count = bytes.readUInt16LE(end + 10);
  demand(count > 0 && count <= MOST_ENTRIES, 'too many entries');
  const directory = bytes.readUInt32LE(end + 16);
  const ranges: [number, number][] = [];
  const entries: ZipEntry[] = [];
  let at = directory;
  for (let number = 0; number < count; number++) {
    demand(at + ENTRY_SIZE <= end && bytes.readUInt32LE(at) === ENTRY_SIGNATURE, 'damaged directory');
    const nameLength = bytes.readUInt16LE(at + 28);
    const name = bytes.toString('utf8', at + ENTRY_SIZE, at + ENTRY_SIZE + nameLength);
    const [flags, method] = [bytes.readUInt16LE(at + 8), bytes.readUInt16LE(at + 10)];
    demand(!(flags & ENCRYPTED) && (method === STORED || method === DEFLATED) && !isOddName(name), 'odd entry');
    const local = bytes.readUInt32LE(at + 42);
    const [start, stop] = rangeOf(bytes, local, name, bytes.readUInt32LE(at + 20), directory);
    ranges.push([local, stop]);
    const checksum = bytes.readUInt32LE(at + 16);
    entries.push({
      name,
      method,
      checksum,
      unpacked: bytes.readUInt32LE(at + 24),
      packed: bytes.subarray(start, stop),
    });
    at += ENTRY_SIZE + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  demandApart(ranges);
  return entries;
}

async function* unpackedChunks({ method, packed }: ZipEntry): AsyncGenerator<Buffer> {
  if (method === STORED) yield packed;
  else yield* createInflateRaw({ chunkSize: CHUNK }).end(packed);
}

/**
 * Unpacks an entry in small pieces, and stops as soon as it is larger than it says or than the budget. Gives the bytes
 * when they are fewer than `keep`, and otherwise nothing.
 * @throws ZipFault when it is damaged or too large
 */
export async function readZipEntry(entry: ZipEntry, budget: ZipBudget, keep: number): Promise<Buffer | undefined> {
  const kept: Buffer[] = [];
  let size = 0;
  let checksum = 0;
  try {
    for await (const chunk of unpackedChunks(entry)) {
      size += chunk.length;
      budget.bytes -= chunk.length;
      demand(size <= entry.unpacked && budget.bytes >= 0, 'larger than it says');
      checksum = crc32(chunk, checksum);
      if (entry.unpacked <= keep) kept.push(chunk);
    }
  } catch (error) {
    throw error instanceof ZipFault ? error : new ZipFault('damaged entry');
  }
  demand(size === entry.unpacked && checksum === entry.checksum, 'damaged entry');
  return entry.unpacked <= keep ? Buffer.concat(kept) : undefined;
}
