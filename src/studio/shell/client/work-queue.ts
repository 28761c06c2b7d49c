/**
 * Runs work such as undo in order with edits: after all edits made before it was requested, and before all edits made
 * later.
 */
export class WorkQueue {
  #last: Promise<void> | undefined;

  /** The work that has to finish before an edit made now is sent; undefined if none. */
  get current(): Promise<void> | undefined {
    return this.#last;
  }

  /** Queues work. @param before resolves when all edits made so far are on disk @returns the result of the work */
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
