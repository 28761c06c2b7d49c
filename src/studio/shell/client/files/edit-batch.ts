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
  /** The same each time it is sent: it may have been made although no answer came. */
  id: string;
  edits: TextEditing[];
  /** How often the server has failed to make them. */
  failures: number;
  /** What was asked for before them, and has to end before they are sent. */
  after: Promise<void> | undefined;
  /** Resolves when they are on the disk or were refused. */
  done: PromiseWithResolvers<void>;
}

/** Whether something may stand at another place after a change. */
export function movesPlaces({ edits }: EditBatch): boolean {
  return edits.some(({ type }) => type !== 'set');
}

/** Whether an edit goes on with the text of the one before, with nothing asked for in between. */
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
