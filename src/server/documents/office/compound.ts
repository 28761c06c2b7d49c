import { type CFB$Container, read } from 'cfb';
import type { Budget } from '../budget.ts';
import { MAX_JUNK_BYTES } from '../polyglot.ts';
import { isRemote } from '../reference-target.ts';
import { DocumentRejected, rejectDamaged, rejectUnsafe } from '../rejection.ts';

export const COMPOUND_START = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);

/** Streams and storages of macros ([MS-OVBA] 2.2.1), and of embedded files of any type. */
const UNSAFE = /^(?:_VBA_PROJECT.*|VBA|Macros|Ole10ItemName)$/i;
/** Objects embedded by older programs: a file of any type, or a picture pasted from Paint. */
const ANY_FILE = /^Ole10Native$/i;
/** Class ids of Paint: of its first versions, and of all versions since ([MS-OLEDS]). */
const PAINT = ['0a00030000000000c000000000000046', '214be3d3759d1a108c3d00aa001a1652'];
/** Bytes of the two headers of the shortest bitmap. */
const MIN_BITMAP_BYTES = 26;
const BITMAP = Buffer.from('BM');
const LINK = '\u0001Ole';
const IS_LINK = 1;
/** The header: 2.2. */
const HEADER = 512;
const SECTOR_SHIFT_AT = 30;
const DIFAT_AT = 76;
const DIFAT_ENTRIES = 109;
/** Bytes of an entry in the tables of sectors. */
const ENTRY = 4;
const FREE = 0xffffffff;
/** Larger numbers are markers, not sectors. */
const LAST_SECTOR = 0xfffffffa;

/** A compound file ([MS-CFB]): the names of its entries, and its streams. */
export interface Compound {
  names: string[];
  /** The first stream with this name. */
  stream(name: string): Buffer | undefined;
}

function open(content: Buffer): CFB$Container {
  try {
    return read(content, { type: 'buffer' });
  } catch (error) {
    if (error instanceof RangeError || error instanceof DocumentRejected) throw error;
    return rejectDamaged('no compound file');
  }
}

/**
 * Checks that every sector of every chain exists. The tables are padded after the last sector in use: with free
 * sectors, or in some programs with ends of chains. The additional tables of files over 7 MB are not checked.
 */
function assertWhole(content: Buffer): void {
  const sectorSize = 1 << content.readUInt16LE(SECTOR_SHIFT_AT);
  const sectorCount = Math.ceil(content.length / sectorSize) - 1;
  const entriesPerFatSector = sectorSize / ENTRY;
  const difat = Array.from({ length: DIFAT_ENTRIES }, (_, index) => content.readUInt32LE(DIFAT_AT + index * ENTRY));
  const fatSectors = difat.filter((sector) => sector !== FREE);
  for (const [count, sector] of fatSectors.entries()) {
    const fatSector = content.subarray((sector + 1) * sectorSize, (sector + 2) * sectorSize);
    if (fatSector.length < sectorSize) rejectDamaged('no table');
    for (let entry = 0; entry < entriesPerFatSector; entry++) {
      const nextSector = fatSector.readUInt32LE(entry * ENTRY);
      const last = Math.max(nextSector, count * entriesPerFatSector + entry);
      if (nextSector <= LAST_SECTOR && last >= sectorCount) rejectDamaged('cut off');
    }
  }
  if (fatSectors.length === 0) rejectDamaged('no table');
}

/** Checks that linked objects are not remote. */
function assertNoRemoteLink(link: Buffer): void {
  if (link.length < 8 || (link.readUInt32LE(4) & IS_LINK) === 0) return;
  const targets =
    link
      .toString('latin1')
      .replaceAll('\0', '')
      .match(/(?:[a-z]{2,9}:|\\\\)[\x20-\x7e]+/gi) ?? [];
  if (targets.some((target) => isRemote(target))) rejectUnsafe('something from elsewhere');
}

/**
 * Whether an entry is a picture pasted from Paint: its length, then a bitmap of about that length. Anything else with
 * this name may be a file of any kind.
 */
function isPastedPicture({ FullPaths, FileIndex }: CFB$Container, index: number): boolean {
  const folder = (FullPaths[index] ?? '').replace(/[^/]*$/, '');
  const owner = FileIndex[FullPaths.indexOf(folder)];
  const entry = FileIndex[index];
  if (entry?.type !== 2 || !PAINT.includes(owner?.clsid.toLowerCase() ?? '')) return false;
  const bytes = Buffer.from(entry.content);
  if (bytes.length < 4 + MIN_BITMAP_BYTES || bytes.readUInt32LE(0) !== bytes.length - 4) return false;
  const bitmap = bytes.subarray(4);
  const size = bitmap.readUInt32LE(2);
  return bitmap.indexOf(BITMAP) === 0 && size <= bitmap.length && size + MAX_JUNK_BYTES > bitmap.length;
}

/** @throws DocumentRejected if it contains macros, or files of any type */
function assertNoPrograms(container: CFB$Container): void {
  for (const [index, path] of container.FullPaths.entries()) {
    // The library may treat an entry as empty although it has a name.
    const names = path.split('/').map((name) => name.replace(/\p{Cc}/gu, ''));
    if (names.some((name) => UNSAFE.test(name))) rejectUnsafe('macros, or a file of any kind');
    if (names.some((name) => ANY_FILE.test(name)) && !isPastedPicture(container, index))
      rejectUnsafe('a file of any kind');
  }
}

/**
 * Opens a compound file: a document of an older version of Word, or an embedded object.
 * @throws DocumentRejected if it is damaged, or contains macros or files of any type
 */
export function openCompound(content: Buffer, budget: Budget): Compound {
  if (content.length < HEADER) rejectDamaged('too short');
  assertWhole(content);
  const container = open(content);
  assertNoPrograms(container);
  const names = container.FullPaths.flatMap((path) => path.split('/'));
  const streams = container.FileIndex.filter(({ type }) => type === 2);
  for (const { name, content: bytes, size } of streams) {
    budget.spend(size);
    if ((bytes?.length ?? 0) < size) rejectDamaged('a stream cut off');
    if (name === LINK) assertNoRemoteLink(Buffer.from(bytes));
  }
  return {
    names,
    stream: (name) => {
      const found = streams.find((one) => one.name === name)?.content;
      return found && Buffer.from(found);
    },
  };
}
