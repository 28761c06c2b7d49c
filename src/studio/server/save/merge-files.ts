import { isUtf8 } from 'node:buffer';
import { isSameBytes } from '../../../content/edit/files/write-file.ts';
import { changeText } from '../../../content/edit/text/change-text.ts';
import type { Edit } from '../../../content/edit/text/edit.ts';
import { dataOf } from '../../../content/syntax/nodes.ts';
import { parseText } from '../../../content/syntax/parser.ts';
import type { MergeConflict, Side } from './merge.ts';
import { mergeValues } from './merge-values.ts';

/** The content of a file; undefined if the file does not exist. */
export type FileBytes = Uint8Array | undefined;

/** The three states of a file. */
export type FileStates = Record<Side, FileBytes>;

/** The result of a merge: a file with the changes of both sides, or the conflicts. */
export type MergedFile = { bytes: FileBytes } | { conflicts: MergeConflict[] };

/** Three-way merge of a file. Keeps the formatting of `theirs`, or of `mine` if `theirs` is unchanged. */
export function mergeFiles(states: FileStates): MergedFile {
  const { base, mine, theirs } = states;
  if (isSameBytes(mine, base) || isSameBytes(mine, theirs)) return { bytes: theirs };
  if (isSameBytes(theirs, base)) return { bytes: mine };
  const texts = textsOf(states);
  if (!texts) return { conflicts: [wholeFile(states)] };
  const { edits, conflicts } = mergeValues(texts.base.data, texts.mine.data, texts.theirs.data);
  if (conflicts.length > 0) return { conflicts };
  return { bytes: Buffer.from(changeText(texts.theirs.text, edits)) };
}

/**
 * Resolves one conflict by changing a state, so that the next merge no longer finds it: to keep theirs, their value is
 * written into `mine`; to keep mine, it is written into `base`.
 */
export function withConflictResolved(states: FileStates, conflict: MergeConflict, keep: 'mine' | 'theirs'): FileStates {
  const texts = conflict.at.mine === '' ? undefined : textsOf(states);
  if (!texts) return keep === 'theirs' ? { ...states, mine: states.theirs } : { ...states, base: states.theirs };
  const side = keep === 'theirs' ? 'mine' : 'base';
  return { ...states, [side]: Buffer.from(changeText(texts[side].text, [editTo(conflict, side)])) };
}

/** The edit that gives another state the value of `theirs`. */
function editTo({ at, isIn, theirs }: MergeConflict, side: 'base' | 'mine'): Edit {
  if (!isIn.theirs) return { type: 'remove', at: at[side] };
  return { type: isIn[side] ? 'set' : 'insert', at: at[side], value: theirs };
}

interface Text {
  text: string;
  data: unknown;
}

/** The parsed states; undefined if one of them does not exist or is invalid JSON. */
function textsOf({ base, mine, theirs }: FileStates): Record<Side, Text> | undefined {
  const [before, ours, others] = [textOf(base), textOf(mine), textOf(theirs)];
  return before && ours && others && { base: before, mine: ours, theirs: others };
}

function textOf(bytes: FileBytes): Text | undefined {
  if (!bytes || !isUtf8(bytes)) return undefined;
  const text = Buffer.from(bytes).toString('utf8');
  const { root, faults } = parseText(text);
  return root && faults.length === 0 ? { text, data: dataOf(root) } : undefined;
}

function wholeFile({ base, mine, theirs }: FileStates): MergeConflict {
  return {
    at: { base: '', mine: '', theirs: '' },
    isIn: { base: base !== undefined, mine: mine !== undefined, theirs: theirs !== undefined },
    mine: displayValue(mine),
    theirs: displayValue(theirs),
  };
}

/** The value that represents a whole file in a conflict: its data, its text, or its size in bytes. */
function displayValue(bytes: FileBytes): unknown {
  if (!bytes) return undefined;
  return textOf(bytes)?.data ?? (isUtf8(bytes) ? Buffer.from(bytes).toString('utf8') : `${bytes.length} bytes`);
}
