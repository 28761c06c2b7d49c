import type { FileInfo } from '../../contract/files.ts';
import type { StudioState } from '../../contract/state.ts';
import type { OpenFile } from './files/open-file.ts';

/** The files with a stuck edit. Returns `before` if both lists are empty, so that components do not render again. */
export function stuckAmong(pending: readonly OpenFile[], before: readonly OpenFile[]): readonly OpenFile[] {
  const stuck = pending.filter(({ isStuck }) => isStuck);
  return stuck.length === 0 && before.length === 0 ? before : stuck;
}

/**
 * Adds edits that the server has not acknowledged yet to its state: their files are unsaved, and there is an undo step.
 * Returns the same object if that changes nothing.
 */
export function withPendingEdits(
  state: StudioState,
  pending: readonly Pick<OpenFile, 'file' | 'lastPendingTitle'>[],
  files: readonly FileInfo[],
): StudioState {
  const known = new Set(state.unsaved.map(({ file }) => file));
  const unknown = pending.filter(({ file }) => !known.has(file));
  const last = pending.at(-1);
  if (!last || (unknown.length === 0 && state.undo !== undefined)) return state;
  const titleOf = (file: string) => files.find((one) => one.file === file)?.title ?? file;
  return {
    ...state,
    unsaved: [
      ...state.unsaved,
      ...unknown.map(({ file }) => ({ file, title: titleOf(file), change: 'changed' as const })),
    ],
    undo: state.undo ?? last.lastPendingTitle ?? titleOf(last.file),
  };
}
