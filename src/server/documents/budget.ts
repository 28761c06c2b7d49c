import { rejectUnsafe } from './rejection.ts';

/** Checks a file embedded in a document, by its name or names in that document. @throws DocumentRejected */
export type CheckEmbedded<Name> = (name: Name, content: Buffer, budget: Budget) => Promise<void>;

const MEBIBYTE = 1024 * 1024;

/** Bytes of one part that is read as a whole: far more than any text, list or attachment in a 10 MB document. */
export const MAX_PART_BYTES = 16 * MEBIBYTE;
/** Total unpacked bytes of a document and everything embedded in it. */
const MAX_UNPACKED_BYTES = 100 * MEBIBYTE;
/** Bytes of memory allocated while unpacking, including every time a buffer is doubled. */
const MAX_MEMORY_BYTES = 256 * MEBIBYTE;
/** Levels of embedding: a table in an attached text is normal; a text in a text in a text is not. */
const MAX_DEPTH = 3;
/** How much each kind of embedding adds to the depth. */
export const ATTACHED = 1;
export const EMBEDDED = 2;
/** Embedded documents, at any depth. */
const MAX_EMBEDDED = 100;

/** What reading a document may still cost. Embedded documents share it, so that many small ones count as one. */
export class Budget {
  #bytes = MAX_UNPACKED_BYTES;
  #memory = MAX_MEMORY_BYTES;
  #embedded = 0;
  #depth = 0;

  /** @throws DocumentRejected if more is unpacked than any genuine document contains */
  spend(bytes: number): void {
    this.#bytes -= bytes;
    if (this.#bytes < 0) rejectUnsafe('unpacks to too much');
  }

  /** Reserves memory for one stream. @throws DocumentRejected if the stream or the total grows too large */
  allocate(bytes: number): void {
    this.#memory -= bytes;
    if (bytes > MAX_PART_BYTES || this.#memory < 0) rejectUnsafe('a decompression bomb');
  }

  /** Reads an embedded document. @throws DocumentRejected if there are too many, or they are nested too deeply */
  async enterEmbedded(steps: number, read: () => Promise<void>): Promise<void> {
    this.#embedded++;
    this.#depth += steps;
    if (this.#embedded > MAX_EMBEDDED || this.#depth > MAX_DEPTH) rejectUnsafe('documents in documents');
    try {
      await read();
    } finally {
      this.#depth -= steps;
    }
  }
}
