import { FairQueue } from '../../threads/fair-queue.ts';

/**
 * Lets a few of many go on at the same time, the clients by turns, so that who sends much waits for himself alone. One
 * place is kept from clients who have taken much of late: the others need not wait for them.
 */
export class FairTurns {
  readonly #most: number;
  readonly #waiting = new FairQueue<(end: () => void) => void>();
  #under = 0;
  #greedy = 0;

  /** @param most that go on at the same time */
  constructor(most: number) {
    this.#most = most;
  }

  /** Resolves when it is this one's turn, with what ends it; calling that again does nothing. */
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

  /** Takes a place; gives what ends it. */
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
