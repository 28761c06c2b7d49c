import { LARGEST_WITH_DOCUMENT } from './limits.ts';

/** Bytes of the first and of the largest piece of memory that is taken at once. */
const FIRST = 16 * 1024;
const LARGEST = 256 * 1024;

/**
 * Collects bytes in memory that grows with them, however small the parts are that they come in: to keep the parts
 * themselves would take two hundred bytes for one that a sender sends alone. What outgrows its first piece lies in
 * pages that the system has for it alone: they grow where they are, and are the system's again as soon as they are let
 * go, while memory of the C library stays with the process where it lies between other pieces.
 */
export class GrowingBuffer {
  readonly #take: (bytes: number) => void;
  #first = Buffer.alloc(0);
  #pages: ArrayBuffer | undefined;
  #size = 0;
  /** Bytes that were taken. */
  #room = 0;

  /** @param take is told before memory is taken, and may throw */
  constructor(take: (bytes: number) => void) {
    this.#take = take;
  }

  /** Bytes collected. */
  get size(): number {
    return this.#size;
  }

  /** Copies a part, of no more in all than the largest body. @throws what `take` throws */
  add(part: Uint8Array): void {
    const size = this.#size + part.length;
    while (this.#room < size) this.#grow();
    const bytes = this.#pages ? new Uint8Array(this.#pages) : this.#first;
    bytes.set(part, this.#size);
    this.#size = size;
  }

  /** All bytes in one piece of memory of their own. Nothing is kept. */
  whole(): Buffer {
    this.#pages?.resize(this.#size);
    const bytes = this.#pages ? Buffer.from(this.#pages) : this.#first.subarray(0, this.#size);
    this.#pages = undefined;
    this.clear();
    return bytes;
  }

  /** Lets all go. */
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
