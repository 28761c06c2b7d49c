/** Lets a few of many go on at the same time, the clients by turns, so that who sends much waits for himself alone. */
export class FairTurns {
  readonly #most: number;
  readonly #waiting = new Map<string, (() => void)[]>();
  #under = 0;

  /** @param most that go on at the same time */
  constructor(most: number) {
    this.#most = most;
  }

  /** Resolves when it is this one's turn, with what ends it; calling that again does nothing. */
  take(client: string): Promise<() => void> {
    return new Promise((resolve) => {
      const begin = () => {
        this.#under++;
        resolve(this.#ending());
      };
      const own = this.#waiting.get(client);
      if (this.#under < this.#most) begin();
      else if (own) own.push(begin);
      else this.#waiting.set(client, [begin]);
    });
  }

  #ending(): () => void {
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      this.#under--;
      this.#next();
    };
  }

  #next(): void {
    const [first] = this.#waiting;
    if (!first) return;
    const [client, [begin, ...others]] = first;
    this.#waiting.delete(client);
    // To the end of the row.
    if (others.length > 0) this.#waiting.set(client, others);
    begin?.();
  }
}
