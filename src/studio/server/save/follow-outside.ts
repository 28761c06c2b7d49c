import path from 'node:path';
import { bytesOf, isSameBytes } from '../../../content/edit/files/write-file.ts';
import { describeChanges } from '../../../content/edit/history/describe-changes.ts';
import { describeFile, describePlace } from '../../../content/edit/words/describe-place.ts';
import { sentenceCase } from '../../../content/edit/words/letter-case.ts';
import { worded } from '../../../content/edit/words/worded.ts';
import { filesBelow } from '../../../content/read/files-below.ts';
import type { ContentKind } from '../../../content/schema/schemas.ts';
import { dataOf } from '../../../content/syntax/nodes.ts';
import { parseText } from '../../../content/syntax/parser.ts';
import type { Conflict } from '../../contract/state.ts';
import type { DraftFolder } from '../draft-folder.ts';
import type { Clash } from './merge.ts';
import { type FileBytes, type FileStates, mergeFiles } from './merge-files.ts';

/** Changes that others have made in the saved folder since the last check. */
export interface Followed {
  /** Files of the draft that have changed. */
  files: string[];
  /** What others have changed in files that are changed here too, a sentence each; both are in the draft now. */
  joined: string[];
  /** Places that both have changed; their files are left as they are until that is decided. */
  conflicts: Conflict[];
}

/** The states of a file: as it was taken over, in the draft, and as it is saved now. */
export function statesOf(draft: DraftFolder, file: string): FileStates {
  return { base: draft.base(file), mine: draft.bytes(file), theirs: bytesOf(path.join(draft.savedDir, file)) };
}

/**
 * Merges into the draft what others have changed in the saved folder. Where both have changed the same place, nothing
 * is merged and a conflict is reported.
 */
export function followOutside(draft: DraftFolder, kinds: ContentKind[]): Followed {
  const followed: Followed = { files: [], joined: [], conflicts: [] };
  for (const file of filesOf(draft)) followFile(draft, kinds, file, followed);
  return followed;
}

function followFile(draft: DraftFolder, kinds: ContentKind[], file: string, followed: Followed): void {
  // Nearly all are as they were; the draft is read only where that is not so.
  if (isSameBytes(bytesOf(path.join(draft.savedDir, file)), draft.base(file))) return;
  const states = statesOf(draft, file);
  const { base, mine, theirs } = states;
  const merged = mergeFiles(states);
  if ('clashes' in merged) {
    followed.conflicts.push(...conflictsIn(kinds, file, states, merged.clashes));
    return;
  }
  if (!isSameBytes(merged.joined, mine)) {
    const title = worded('takeOver', { what: describeFile(kinds, file) });
    draft.change([{ file, after: merged.joined }], { title, isFromOutside: true });
    followed.files.push(file);
  }
  draft.rebase(file, theirs);
  if (isSameBytes(mine, base) || isSameBytes(mine, theirs)) return;
  const change = { file, before: () => base && Buffer.from(base), after: () => theirs && Buffer.from(theirs) };
  followed.joined.push(...describeChanges(kinds, [change]).map(({ sentence }) => sentence));
}

/** One of a pointer: the next of the same place shows when this one is decided. */
function conflictsIn(kinds: ContentKind[], file: string, states: FileStates, clashes: Clash[]): Conflict[] {
  const byPointer = new Map(clashes.toReversed().map((clash) => [clash.at.mine, clash]));
  return [...byPointer.values()].reverse().map(({ at, isIn, mine, theirs }) => ({
    file,
    pointer: at.mine,
    where: isIn.mine ? inWords(kinds, file, states.mine, at.mine) : inWords(kinds, file, states.theirs, at.theirs),
    ...(isIn.mine && { mine: JSON.stringify(mine) }),
    ...(isIn.theirs && { theirs: JSON.stringify(theirs) }),
  }));
}

function inWords(kinds: ContentKind[], file: string, bytes: FileBytes, pointer: string): string {
  const { root } = parseText(Buffer.from(bytes ?? '').toString('utf8'));
  return sentenceCase(describePlace(kinds, file, root && pointer !== '' ? dataOf(root) : undefined, pointer));
}

/** Every file that is saved or in the draft, or was. */
function filesOf(draft: DraftFolder): string[] {
  const gone = draft.unsaved().map(({ file }) => file);
  return [...new Set([...filesBelow(draft.savedDir), ...filesBelow(draft.dir), ...gone])].sort();
}
