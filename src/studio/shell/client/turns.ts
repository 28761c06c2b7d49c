/**
 * Puts work that depends on earlier edits, such as undo, in order: it runs after what was typed before it was asked for,
 * and before what is typed later.
 */
export class Turns {
  #last: Promise<void> | undefined;

  /** The work that has to end before an edit that is made now may be sent, if any. */
  get current(): Promise<void> | undefined {
    return this.#last;
  }

  /** @param before resolves when everything typed so far is on disk */
  run<T>(before: Promise<unknown>, work: () => Promise<T>): Promise<T> {
    const result = Promise.all([this.#last, before]).then(work);
    const ended: Promise<void> = result.then(
      () => this.#end(ended),
      () => this.#end(ended),
    );
    this.#last = ended;
    return result;
  }

  #end(ended: Promise<void>): void {
    if (this.#last === ended) this.#last = undefined;
  }
}
