import { changesPointers, type EditBatch, isContinued, textsIn } from './edit-batch.ts';
import { applyBatches, rebaseBatches } from './rebase-batches.ts';

/** How often an edit may fail before it is stuck. */
const MAX_ATTEMPTS = 4;

/** The queue of a file's edits that the server has not acknowledged yet. */
export class PendingEdits {
  #batches: EditBatch[] = [];

  /** The batch that is being sent, or is sent next. */
  get first(): EditBatch | undefined {
    return this.#batches[0];
  }

  get isEmpty(): boolean {
    return this.#batches.length === 0;
  }

  /** Whether the first batch has failed too often. */
  get isStuck(): boolean {
    return (this.first?.failures ?? 0) >= MAX_ATTEMPTS;
  }

  /** The title of the last batch, if it has one. */
  get lastTitle(): string | undefined {
    return this.#batches.at(-1)?.title;
  }

  /** The texts that the batches write. */
  get texts(): string[] {
    return this.#batches.flatMap(textsIn);
  }

  /** Whether a batch may change the pointers of values. */
  get changePointers(): boolean {
    return this.#batches.some(changesPointers);
  }

  /** Appends a batch, or replaces the last one if both set the same field. @param isSending the first is being sent */
  add(batch: EditBatch, isSending: boolean): void {
    const last = this.#batches.at(-1);
    const isUnsent = last !== undefined && (this.#batches.length > 1 || !isSending);
    if (isUnsent && isContinued(last, batch)) {
      this.#batches[this.#batches.length - 1] = { ...batch, failures: last.failures, done: last.done };
    } else {
      this.#batches.push(batch);
    }
  }

  /** Removes and returns the first batch, because it was made, refused or dropped. */
  takeFirst(): EditBatch | undefined {
    return this.#batches.shift();
  }

  /** Whether a batch still waits. It may have been replaced by one with another id, but the same promise. */
  has({ done }: EditBatch): boolean {
    return this.#batches.some((batch) => batch.done === done);
  }

  /** Rebases the batches after a change by others. @returns those whose target is gone, which are removed */
  rebase(old: unknown, now: unknown): EditBatch[] {
    const { kept, gone } = rebaseBatches(this.#batches, old, now);
    this.#batches = kept;
    return gone;
  }

  /** Applies the batches to data. @returns the result, and the batches that do not fit, which are removed */
  applyTo(data: unknown): Pick<ReturnType<typeof applyBatches>, 'data' | 'refused'> {
    const { data: after, kept, refused } = applyBatches(data, this.#batches);
    this.#batches = kept;
    return { data: after, refused };
  }

  /** Resolves when all current batches are on disk, refused, or stuck. */
  async settled(): Promise<void> {
    await this.#batches.at(-1)?.done.promise;
  }

  /** Resolves the promises of all batches that are left, because they are stuck. */
  release(): void {
    for (const { done } of this.#batches) done.resolve();
  }
}
