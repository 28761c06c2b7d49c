/**
 * A least-recently-used cache of search results by query. It is bounded by size, since memory grows with the number of
 * matches rather than queries.
 */
export class ResultCache<Answer> {
  readonly #most: number;
  readonly #answers = new Map<string, { answer: Answer; size: number }>();
  #size = 0;

  /** @param most total size of all entries, in the unit of `set` */
  constructor(most: number) {
    this.#most = most;
  }

  /** Returns the cached answer to a query, if there is one. */
  get(question: string): Answer | undefined {
    const known = this.#answers.get(question);
    if (!known) return undefined;
    this.#answers.delete(question);
    this.#answers.set(question, known);
    return known.answer;
  }

  /** Adds an answer of this size; one that is too large for the cache is not kept. */
  set(question: string, answer: Answer, size: number): void {
    this.#forget(question);
    if (size > this.#most) return;
    this.#answers.set(question, { answer, size });
    this.#size += size;
    for (const oldest of this.#answers.keys()) {
      if (this.#size <= this.#most) return;
      this.#forget(oldest);
    }
  }

  #forget(question: string): void {
    this.#size -= this.#answers.get(question)?.size ?? 0;
    this.#answers.delete(question);
  }
}
