/** Something that is queried at every scrape, such as a disk. */
export interface Question<T> {
  ask: () => Promise<T>;
  /** Publishes the answer; undefined when there was none in time, so that no stale value is shown. */
  show: (answer: T | undefined) => void;
  /** Gets the reason when there was none. */
  failed: (error: unknown) => void;
}

/**
 * Queries with a time-out. A query that hangs is not repeated before it has been answered, so that queries never pile
 * up.
 */
export class Probe<T> {
  readonly #question: Question<T>;
  readonly #timeout: number;
  #asking: Promise<T> | undefined;

  /** @param timeout milliseconds */
  constructor(question: Question<T>, timeout: number) {
    this.#question = question;
    this.#timeout = timeout;
  }

  /** Resolves when the answer, or that there is none, is shown. Never rejects. */
  async refresh(): Promise<void> {
    const { show, failed } = this.#question;
    try {
      show(await this.#inTime());
    } catch (error) {
      failed(error);
      show(undefined);
    }
  }

  async #inTime(): Promise<T> {
    this.#asking ??= this.#question.ask().finally(() => {
      this.#asking = undefined;
    });
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error('no answer in time')), this.#timeout);
    });
    try {
      return await Promise.race([this.#asking, tooLate]);
    } finally {
      clearTimeout(timer);
    }
  }
}
