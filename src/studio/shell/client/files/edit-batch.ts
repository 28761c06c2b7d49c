import { forEachText } from '../../../../content/read/texts.ts';
import type { Edit } from '../../../contract/edits.ts';

/** Describes an edit for undo. */
export interface EditName {
  /** Edits of the same group in quick succession become one undo step. */
  group?: string;
  title?: string;
}

/** Edits that are sent to the server in one call. */
export interface EditBatch extends EditName {
  /** Makes retries idempotent: the edit may have been made although its response was lost. */
  id: string;
  edits: Edit[];
  /** How often the server has failed to apply them. */
  failures: number;
  /** Earlier work that has to finish before they are sent. */
  after: Promise<void> | undefined;
  /** Resolves when they are on disk, refused or stuck. */
  done: PromiseWithResolvers<void>;
}

/** Whether edits may change the pointers of other values. */
export function changesPointers({ edits }: EditBatch): boolean {
  return edits.some(({ type }) => type !== 'set');
}

/** Whether an edit sets the same field as the one before, with no other work between them. */
export function isContinued(last: EditBatch, next: EditBatch): boolean {
  const isSameField = last.group !== undefined && last.group === next.group;
  return isSameField && last.after === next.after && isOverwriting(last.edits, next.edits);
}

function isOverwriting([one, ...more]: Edit[], [other, ...others]: Edit[]): boolean {
  return one?.type === 'set' && other?.type === 'set' && one.at === other.at && more.length + others.length === 0;
}

/** The texts in the values that edits write. */
export function textsIn({ edits }: EditBatch): string[] {
  const texts: string[] = [];
  for (const edit of edits) forEachText('value' in edit ? edit.value : undefined, (text) => texts.push(text));
  return texts;
}
