import { FairQueue } from '../../threads/fair-queue.ts';

/**
 * Limits how many tasks run at the same time. Clients take turns, so that a client that sends much only delays itself.
 * One slot is reserved for clients that have used little recently.
 */
export class FairTurns {
  readonly #most: number;
  readonly #waiting = new FairQueue<(end: () => void) => void>();
  #under = 0;
  #greedy = 0;

  /** @param most how many tasks run at the same time */
  constructor(most: number) {
    this.#most = most;
  }

  /** Resolves when it is the client's turn, with a function that ends the turn; calling that again does nothing. */
  take(client: string): Promise<() => void> {
    return new Promise((resolve) => {
      this.#waiting.add(client, resolve);
      this.#next();
    });
  }

  #next(): void {
    if (this.#under >= this.#most) return;
    const isFull = this.#greedy >= this.#most - 1;
    const next = this.#waiting.next((client) => !isFull || !this.#waiting.isGreedy(client));
    if (!next) return;
    next.task(this.#begin(next.client));
  }

  /** Occupies a slot. @returns a function that frees it */
  #begin(client: string): () => void {
    const begin = performance.now();
    const greed = this.#waiting.isGreedy(client) ? 1 : 0;
    this.#under++;
    this.#greedy += greed;
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      this.#under--;
      this.#greedy -= greed;
      this.#waiting.done(client, performance.now() - begin);
      this.#next();
    };
  }
}
