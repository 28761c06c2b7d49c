import { forEachText } from '../../../../content/read/texts.ts';
import type { TextEditing } from '../../../contract/edits.ts';

/** What an edit is, for undo and the history. */
export interface EditName {
  /** Quick edits of the same group are one step of undo. */
  group?: string;
  title?: string;
}

/** Edits that are sent together. */
export interface EditBatch extends EditName {
  /** The same at each attempt, since an edit whose answer was lost may have been made. */
  id: string;
  edits: TextEditing[];
  /** How often the server has failed to make them. */
  failures: number;
  /** Earlier work that has to end before they are sent. */
  after: Promise<void> | undefined;
  /** Resolves when they are on disk or were refused. */
  done: PromiseWithResolvers<void>;
}

/** Whether a change may move values to other pointers. */
export function movesPlaces({ edits }: EditBatch): boolean {
  return edits.some(({ type }) => type !== 'set');
}

/** Whether an edit continues the text of the one before, with no other work in between. */
export function isContinued(last: EditBatch, next: EditBatch): boolean {
  const isSameField = last.group !== undefined && last.group === next.group;
  return isSameField && last.after === next.after && isOverwriting(last.edits, next.edits);
}

function isOverwriting([one, ...more]: TextEditing[], [other, ...others]: TextEditing[]): boolean {
  return one?.type === 'set' && other?.type === 'set' && one.at === other.at && more.length + others.length === 0;
}

/** The texts that edits would write. */
export function textsIn({ edits }: EditBatch): string[] {
  const texts: string[] = [];
  for (const edit of edits) forEachText('value' in edit ? edit.value : undefined, (text) => texts.push(text));
  return texts;
}
