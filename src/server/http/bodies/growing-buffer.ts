import { LARGEST_WITH_DOCUMENT } from './limits.ts';

/** Bytes of the first block and of the largest allocated at once. */
const FIRST = 16 * 1024;
const LARGEST = 256 * 1024;

/**
 * Collects bytes in a growing buffer, however small the chunks are: keeping the chunks themselves would take two
 * hundred bytes for each byte sent separately. Beyond the first block, the bytes are in memory pages of their own,
 * which grow in place and return to the system as soon as they are released, whereas fragmented memory of the C library
 * would stay with the process.
 */
export class GrowingBuffer {
  readonly #take: (bytes: number) => void;
  #first = Buffer.alloc(0);
  #pages: ArrayBuffer | undefined;
  #size = 0;
  /** Bytes allocated so far. */
  #room = 0;

  /** @param take called before memory is allocated; may throw */
  constructor(take: (bytes: number) => void) {
    this.#take = take;
  }

  /** Bytes collected. */
  get size(): number {
    return this.#size;
  }

  /** Copies a chunk. The total must not exceed the largest body. @throws whatever `take` throws */
  add(part: Uint8Array): void {
    const size = this.#size + part.length;
    while (this.#room < size) this.#grow();
    const bytes = this.#pages ? new Uint8Array(this.#pages) : this.#first;
    bytes.set(part, this.#size);
    this.#size = size;
  }

  /** Returns all bytes in one buffer. The collector is empty afterwards. */
  whole(): Buffer {
    this.#pages?.resize(this.#size);
    const bytes = this.#pages ? Buffer.from(this.#pages) : this.#first.subarray(0, this.#size);
    this.#pages = undefined;
    this.clear();
    return bytes;
  }

  /** Releases everything. */
  clear(): void {
    this.#pages?.resize(0);
    this.#pages = undefined;
    this.#first = Buffer.alloc(0);
    this.#size = 0;
    this.#room = 0;
  }

  #grow(): void {
    const bytes = Math.min(LARGEST, Math.max(FIRST, this.#room));
    this.#take(bytes);
    this.#room += bytes;
    if (this.#room <= FIRST) this.#first = Buffer.allocUnsafeSlow(FIRST);
    else this.#extend();
  }

  #extend(): void {
    this.#pages ??= new ArrayBuffer(0, { maxByteLength: LARGEST_WITH_DOCUMENT + LARGEST });
    this.#pages.resize(this.#room);
    new Uint8Array(this.#pages).set(this.#first);
    this.#first = Buffer.alloc(0);
  }
}
