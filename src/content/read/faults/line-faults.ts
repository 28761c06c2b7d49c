import type { TextEdit } from '../../../contracts/finding.ts';
import type { SyntaxIssue } from '../../syntax/fault-parts.ts';
import { brokenTexts } from './broken-texts.ts';
import { foreignLines } from './foreign-lines.ts';
import { innerQuotes } from './inner-quotes.ts';
import { lineNumbers } from './line-numbers.ts';
import { bullets, unquotedItems, unquotedValues } from './unquoted.ts';

/** Faults that the look of a single line shows, and the text without them, in which the parser finds the others. */
export interface LineFaults {
  faults: SyntaxIssue[];
  /** The text with these faults fixed. */
  corrected: string;
  /** Moves a fault of the corrected text to its place in the original. Undefined if it overlaps one of these faults. */
  inOriginal(fault: SyntaxIssue): SyntaxIssue | undefined;
}

const KINDS = [lineNumbers, brokenTexts, foreignLines, innerQuotes, bullets, unquotedItems, unquotedValues];

/** A text with more of them is not JSON at all. */
const MAX_FAULTS = 100;

/** Finds these faults in a text that is not valid JSON. Of two at the same place, the first kind counts. */
export function lineFaults(text: string): LineFaults {
  const faults: SyntaxIssue[] = [];
  for (const fault of KINDS.flatMap((kind) => kind(text).slice(0, MAX_FAULTS)))
    if (faults.length < MAX_FAULTS && !faults.some((other) => overlap(other, fault))) faults.push(fault);
  const edits = faults.flatMap(({ fix }) => fix?.edits ?? []).sort((one, other) => one.start - other.start);
  const corrected = edits.reduceRight(
    (now, { start, end, text: put }) => now.slice(0, start) + put + now.slice(end),
    text,
  );
  const back = (at: number) => originalOffset(at, edits);
  return {
    faults,
    corrected,
    inOriginal(fault) {
      const moved = { ...fault, start: back(fault.start), end: back(fault.end) };
      if (faults.some((other) => overlap(other, moved))) return undefined;
      // The comma is needed once something stands in place of the dots.
      const isBeforeFault = faults.some(({ start }) => start > moved.end && text.slice(moved.end, start).trim() === '');
      if (fault.code === 'trailing-comma' && isBeforeFault) return undefined;
      if (moved.fix === undefined) return moved;
      const fixEdits = moved.fix.edits.map((edit) => ({ ...edit, start: back(edit.start), end: back(edit.end) }));
      return { ...moved, fix: { ...moved.fix, edits: fixEdits } };
    },
  };
}

/** The part of the text that a fault highlights or changes. */
function extentOf({ start, end, fix }: SyntaxIssue): { start: number; end: number } {
  const edits = fix?.edits ?? [];
  return {
    start: Math.min(start, ...edits.map((edit) => edit.start)),
    end: Math.max(end, ...edits.map((edit) => edit.end)),
  };
}

function overlap(one: SyntaxIssue, other: SyntaxIssue): boolean {
  const [first, second] = [extentOf(one), extentOf(other)];
  return first.start < second.end && second.start < first.end;
}

/** The offset in the original text for one in the corrected text. @param edits in the order of the text */
function originalOffset(at: number, edits: readonly TextEdit[]): number {
  let shift = 0;
  for (const { start, end, text: put } of edits) {
    if (at < start + shift) break;
    if (at < start + shift + put.length) return Math.min(end, at - shift);
    shift += put.length - (end - start);
  }
  return at - shift;
}
