/**
 * Answers that were given, by question, as far as they fit: what the browser keeps for them grows with the places that
 * were found. The answers that nobody asked for longest are forgotten first.
 */
export class ResultCache<Answer> {
  readonly #most: number;
  readonly #answers = new Map<string, { answer: Answer; size: number }>();
  #size = 0;

  /** @param most what all answers together may come to, in the unit of `remember` */
  constructor(most: number) {
    this.#most = most;
  }

  /** The answer to a question, if it is still known. */
  get(question: string): Answer | undefined {
    const known = this.#answers.get(question);
    if (!known) return undefined;
    this.#answers.delete(question);
    this.#answers.set(question, known);
    return known.answer;
  }

  /** Keeps an answer of this size; one that is too large for the memory is not kept. */
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
