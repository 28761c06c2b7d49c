import { realpathSync } from 'node:fs';
import path from 'node:path';
import { OperationRefusedError, refusal } from '../../../content/edit/entities/operation-refused-error.ts';
import { ConcurrentChangeError } from '../../../content/edit/files/write-file.ts';
import type { ChangeLog } from '../../../content/edit/log/change-log.ts';
import { FolderLockedError } from '../../../content/edit/log/lock.ts';
import { describeFile } from '../../../content/edit/words/describe-place.ts';
import { phrase } from '../../../content/edit/words/phrase.ts';
import type { ContentKind } from '../../../content/schema/schemas.ts';
import type { StudioApi } from '../../contract/api.ts';
import type { Conflict } from '../../contract/state.ts';
import type { DraftFolder } from '../draft-folder.ts';
import { ApiError } from '../http/api-error.ts';
import { mergeFiles, withConflictResolved } from './merge-files.ts';
import { type MergeResult, mergeOutsideChanges, statesOf } from './merge-outside-changes.ts';
import { writingRefusal } from './writing-refusal.ts';

export { type MergeResult, mergeOutsideChanges } from './merge-outside-changes.ts';

/** What saving needs besides the draft. */
export interface SaveOptions {
  kinds: ContentKind[];
  /** Writes all files or none, and records their previous content. */
  log: Pick<ChangeLog, 'commit' | 'recover'>;
  /** Keeps other programs from changing the folder: `lockFolder`. @throws FolderLockedError */
  lock: () => Disposable;
  /** How many errors the check finds in the current draft. */
  errors: () => number | Promise<number>;
}

/** The result of saving. */
export interface Saved {
  files: string[];
  /** One sentence for each change by others that was merged into the saved files. */
  mergedChanges: string[];
}

/** How often to try again if others change a file at the same time. */
const MAX_ATTEMPTS = 5;

/**
 * Writes the draft to the saved folder: all files or none, merged with changes that others have made there.
 * @throws ApiError if the check finds errors
 * @throws OperationRefusedError if there are conflicts, or the folder cannot be written; the draft keeps all changes
 */
export async function save(draft: DraftFolder, options: SaveOptions): Promise<Saved> {
  const mergedChanges: string[] = [];
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const result = withWritingRefusals(draft, () => {
      using _lock = options.lock();
      options.log.recover();
      return mergeOutsideChanges(draft, options.kinds);
    });
    mergedChanges.push(...result.mergedChanges);
    refuseConflicts(result.conflicts);
    const errors = await options.errors();
    if (errors > 0)
      throw new ApiError(422, 'faulty', phrase(errors === 1 ? 'errorFound' : 'errorsFound', { count: errors }));
    const files = withWritingRefusals(draft, () => commit(draft, options));
    if (files) return { files, mergedChanges: [...new Set(mergedChanges)] };
  }
  throw refusal('othersChange');
}

/** The title in the history: Save the home page and 2 more files. */
function titleOf(kinds: ContentKind[], changes: { file: string }[]): string {
  // Name a JSON file if there is one, because it describes the change better than, say, a picture.
  const { file: first = '' } = changes.find(({ file }) => file.endsWith('.json')) ?? changes[0] ?? {};
  const [what, count] = [describeFile(kinds, first), changes.length - 1];
  return phrase(count > 1 ? 'saveAndMore' : count === 1 ? 'saveAndOne' : 'save', { what, count });
}

/** Writes the unsaved files. @returns their names; undefined if others have changed one of them meanwhile */
function commit(draft: DraftFolder, { kinds, log, lock }: SaveOptions): string[] | undefined {
  using _lock = lock();
  const changes = draft.unsaved();
  if (changes.length === 0) return [];
  for (const { file } of changes) refuseOutside(draft.savedDir, file);
  try {
    log.commit(titleOf(kinds, changes), changes);
  } catch (error) {
    if (error instanceof ConcurrentChangeError) return undefined;
    throw error;
  }
  for (const { file, after } of changes) draft.rebase(file, after);
  return changes.map(({ file }) => file);
}

function withWritingRefusals<Result>(draft: DraftFolder, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (error instanceof FolderLockedError)
      throw new OperationRefusedError(`${phrase('nothingSaved')} ${error.message}`);
    throw writingRefusal(error, draft.savedDir) ?? error;
  }
}

function refuseConflicts(conflicts: Conflict[]): void {
  if (conflicts.length === 0) return;
  const reasons = conflicts.map(({ where }) => where);
  throw refusal('chooseWhatStays', {}, reasons);
}

/** Refuses to write through a symbolic link out of the saved folder. @throws OperationRefusedError */
function refuseOutside(savedDir: string, file: string): void {
  const root = realpathSync(savedDir);
  let folder = path.dirname(path.resolve(root, file));
  for (;;) {
    const real = realFolder(folder);
    if (real !== undefined) {
      if (real === root || real.startsWith(root + path.sep)) return;
      throw refusal('outsideFolder', { file });
    }
    folder = path.dirname(folder);
  }
}

function realFolder(folder: string): string | undefined {
  try {
    return realpathSync(folder);
  } catch {
    // The folder does not exist yet; it is created when the file is written.
    return undefined;
  }
}

/**
 * Resolves a conflict.
 * @returns the remaining conflicts, and the changes that could now be merged
 * @throws OperationRefusedError if the conflict no longer exists
 */
export function resolveConflict(
  draft: DraftFolder,
  kinds: ContentKind[],
  choice: StudioApi['resolve-conflict']['request'],
): MergeResult {
  const { file, pointer, keep } = choice;
  const states = statesOf(draft, file);
  const merged = mergeFiles(states);
  const conflict = 'conflicts' in merged ? merged.conflicts.find(({ at }) => at.mine === pointer) : undefined;
  if (!conflict) throw refusal('nothingToDecide');
  const after = withConflictResolved(states, conflict, keep);
  if (keep === 'theirs') draft.change([{ file, after: after.mine }], { title: phrase('keepTheirs') });
  else draft.rebase(file, after.base);
  return mergeOutsideChanges(draft, kinds);
}
