import { FairQueue } from '../../threads/fair-queue.ts';

/**
 * Limits how many tasks run at the same time. Clients take turns, so that a client that sends much only delays itself.
 * One slot is reserved for clients that have used little recently.
 */
export class FairSemaphore {
  readonly #maxRunning: number;
  readonly #waiting = new FairQueue<(end: () => void) => void>();
  #running = 0;
  #overusing = 0;

  /** @param maxRunning how many tasks run at the same time */
  constructor(maxRunning: number) {
    this.#maxRunning = maxRunning;
  }

  /** Resolves when it is the client's turn, with a function that ends the turn; calling that again does nothing. */
  acquire(client: string): Promise<() => void> {
    return new Promise((resolve) => {
      this.#waiting.add(client, resolve);
      this.#next();
    });
  }

  #next(): void {
    if (this.#running >= this.#maxRunning) return;
    const isFull = this.#overusing >= this.#maxRunning - 1;
    const next = this.#waiting.next((client) => !isFull || !this.#waiting.isOverusing(client));
    if (!next) return;
    next.task(this.#begin(next.client));
  }

  /** Occupies a slot. @returns a function that frees it */
  #begin(client: string): () => void {
    const begin = performance.now();
    const overusing = this.#waiting.isOverusing(client) ? 1 : 0;
    this.#running++;
    this.#overusing += overusing;
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      this.#running--;
      this.#overusing -= overusing;
      this.#waiting.done(client, performance.now() - begin);
      this.#next();
    };
  }
}
