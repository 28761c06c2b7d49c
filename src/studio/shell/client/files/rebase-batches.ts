import { EditError } from '../../../../content/edit/text/edit.ts';
import { applyEdits } from './apply-edit.ts';
import type { EditBatch } from './edit-batch.ts';
import { rebaseEdits } from './rebase-edits.ts';

/** Rebases pending edits after a change by others. @returns the rebased ones, and those whose target is gone */
export function rebaseBatches(batches: readonly EditBatch[], old: unknown, now: unknown) {
  const kept: EditBatch[] = [];
  const gone: EditBatch[] = [];
  let [before, after] = [old, now];
  for (const batch of batches) {
    const edits = rebaseEdits(before, after, batch.edits);
    before = applyEdits(before, batch.edits);
    if (edits) {
      after = applyEdits(after, edits);
      kept.push({ ...batch, edits });
    } else gone.push(batch);
  }
  return { kept, gone };
}

/** Applies pending edits to data. @returns the new data, the applied edits, and those that do not fit with the error */
export function applyBatches(data: unknown, batches: readonly EditBatch[]) {
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
