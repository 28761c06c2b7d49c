import { replaceSubstring, unsure } from '../report/fixes.ts';
import type { FileIssue } from '../report/issues.ts';

/** A name in a text that is nearly, but not quite, the one that other texts have. */
export interface OtherName {
  written: string;
  usual: string;
  /** What it is the name of: "law". */
  of: string;
}

/** What is said of a name that is written otherwise elsewhere, and the correction on offer. */
export function writtenOtherwise(
  { written, usual, of }: OtherName,
  pointer: string,
  text: string,
): Omit<FileIssue, 'code'> {
  return {
    pointer,
    at: { text: written },
    message: `"${written}" is written "${usual}" elsewhere.`,
    suggestion: `Write "${usual}" if the same ${of} is meant.`,
    fix: unsure(replaceSubstring(pointer, text, written, usual)),
  };
}
