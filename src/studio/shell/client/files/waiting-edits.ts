import { type EditBatch, isContinued, movesPlaces, textsIn } from './edit-batch.ts';
import { movedBatches, withBatches } from './rebase-batches.ts';

/** How often the server may fail to make an edit before it is left until somebody decides. */
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

  /** What the last one is, where it has a title. */
  get lastTitle(): string | undefined {
    return this.#batches.at(-1)?.title;
  }

  /** The texts they would write. */
  get texts(): string[] {
    return this.#batches.flatMap(textsIn);
  }

  /** Whether one of them may move what stands in the file. */
  get movePlaces(): boolean {
    return this.#batches.some(movesPlaces);
  }

  /** Further typing in the same text is one edit. @param isSending whether the first is on its way, and left alone */
  add(batch: EditBatch, isSending: boolean): void {
    const last = this.#batches.at(-1);
    const isUnsent = last !== undefined && (this.#batches.length > 1 || !isSending);
    if (isUnsent && isContinued(last, batch)) {
      this.#batches[this.#batches.length - 1] = { ...batch, failures: last.failures, done: last.done };
    } else {
      this.#batches.push(batch);
    }
  }

  /** Takes the first one away, which is made, refused or given up. */
  takeFirst(): EditBatch | undefined {
    return this.#batches.shift();
  }

  /** Whether a batch still waits; typing goes on in it under another name, but for the same promise. */
  has({ done }: EditBatch): boolean {
    return this.#batches.some((batch) => batch.done === done);
  }

  /** Follows what others have moved. @returns those whose place has gone; they no longer wait */
  follow(old: unknown, now: unknown): EditBatch[] {
    const { kept, gone } = movedBatches(this.#batches, old, now);
    this.#batches = kept;
    return gone;
  }

  /** The data with them, and those that do not fit; these no longer wait. */
  applyTo(data: unknown): Pick<ReturnType<typeof withBatches>, 'data' | 'refused'> {
    const { data: after, kept, refused } = withBatches(data, this.#batches);
    this.#batches = kept;
    return { data: after, refused };
  }

  /** Resolves when all of them are on the disk, refused, or stuck. */
  async settled(): Promise<void> {
    await this.#batches.at(-1)?.done.promise;
  }

  /** Lets nobody wait for them any longer: they are made, or stuck. */
  release(): void {
    for (const { done } of this.#batches) done.resolve();
  }
}
