/** Runs tasks one after the other, in the order in which they were given. */
export class SerialQueue {
  #last: Promise<unknown> = Promise.resolve();

  /** Runs a task once all tasks before it have ended, even if one of them failed. @returns the result of the task */
  run<T>(task: () => Promise<T>): Promise<T> {
    const result = this.#last.then(task);
    this.#last = result.catch(() => {});
    return result;
  }
}
