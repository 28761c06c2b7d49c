import { OperationRefusedError } from '../entities/operation-refused-error.ts';
import type { ChangeLog, LogEntry } from '../log/change-log.ts';
import type { Draft } from '../site/draft.ts';

/** The changes that can be undone, latest last. */
export function undoable(log: ChangeLog): LogEntry[] {
  const entries = log.entries();
  const undone = new Set(entries.flatMap(({ undoes }) => undoes ?? []));
  return entries.filter(({ id, undoes, isFound }) => undoes === undefined && !isFound && !undone.has(id));
}

/**
 * Plans to undo a change, restoring every file.
 * @param draft an empty draft, which receives the changes
 * @throws OperationRefusedError if one of the files has changed since
 */
export function planUndo(
  draft: Draft,
  log: ChangeLog,
  entry: LogEntry,
  hashOf: (file: string) => string | undefined,
): void {
  const changed = entry.files.filter(({ file, after }) => hashOf(file) !== after);
  if (changed.length > 0)
    throw new OperationRefusedError(
      `"${entry.title}" cannot be undone: these files have changed since.`,
      changed.map(({ file }) => file),
    );
  for (const { file, before } of entry.files) {
    if (before === undefined) draft.remove(file);
    else draft.put(file, log.content(before));
  }
}
