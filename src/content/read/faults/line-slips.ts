import type { TextEdit } from '../../../contracts/finding.ts';
import type { Fault } from '../../syntax/nodes.ts';
import { brokenTexts } from './broken-texts.ts';
import { foreignLines } from './foreign-lines.ts';
import { innerQuotes } from './inner-quotes.ts';
import { lineNumbers } from './line-numbers.ts';
import { bullets, unquotedItems, unquotedValues } from './unquoted.ts';

/** Slips that a line shows by its looks, and the text without them, in which the parser finds the others. */
export interface LineSlips {
  slips: Fault[];
  /** The text after all fixes of the slips. */
  corrected: string;
  /** Moves a fault of the corrected text to its place in the original. Undefined if it is part of a slip. */
  inOriginal(fault: Fault): Fault | undefined;
}

const KINDS = [lineNumbers, brokenTexts, foreignLines, innerQuotes, bullets, unquotedItems, unquotedValues];

/** A text with more of them is not JSON at all. */
const MOST = 100;

/** Finds the slips in a text that is not valid JSON. Of two at the same place, the first kind counts. */
export function lineSlips(text: string): LineSlips {
  const slips: Fault[] = [];
  for (const slip of KINDS.flatMap((kind) => kind(text).slice(0, MOST)))
    if (slips.length < MOST && !slips.some((other) => overlap(other, slip))) slips.push(slip);
  const edits = slips.flatMap(({ fix }) => fix?.edits ?? []).sort((one, other) => one.start - other.start);
  const corrected = edits.reduceRight(
    (now, { start, end, text: put }) => now.slice(0, start) + put + now.slice(end),
    text,
  );
  const back = (at: number) => originalOffset(at, edits);
  return {
    slips,
    corrected,
    inOriginal(fault) {
      const moved = { ...fault, start: back(fault.start), end: back(fault.end) };
      if (slips.some((slip) => overlap(slip, moved))) return undefined;
      // The comma is needed once something stands in place of the dots.
      const isBeforeSlip = slips.some(({ start }) => start > moved.end && text.slice(moved.end, start).trim() === '');
      if (fault.code === 'trailing-comma' && isBeforeSlip) return undefined;
      if (moved.fix === undefined) return moved;
      const fixEdits = moved.fix.edits.map((edit) => ({ ...edit, start: back(edit.start), end: back(edit.end) }));
      return { ...moved, fix: { ...moved.fix, edits: fixEdits } };
    },
  };
}

/** The part of the text that a fault underlines or changes. */
function extentOf({ start, end, fix }: Fault): { start: number; end: number } {
  const edits = fix?.edits ?? [];
  return {
    start: Math.min(start, ...edits.map((edit) => edit.start)),
    end: Math.max(end, ...edits.map((edit) => edit.end)),
  };
}

function overlap(one: Fault, other: Fault): boolean {
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
