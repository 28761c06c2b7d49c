import path from 'node:path';
import { bytesOf, isSameBytes } from '../../../content/edit/files/write-file.ts';
import { describeChanges } from '../../../content/edit/history/describe-changes.ts';
import { describeFile, describePlace } from '../../../content/edit/words/describe-place.ts';
import { sentenceCase } from '../../../content/edit/words/letter-case.ts';
import { phrase } from '../../../content/edit/words/phrase.ts';
import { filesBelow } from '../../../content/read/files-below.ts';
import type { ContentKind } from '../../../content/schema/schemas.ts';
import { dataOf } from '../../../content/syntax/nodes.ts';
import { parseText } from '../../../content/syntax/parser.ts';
import type { Conflict } from '../../contract/state.ts';
import type { DraftFolder } from '../draft-folder.ts';
import type { MergeConflict } from './merge.ts';
import { type FileBytes, type FileStates, mergeFiles } from './merge-files.ts';

/** The result of merging others' changes in the saved folder into the draft. */
export interface MergeResult {
  /** Files of the draft that the merge has changed. */
  files: string[];
  /** One sentence for each change by others that was merged into a file with unsaved changes. */
  mergedChanges: string[];
  /** Conflicts. Their files are not merged until the user has resolved them. */
  conflicts: Conflict[];
}

/** The three states of a file for a merge: merge base, draft, and saved folder. */
export function statesOf(draft: DraftFolder, file: string): FileStates {
  return { base: draft.base(file), mine: draft.bytes(file), theirs: bytesOf(path.join(draft.savedDir, file)) };
}

/**
 * Merges others' changes in the saved folder into the draft. A file with conflicts is not merged; its conflicts are
 * returned.
 */
export function mergeOutsideChanges(draft: DraftFolder, kinds: ContentKind[]): MergeResult {
  const result: MergeResult = { files: [], mergedChanges: [], conflicts: [] };
  for (const file of filesOf(draft)) mergeFile(draft, kinds, file, result);
  return result;
}

function mergeFile(draft: DraftFolder, kinds: ContentKind[], file: string, result: MergeResult): void {
  // Nearly all files are unchanged, so the draft is only read if the saved file differs from the merge base.
  if (isSameBytes(bytesOf(path.join(draft.savedDir, file)), draft.base(file))) return;
  const states = statesOf(draft, file);
  const { base, mine, theirs } = states;
  const merged = mergeFiles(states);
  if ('conflicts' in merged) {
    result.conflicts.push(...conflictsIn(kinds, file, states, merged.conflicts));
    return;
  }
  if (!isSameBytes(merged.bytes, mine)) {
    const title = phrase('takeOver', { what: describeFile(kinds, file) });
    draft.change([{ file, after: merged.bytes }], { title, isFromOutside: true });
    result.files.push(file);
  }
  draft.rebase(file, theirs);
  if (isSameBytes(mine, base) || isSameBytes(mine, theirs)) return;
  const change = { file, before: () => base && Buffer.from(base), after: () => theirs && Buffer.from(theirs) };
  result.mergedChanges.push(...describeChanges(kinds, [change]).map(({ sentence }) => sentence));
}

/** One conflict for each pointer; after that is resolved, the next merge reports another one at the same pointer. */
function conflictsIn(kinds: ContentKind[], file: string, states: FileStates, conflicts: MergeConflict[]): Conflict[] {
  const byPointer = new Map(conflicts.toReversed().map((conflict) => [conflict.at.mine, conflict]));
  return [...byPointer.values()].reverse().map(({ at, isIn, mine, theirs }) => ({
    file,
    pointer: at.mine,
    where: isIn.mine ? describe(kinds, file, states.mine, at.mine) : describe(kinds, file, states.theirs, at.theirs),
    ...(isIn.mine && { mine: JSON.stringify(mine) }),
    ...(isIn.theirs && { theirs: JSON.stringify(theirs) }),
  }));
}

function describe(kinds: ContentKind[], file: string, bytes: FileBytes, pointer: string): string {
  const { root } = parseText(Buffer.from(bytes ?? '').toString('utf8'));
  return sentenceCase(describePlace(kinds, file, root && pointer !== '' ? dataOf(root) : undefined, pointer));
}

/** All files in the saved folder and the draft, including files deleted in both since the merge base. */
function filesOf(draft: DraftFolder): string[] {
  const gone = draft.unsaved().map(({ file }) => file);
  return [...new Set([...filesBelow(draft.savedDir), ...filesBelow(draft.dir), ...gone])].sort();
}
