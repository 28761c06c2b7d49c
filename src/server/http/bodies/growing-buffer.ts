import { MAX_BYTES_WITH_DOCUMENT } from './limits.ts';

/** Bytes of the first block and of the largest allocated at once. */
const FIRST_BLOCK_BYTES = 16 * 1024;
const MAX_GROWTH_BYTES = 256 * 1024;

/**
 * Collects bytes in a growing buffer, however small the chunks are: keeping the chunks themselves would take two
 * hundred bytes for each byte sent separately. Beyond the first block, the bytes are in memory pages of their own,
 * which grow in place and return to the system as soon as they are released, whereas fragmented memory of the C library
 * would stay with the process.
 */
export class GrowingBuffer {
  readonly #reserve: (bytes: number) => void;
  #first = Buffer.alloc(0);
  #pages: ArrayBuffer | undefined;
  #size = 0;
  /** Bytes allocated so far. */
  #capacity = 0;

  /** @param reserve called before memory is allocated; may throw */
  constructor(reserve: (bytes: number) => void) {
    this.#reserve = reserve;
  }

  /** Bytes collected. */
  get size(): number {
    return this.#size;
  }

  /** Copies a chunk. The total must not exceed the largest body. @throws whatever `reserve` throws */
  add(part: Uint8Array): void {
    const size = this.#size + part.length;
    while (this.#capacity < size) this.#grow();
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
    this.#capacity = 0;
  }

  #grow(): void {
    const bytes = Math.min(MAX_GROWTH_BYTES, Math.max(FIRST_BLOCK_BYTES, this.#capacity));
    this.#reserve(bytes);
    this.#capacity += bytes;
    if (this.#capacity <= FIRST_BLOCK_BYTES) this.#first = Buffer.allocUnsafeSlow(FIRST_BLOCK_BYTES);
    else this.#extend();
  }

  #extend(): void {
    this.#pages ??= new ArrayBuffer(0, { maxByteLength: MAX_BYTES_WITH_DOCUMENT + MAX_GROWTH_BYTES });
    this.#pages.resize(this.#capacity);
    new Uint8Array(this.#pages).set(this.#first);
    this.#first = Buffer.alloc(0);
  }
}
