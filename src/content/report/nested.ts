import type { Finding, TextEdit } from '../../contracts/finding.ts';
import type { Issue } from './issues.ts';

/** A finding, and where in the text of its file it is. */
export interface PlacedFinding {
  issue: Issue;
  finding: Finding;
  start: number;
  end: number;
}

/**
 * Leaves out warnings about a piece of a text that the fix of another finding replaces as a whole, so that it is gone
 * with the same correction: a space before the % of a figure that is to be quoted.
 */
export function withoutNested(placed: readonly PlacedFinding[], text: string): Finding[] {
  return placed
    .filter(
      (inner, index) => !placed.some((outer, other) => other !== index && isSettled(inner, outer, index < other, text)),
    )
    .map(({ finding }) => finding);
}

/** Whether the fix of one finding settles another. @param isFirst whether the other one comes first */
function isSettled(inner: PlacedFinding, outer: PlacedFinding, isFirst: boolean, text: string): boolean {
  const { finding, issue, start, end } = inner;
  const isPiece = typeof issue.at === 'object' && typeof outer.issue.at === 'object';
  if (!isPiece || finding.severity === 'error' || finding.code === outer.finding.code) return false;
  if (start < outer.start || end > outer.end) return false;
  const isSame = start === outer.start && end === outer.end;
  if (isSame && isFirst && outer.finding.severity !== 'error' && finding.fix !== undefined) return false;
  const edits = outer.finding.fix?.edits ?? [];
  return edits.length > 0 && !edited(text, outer, edits).includes(text.slice(start, end));
}

/** What a piece of a text becomes by edits. */
function edited(text: string, { start, end }: PlacedFinding, edits: readonly TextEdit[]): string {
  const inside = edits.filter((edit) => edit.start >= start && edit.end <= end);
  return inside
    .toSorted((one, other) => other.start - one.start)
    .reduce(
      (piece, edit) => piece.slice(0, edit.start - start) + edit.text + piece.slice(edit.end - start),
      text.slice(start, end),
    );
}
