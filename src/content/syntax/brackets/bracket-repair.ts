import type { SyntaxIssue } from '../fault-parts.ts';
import type { Token } from '../tokens.ts';
import {
  type Candidate,
  isReplacement,
  isSwap,
  missingOpening,
  openAt,
  punctuationAt,
  readableCandidates,
  repairedTokens,
} from './bracket-candidates.ts';
import {
  bracketForComma,
  bracketMissingAt,
  extraBracket,
  lostLines,
  missingBegin,
  missingOpener,
  swappedBrackets,
  unclosedEnd,
  wrongBracket,
} from './bracket-faults.ts';
import { firstTooDeep, layoutPenalty } from './layout.ts';
import { lostLine } from './lost-line.ts';

/** The corrected tokens, and what was wrong. */
export interface Repair {
  tokens: Token[];
  fault: SyntaxIssue;
}

/** Faults that a missing or superfluous bracket may cause. */
const structural = new Set([
  ...['missing-colon', 'missing-comma', 'missing-name', 'missing-value', 'text-after-end', 'trailing-comma'],
  ...['unclosed-bracket', 'unexpected', 'wrong-bracket'],
]);

/** Longer files are not repaired: the time grows with the square of their length. */
const MAX_TOKENS = 6000;

/**
 * Finds the one missing or superfluous bracket whose correction turns the text into valid JSON. If several corrections
 * would do, the indentation decides, then whether a bracket was typed twice, and then the end of the line.
 * @param faults the faults that the parser reports without this correction
 */
export function bracketRepair(
  tokens: readonly Token[],
  text: string,
  faults: readonly SyntaxIssue[],
): Repair | undefined {
  if (tokens.length > MAX_TOKENS || !faults.some(({ code }) => structural.has(code))) return undefined;
  const rated = readableCandidates(tokens).map((one) => {
    const repaired = repairedTokens(tokens, one);
    return {
      ...one,
      repaired,
      penalty: Math.min(layoutPenalty(repaired, text), penaltyWithoutRepeat(tokens, one, text)),
    };
  });
  const best = Math.min(...rated.map(({ penalty }) => penalty));
  const missing = missingOpening(tokens);
  const line = missing && lostLine(tokens, text, missing);
  if (line && line.penalty < best) return line;
  const found = likeliest(
    rated.filter(({ penalty }) => penalty === best),
    tokens,
    text,
  );
  const isOpener = found?.inserted === '{' || found?.inserted === '[';
  const deeper = found && isOpener && best > 0 ? firstTooDeep(found.repaired, text) : undefined;
  const fault = deeper
    ? lostLines(deeper)
    : found && faultOf(found, tokens, text, line?.penalty === best ? line.line : undefined, best === 0);
  return found && fault && { tokens: found.repaired, fault };
}

/** The best of several corrections that match the layout equally well; undefined if none of them is more likely. */
function likeliest<Rated extends Candidate>(rated: Rated[], tokens: readonly Token[], text: string): Rated | undefined {
  const [first, last] = [rated[0], rated.at(-1)];
  if (!first || !last || first === last) return first;
  const typedTwice = rated.find((one) => one.inserted === '' && isRepeatedBracket(tokens, one.at));
  if (typedTwice) return typedTwice;
  const between = text.slice(tokens[first.at]?.start, tokens[last.at]?.start);
  return rated.every(({ inserted }) => inserted === first.inserted) && !between.includes('\n') ? last : undefined;
}

/** How badly the layout matches if, instead of the last of two identical brackets, the one before it is removed. */
function penaltyWithoutRepeat(
  tokens: readonly Token[],
  { at, removedCount, inserted }: Candidate,
  text: string,
): number {
  const isRepeated =
    removedCount === 1 && inserted === '' && punctuationAt(tokens, at - 1) === punctuationAt(tokens, at);
  return isRepeated ? layoutPenalty(tokens.toSpliced(at - 1, 1), text) : Number.POSITIVE_INFINITY;
}

/** Whether a bracket is in a row of identical ones of which one comes directly after another. */
function isRepeatedBracket(tokens: readonly Token[], at: number): boolean {
  if (punctuationAt(tokens, at - 1) !== punctuationAt(tokens, at)) return false;
  return tokens[at - 1]?.end === tokens[at]?.start || isRepeatedBracket(tokens, at - 1);
}

/**
 * @param lost a line that may have been deleted instead
 * @param isInLine whether the correction matches the layout
 */
function faultOf(
  found: Candidate,
  tokens: readonly Token[],
  text: string,
  lost: string | undefined,
  isInLine: boolean,
): SyntaxIssue | undefined {
  const { at, inserted } = found;
  const [previous, here] = [tokens[at - 1], tokens[at]];
  if (here === undefined) return undefined;
  const next = tokens[at + 1];
  if (isSwap(found) && next) return swappedBrackets(here, next, isInLine);
  if (isReplacement(found) && here.text !== ',') return wrongBracket(here, inserted, true);
  const isInRow = punctuationAt(tokens, at - 1) === punctuationAt(tokens, at);
  if (inserted === '') return extraBracket(here, found.removedCount > 1 ? next : undefined, isInRow ? undefined : lost);
  if (inserted === '{' || inserted === '[')
    return previous ? missingOpener(here, inserted, isInLine) : missingBegin(here);
  const open = openAt(tokens, at);
  const innermost = open.at(-1);
  if (previous === undefined || innermost === undefined) return undefined;
  const isAtEnd = punctuationAt(tokens, at) === 'end' || /^[}\]]{2,}$/.test(inserted);
  if (isAtEnd) return unclosedEnd(open, previous, text);
  if (isReplacement(found)) return bracketForComma(innermost, here, inserted, text);
  return bracketMissingAt(innermost, here.text === ',' ? here : previous, inserted, text, true);
}
