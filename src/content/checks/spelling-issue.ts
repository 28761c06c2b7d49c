import { correction } from '../report/fixes.ts';
import type { FileIssue } from '../report/issues.ts';

/** A name in a text that is similar, but not equal, to one in other texts. */
export interface OtherName {
  written: string;
  usual: string;
  /** The kind of name, such as "law". */
  of: string;
}

/** The message, suggestion and fix for a name that is spelt differently elsewhere. */
export function spellingIssue(
  { written, usual, of }: OtherName,
  pointer: string,
  text: string,
): Omit<FileIssue, 'code'> {
  return {
    message: `"${written}" is written "${usual}" elsewhere.`,
    ...correction(pointer, text, written, usual, `Write "${usual}" if the same ${of} is meant.`),
  };
}
