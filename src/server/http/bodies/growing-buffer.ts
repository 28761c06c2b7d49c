/** Bytes of the first and of the largest piece of memory that is taken at once. */
const FIRST = 16 * 1024;
const LARGEST = 256 * 1024;

/** Gives memory back at once; left to the collector, that of many documents would lie about at the same time. */
function free({ buffer }: Buffer): void {
  if (buffer instanceof ArrayBuffer) buffer.transfer(0);
}

/**
 * Collects bytes in memory that grows with them, however small the parts are that they come in: to keep the parts
 * themselves would take two hundred bytes for one that a sender sends alone.
 */
export class GrowingBuffer {
  readonly #take: (bytes: number) => void;
  #segments: Buffer[] = [];
  /** Free bytes at the end of the last segment. */
  #free = 0;
  #size = 0;

  /** @param take is told before memory is taken, and may throw */
  constructor(take: (bytes: number) => void) {
    this.#take = take;
  }

  /** Bytes collected. */
  get size(): number {
    return this.#size;
  }

  /** Copies a part. @throws what `take` throws */
  add(part: Uint8Array): void {
    for (let at = 0; at < part.length; ) {
      if (this.#free === 0) this.#grow();
      const last = this.#segments.at(-1) ?? Buffer.alloc(0);
      const piece = part.subarray(at, at + this.#free);
      last.set(piece, last.length - this.#free);
      this.#free -= piece.length;
      this.#size += piece.length;
      at += piece.length;
    }
  }

  /** All bytes in one piece of memory of their own. Nothing is kept. */
  whole(): Buffer {
    const bytes = Buffer.allocUnsafeSlow(this.#size);
    let at = 0;
    for (const segment of this.#segments) {
      at += segment.copy(bytes, at, 0, this.#size - at);
      free(segment);
    }
    this.#segments = [];
    this.clear();
    return bytes;
  }

  /** Lets all go. */
  clear(): void {
    for (const segment of this.#segments) free(segment);
    this.#segments = [];
    this.#free = 0;
    this.#size = 0;
  }

  #grow(): void {
    const bytes = Math.min(LARGEST, Math.max(FIRST, this.#size));
    this.#take(bytes);
    this.#segments.push(Buffer.allocUnsafeSlow(bytes));
    this.#free = bytes;
  }
}
