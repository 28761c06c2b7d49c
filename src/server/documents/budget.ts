import { unsafe } from './fault.ts';

/** Looks into a file inside of a document, by its name or names there. @throws Unacceptable */
export type DemandInside<Name> = (name: Name, content: Buffer, budget: Budget) => Promise<void>;

const MEBIBYTE = 1024 * 1024;

/** Bytes of one part that is read as a whole: far more than texts, lists and attachments in 10 MB have. */
export const LARGEST_PART = 16 * MEBIBYTE;
/** Bytes that a document and all the documents in it unpack to. */
const LARGEST_ALL = 100 * MEBIBYTE;
/** Bytes of memory that are taken while unpacking; every doubling counts. */
const MOST_MEMORY = 256 * MEBIBYTE;
/** Documents within documents: a table in a text that is attached; a text in a text in a text is nothing that anybody makes. */
const DEEPEST = 3;
/** How deep a document lies: a step for an attachment, and two for one in which another one is shown. */
export const ATTACHED = 1;
export const EMBEDDED = 2;
/** Documents inside of one, at any depth. */
const MOST_INSIDE = 100;

/** What reading a document may still cost. Shared with the documents inside it, so that many small ones count as one. */
export class Budget {
  #bytes = LARGEST_ALL;
  #memory = MOST_MEMORY;
  #inside = 0;
  #depth = 0;

  /** @throws Unacceptable when more is unpacked than any genuine document holds */
  spend(bytes: number): void {
    this.#bytes -= bytes;
    if (this.#bytes < 0) unsafe('unpacks to too much');
  }

  /** Takes memory for one stream. @throws Unacceptable when it, or all of them, swell */
  allocate(bytes: number): void {
    this.#memory -= bytes;
    if (bytes > LARGEST_PART || this.#memory < 0) unsafe('a stream that swells');
  }

  /** Reads a document inside of the one at hand. @throws Unacceptable when there are too many, or too deep */
  async goInside(steps: number, read: () => Promise<void>): Promise<void> {
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
