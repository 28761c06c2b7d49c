import type { Fix, TextEdit } from '../../contracts/finding.ts';
import { changeText } from '../edit/text/change-text.ts';
import { EditError } from '../edit/text/edit.ts';
import { isCertainTypo } from '../references/suggestions.ts';
import type { Issue, IssueFix } from './issues.ts';

/** A fix as changes of the text; undefined if it would change nothing, or cannot be made in this text. */
export function locateFix(fix: IssueFix, text: string): Fix | undefined {
  const { title, isSafe } = fix;
  const edits = 'edits' in fix ? fix.edits : editsBy(fix.changes, text);
  return edits.length > 0 ? { title, isSafe, edits } : undefined;
}

function editsBy(changes: Parameters<typeof changeText>[1], text: string): TextEdit[] {
  try {
    return difference(text, changeText(text, changes));
  } catch (error) {
    // The syntax errors of the file have to be fixed first.
    if (error instanceof EditError) return [];
    throw error;
  }
}

/** The replacement that turns one text into another, limited to the part that differs. */
function difference(before: string, after: string): TextEdit[] {
  if (before === after) return [];
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start++;
  let same = 0;
  while (same < most - start && before.at(-1 - same) === after.at(-1 - same)) same++;
  return [{ start, end: before.length - same, text: after.slice(start, after.length - same) }];
}

/** A fix that replaces the highlighted part with the text that was probably meant. */
export function suggestionFix(
  { meant, at }: Issue,
  { start, end }: Pick<TextEdit, 'start' | 'end'>,
  text: string,
): Fix | undefined {
  const written = text.slice(start, end);
  if (meant === undefined || end <= start) return undefined;
  const isWhole = written.startsWith('"');
  const put = isWhole ? JSON.stringify(meant) : JSON.stringify(meant).slice(1, -1);
  const title = at === 'key' ? `Rename to "${meant}"` : `Change to "${meant}"`;
  const bare = isWhole ? written.slice(1, -1) : written;
  return bare === meant ? undefined : { title, isSafe: isCertainTypo(bare, meant), edits: [{ start, end, text: put }] };
}
