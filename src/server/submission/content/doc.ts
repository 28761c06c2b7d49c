/** Reads the compound files that older versions of Word wrote ([MS-CFB]). */
import type { ContentFault } from './fault.ts';

const SIGNATURE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const HEADER_SIZE = 512;
const ENTRY_SIZE = 128;
const FREE = 0xffffffff;
const LAST_SECTOR = 0xfffffffa;
const TABLES_IN_HEADER = 109;

/** A file that is cut off or was never one. */
class Damaged extends Error {}

/** A compound file, read sector by sector. */
class CompoundFile {
  readonly #bytes: Buffer;
  readonly #sectorSize: number;
  /** The sector that follows each sector. */
  readonly #next: number[];

  constructor(bytes: Buffer) {
    if (bytes.length < HEADER_SIZE) throw new Damaged();
    const shift = bytes.readUInt16LE(30);
    if (shift !== 9 && shift !== 12) throw new Damaged();
    this.#bytes = bytes;
    this.#sectorSize = 1 << shift;
    this.#next = this.#tables().flatMap((sector) => this.#numbers(sector));
    if (this.#next.findLastIndex((next) => next !== FREE) >= this.#sectorCount()) throw new Damaged();
  }

  /** The last sector may be shorter than the others. */
  #sectorCount(): number {
    return Math.ceil(this.#bytes.length / this.#sectorSize) - 1;
  }

  #sector(number: number): Buffer {
    const start = (number + 1) * this.#sectorSize;
    const sector = this.#bytes.subarray(start, start + this.#sectorSize);
    if (number >= LAST_SECTOR || sector.length < this.#sectorSize) throw new Damaged();
    return sector;
  }

  #numbers(sector: number): number[] {
    const bytes = this.#sector(sector);
    return Array.from({ length: bytes.length / 4 }, (_, place) => bytes.readUInt32LE(place * 4));
  }

  /** The sectors that hold the table: the first are named in the header, more in a chain of sectors. */
  #tables(): number[] {
    const count = this.#bytes.readUInt32LE(44);
    const places = Array.from({ length: TABLES_IN_HEADER }, (_, place) => this.#bytes.readUInt32LE(76 + place * 4));
    let more = this.#bytes.readUInt32LE(68);
    while (places.length < count && more < LAST_SECTOR) {
      const numbers = this.#numbers(more);
      more = numbers.pop() ?? FREE;
      places.push(...numbers);
    }
    if (count > places.length || count > this.#sectorCount()) throw new Damaged();
    return places.slice(0, count);
  }

  #chain(first: number): Buffer {
    const sectors: Buffer[] = [];
    for (let sector = first; sector < LAST_SECTOR; sector = this.#next[sector] ?? FREE) {
      if (sectors.length > this.#next.length) throw new Damaged();
      sectors.push(this.#sector(sector));
    }
    return Buffer.concat(sectors);
  }

  /** The names of everything in it. */
  names(): string[] {
    const directory = this.#chain(this.#bytes.readUInt32LE(48));
    return Array.from({ length: directory.length / ENTRY_SIZE }, (_, place) => {
      const entry = directory.subarray(place * ENTRY_SIZE, (place + 1) * ENTRY_SIZE);
      const length = Math.min(entry.readUInt16LE(64), 64);
      return entry.toString('utf16le', 0, Math.max(0, length - 2));
    });
  }
}

/** Streams and folders of macros ([MS-OVBA] 2.2.1), and of files of any kind packed inside. */
const UNSAFE = /^(_VBA_PROJECT.*|VBA|Macros|.Ole10Native)$/i;

/** What is wrong with a text of older versions of Word: no text, cut off, macros, packed files. */
export function docFault(content: Buffer): ContentFault | undefined {
  if (!content.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return 'wrongContent';
  try {
    const names = new CompoundFile(content).names();
    if (names.some((name) => UNSAFE.test(name))) return 'unsafeFile';
    return names.includes('WordDocument') ? undefined : 'wrongContent';
  } catch (error) {
    if (error instanceof Damaged) return 'damagedFile';
    throw error;
  }
}
