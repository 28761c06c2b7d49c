import { EditError } from '../../../../content/edit/text/edit.ts';
import { applyEdits } from './apply-edit.ts';
import type { EditBatch } from './edit-batch.ts';
import { editsAfter } from './moved-places.ts';

/** Waiting edits after a change by others: with their new pointers, and those whose target is gone. */
export function movedBatches(batches: readonly EditBatch[], old: unknown, now: unknown) {
  const kept: EditBatch[] = [];
  const gone: EditBatch[] = [];
  let [before, after] = [old, now];
  for (const batch of batches) {
    const edits = editsAfter(before, after, batch.edits);
    before = applyEdits(before, batch.edits);
    if (edits) {
      after = applyEdits(after, edits);
      kept.push({ ...batch, edits });
    } else gone.push(batch);
  }
  return { kept, gone };
}

/** The data with the waiting edits, and the edits that no longer fit. */
export function withBatches(data: unknown, batches: readonly EditBatch[]) {
  const kept: EditBatch[] = [];
  const refused: (EditBatch & { error: EditError })[] = [];
  let after = data;
  for (const batch of batches) {
    try {
      after = applyEdits(after, batch.edits);
      kept.push(batch);
    } catch (error) {
      if (!(error instanceof EditError)) throw error;
      refused.push({ ...batch, error });
    }
  }
  return { data: after, kept, refused };
}
