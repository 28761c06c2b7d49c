import { type EditBatch, isContinued, movesPlaces, textsIn } from './edit-batch.ts';
import { movedBatches, withBatches } from './rebase-batches.ts';

/** How often the server may fail to make an edit before it waits for a decision of the user. */
const ATTEMPTS = 4;

/** The edits of one file that the server has not acknowledged yet, in their order. */
export class WaitingEdits {
  #batches: EditBatch[] = [];

  /** The one that is sent next, or is on its way. */
  get first(): EditBatch | undefined {
    return this.#batches[0];
  }

  get isEmpty(): boolean {
    return this.#batches.length === 0;
  }

  /** Whether the server has failed to make the first one each time. */
  get isStuck(): boolean {
    return (this.first?.failures ?? 0) >= ATTEMPTS;
  }

  /** The title of the last one, if it has one. */
  get lastTitle(): string | undefined {
    return this.#batches.at(-1)?.title;
  }

  /** The texts that they write. */
  get texts(): string[] {
    return this.#batches.flatMap(textsIn);
  }

  /** Whether one of them may move values in the file. */
  get movePlaces(): boolean {
    return this.#batches.some(movesPlaces);
  }

  /** Appends an edit, or joins it to the last one if it continues its text. @param isSending the first is on its way */
  add(batch: EditBatch, isSending: boolean): void {
    const last = this.#batches.at(-1);
    const isUnsent = last !== undefined && (this.#batches.length > 1 || !isSending);
    if (isUnsent && isContinued(last, batch)) {
      this.#batches[this.#batches.length - 1] = { ...batch, failures: last.failures, done: last.done };
    } else {
      this.#batches.push(batch);
    }
  }

  /** Removes the first one, which was made, refused or given up. */
  takeFirst(): EditBatch | undefined {
    return this.#batches.shift();
  }

  /** Whether a batch still waits. Continued typing replaces it by one with another id, but with the same promise. */
  has({ done }: EditBatch): boolean {
    return this.#batches.some((batch) => batch.done === done);
  }

  /** Rebases them after a change by others. @returns those whose target is gone; they no longer wait */
  follow(old: unknown, now: unknown): EditBatch[] {
    const { kept, gone } = movedBatches(this.#batches, old, now);
    this.#batches = kept;
    return gone;
  }

  /** Applies them to data. Those that do not fit are returned, and no longer wait. */
  applyTo(data: unknown): Pick<ReturnType<typeof withBatches>, 'data' | 'refused'> {
    const { data: after, kept, refused } = withBatches(data, this.#batches);
    this.#batches = kept;
    return { data: after, refused };
  }

  /** Resolves when all of them are on disk, refused, or stuck. */
  async settled(): Promise<void> {
    await this.#batches.at(-1)?.done.promise;
  }

  /** Resolves the promises of all of them, when they are made or stuck. */
  release(): void {
    for (const { done } of this.#batches) done.resolve();
  }
}
