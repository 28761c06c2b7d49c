import { readSync, statSync } from 'node:fs';
import { endianness } from 'node:os';
import { StorageUnavailable } from '../errors.ts';
import { identityOf, keepOpen, type OpenFile, releaseFile } from './open-file.ts';
import { translateSqlite } from './sqlite-errors.ts';

/** The header of every database, and the offset of its application id (sqlite.org/fileformat2.html). */
const MAGIC = 'SQLite format 3\0';
const NUMBER_AT = 60;
const HEADER = 64;
/** Sizes of the log's header and of the header of each of its pages. */
const LOG_HEADER = 32;
const LOG_PAGE_HEADER = 24;
const LOG_MAGIC = 0x377f0682;
/** Offsets of the page size and the number of pages in the log's index (sqlite.org/walformat.html). */
const PAGE_SIZE_AT = 14;
const PAGES_AT = 16;
const INDEX_HEADER = 48;

function bytesOf({ fd }: OpenFile, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  readSync(fd, bytes, 0, length, 0);
  return bytes;
}

function lost(code: string): StorageUnavailable {
  return new StorageUnavailable(code, 'replaced');
}

/**
 * Checks that the files that SQLite has open are still those at the path, and still contain what was written: SQLite
 * itself continues to write into a deleted file without an error.
 */
export class FileWatch {
  readonly #path: string;
  readonly #number: number;
  readonly #database: OpenFile;
  readonly #log: OpenFile;
  readonly #index: OpenFile;
  /** The size of the file, in bytes. This program never shrinks it. */
  #size = 0n;

  /** `number` is the database's application id. @throws the system's error */
  constructor(path: string, number: number) {
    this.#path = path;
    this.#number = number;
    this.#database = keepOpen(path);
    this.#log = keepOpen(`${path}-wal`);
    this.#index = keepOpen(`${path}-shm`);
  }

  /** @throws StorageUnavailable if stored data would not be found again */
  check(): void {
    try {
      this.#checkDatabase();
      this.#isSame(`${this.#path}-shm`, this.#index);
      this.#checkLog();
    } catch (error) {
      throw translateSqlite(error);
    }
  }

  /** To be called after SQLite has closed the files. */
  close(): void {
    for (const file of [this.#database, this.#log, this.#index]) releaseFile(file);
  }

  #isSame(path: string, file: OpenFile) {
    const stats = statSync(path, { bigint: true });
    if (identityOf(stats) !== file.identity) throw lost('FILE_REPLACED');
    return stats;
  }

  #checkDatabase(): void {
    const { size, mode } = this.#isSame(this.#path, this.#database);
    if (size < this.#size) throw lost('FILE_CUT');
    this.#size = size;
    const header = bytesOf(this.#database, HEADER);
    // The id is only in the log until that is first copied into the database.
    const number = header.readInt32BE(NUMBER_AT);
    if (!header.toString('latin1').startsWith(MAGIC) || (number !== 0 && number !== this.#number))
      throw lost('FILE_OVERWRITTEN');
    if ((mode & 0o200n) === 0n) throw new StorageUnavailable('FILE_READ_ONLY', 'readOnly');
  }

  /** The size that the log must have according to its index, which all processes share; in the machine's byte order. */
  #loggedBytes(): number {
    const index = bytesOf(this.#index, INDEX_HEADER);
    const isLittle = endianness() === 'LE';
    const pages = isLittle ? index.readUInt32LE(PAGES_AT) : index.readUInt32BE(PAGES_AT);
    const size = isLittle ? index.readUInt16LE(PAGE_SIZE_AT) : index.readUInt16BE(PAGE_SIZE_AT);
    // The largest page size does not fit into two bytes, and is written as 1.
    return pages === 0 ? 0 : LOG_HEADER + pages * (LOG_PAGE_HEADER + (size === 1 ? 65_536 : size));
  }

  #isLogWhole(): boolean {
    const expected = this.#loggedBytes();
    const { size } = this.#isSame(`${this.#path}-wal`, this.#log);
    return expected === 0 || (size >= expected && (bytesOf(this.#log, 4).readUInt32BE(0) & ~1) === LOG_MAGIC);
  }

  #checkLog(): void {
    // Another process may have emptied the log between the two reads, so it is checked a second time.
    if (!this.#isLogWhole() && !this.#isLogWhole()) throw lost('LOG_CUT');
  }
}
