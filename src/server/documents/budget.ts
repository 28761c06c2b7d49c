import { unsafe } from './fault.ts';

/** Checks a file embedded in a document, by its name or names in that document. @throws Unacceptable */
export type CheckEmbedded<Name> = (name: Name, content: Buffer, budget: Budget) => Promise<void>;

const MEBIBYTE = 1024 * 1024;

/** Bytes of one part that is read as a whole: far more than any text, list or attachment in a 10 MB document. */
export const LARGEST_PART = 16 * MEBIBYTE;
/** Total unpacked bytes of a document and everything embedded in it. */
const LARGEST_ALL = 100 * MEBIBYTE;
/** Bytes of memory allocated while unpacking, including every time a buffer is doubled. */
const MOST_MEMORY = 256 * MEBIBYTE;
/** Levels of embedding: a table in an attached text is normal; a text in a text in a text is not. */
const DEEPEST = 3;
/** How much each kind of embedding adds to the depth. */
export const ATTACHED = 1;
export const EMBEDDED = 2;
/** Embedded documents, at any depth. */
const MOST_INSIDE = 100;

/** What reading a document may still cost. Embedded documents share it, so that many small ones count as one. */
export class Budget {
  #bytes = LARGEST_ALL;
  #memory = MOST_MEMORY;
  #inside = 0;
  #depth = 0;

  /** @throws Unacceptable if more is unpacked than any genuine document contains */
  spend(bytes: number): void {
    this.#bytes -= bytes;
    if (this.#bytes < 0) unsafe('unpacks to too much');
  }

  /** Reserves memory for one stream. @throws Unacceptable if the stream or the total grows too large */
  allocate(bytes: number): void {
    this.#memory -= bytes;
    if (bytes > LARGEST_PART || this.#memory < 0) unsafe('a stream that swells');
  }

  /** Reads an embedded document. @throws Unacceptable if there are too many, or they are nested too deeply */
  async enterEmbedded(steps: number, read: () => Promise<void>): Promise<void> {
    this.#inside++;
    this.#depth += steps;
    if (this.#inside > MOST_INSIDE || this.#depth > DEEPEST) unsafe('documents in documents');
    try {
      await read();
    } finally {
      this.#depth -= steps;
    }
  }
}
