import type { SyntaxIssue } from '../nodes.ts';
import { firstOutOfOrder, punctuationOf, TokenOrder } from '../token-order.ts';
import type { Token } from '../tokens.ts';
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

/** A possible correction: brackets to insert before a token, or to remove. */
interface Candidate {
  at: number;
  /** How many of the existing tokens are removed. */
  removedCount: number;
  /** The inserted brackets, with a comma if one is needed after them; empty if a bracket is only removed. */
  inserted: string;
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
  const isRepeatedBracket = removedCount === 1 && inserted === '' && signAt(tokens, at - 1) === signAt(tokens, at);
  return isRepeatedBracket ? layoutPenalty(tokens.toSpliced(at - 1, 1), text) : Number.POSITIVE_INFINITY;
}

/** Whether a bracket is in a row of identical ones of which one comes directly after another. */
function isRepeatedBracket(tokens: readonly Token[], at: number): boolean {
  if (signAt(tokens, at - 1) !== signAt(tokens, at)) return false;
  return tokens[at - 1]?.end === tokens[at]?.start || isRepeatedBracket(tokens, at - 1);
}

/** The corrections that make the text valid. All are at or before the first token that is not allowed in its place. */
function readableCandidates(tokens: readonly Token[]): Candidate[] {
  const last = firstOutOfOrder(tokens);
  const surplus = bracketSurplus(tokens);
  const order = TokenOrder.atBegin();
  const found: Candidate[] = [];
  for (let at = 0; at <= last; at++) {
    const token = tokens[at];
    if (!token) break;
    found.push(
      ...candidatesAt(tokens, at).filter((one) => balances(one, token, surplus) && isReadable(one, tokens, order)),
    );
    order.take(token);
  }
  const several = signAt(tokens, last) === 'end' ? endings(tokens, last) : [];
  return [...found, ...several.filter((one) => isReadable(one, tokens, TokenOrder.atBegin(), 0))];
}

const isCloser = (sign: string) => sign === '}' || sign === ']';

function candidatesAt(tokens: readonly Token[], at: number): Candidate[] {
  const [before, here] = [signAt(tokens, at - 1), signAt(tokens, at)];
  const isValue = here === '' || here === '{' || here === '[';
  const insertions = [
    ...(before === '' || before === '}' || before === ']' ? (isValue ? ['},', '],'] : ['}', ']']) : []),
    ...(isValue ? ['{', '['] : []),
  ].map((inserted) => ({ at, removedCount: 0, inserted }));
  const behind = signAt(tokens, at + 1);
  // In place of this comma, a list or an object should end.
  if (here === ',' && isCloser(behind))
    insertions.push(...['}', ']'].map((inserted) => ({ at, removedCount: 1, inserted })));
  const isBracket = isValue ? here !== '' : isCloser(here);
  if (!isBracket) return insertions;
  return [
    ...insertions,
    ...(isValue ? [] : [{ at, removedCount: 1, inserted: here === '}' ? ']' : '}' }]),
    // Of identical brackets in a row, only the last is tried, because the result is the same.
    ...(here === behind ? [] : [{ at, removedCount: 1, inserted: '' }]),
    // Two closing brackets the other way round.
    ...(isCloser(here) && isCloser(behind) && here !== behind
      ? [{ at, removedCount: 2, inserted: behind + here }]
      : []),
    // A superfluous closing bracket on a line of its own, together with its comma.
    ...(isCloser(here) && before === ',' && behind === ',' ? [{ at, removedCount: 2, inserted: '' }] : []),
  ];
}

/** How many more brackets of each kind are opened than closed. */
interface Surplus {
  curly: number;
  square: number;
}

function bracketSurplus(tokens: readonly Token[]): Surplus {
  const count = (sign: string) => tokens.filter((token) => punctuationOf(token) === sign).length;
  return { curly: count('{') - count('}'), square: count('[') - count(']') };
}

/** The only bracket that is opened once less than it is closed, if there is one. */
function missingOpening(tokens: readonly Token[]): '{' | '[' | undefined {
  const { curly, square } = bracketSurplus(tokens);
  if (curly === -1 && square === 0) return '{';
  return curly === 0 && square === -1 ? '[' : undefined;
}

const CURLY: Record<string, number> = { '{': 1, '}': -1 };
const SQUARE: Record<string, number> = { '[': 1, ']': -1 };

/**
 * Whether, after a correction, as many brackets of each kind are opened as are closed. Only then can the text be valid.
 */
function balances({ removedCount, inserted }: Candidate, token: Token, { curly, square }: Surplus): boolean {
  if (isSwap({ removedCount, inserted })) return curly === 0 && square === 0;
  const [put, taken] = [inserted.charAt(0), removedCount === 0 ? '' : punctuationOf(token)];
  return curly + (CURLY[put] ?? 0) === (CURLY[taken] ?? 0) && square + (SQUARE[put] ?? 0) === (SQUARE[taken] ?? 0);
}

/**
 * Whether a correction makes the text valid.
 * @param order the state before `tokens[taken]`, which is by default the token at the correction
 */
function isReadable(one: Candidate, tokens: readonly Token[], order: TokenOrder, taken = one.at): boolean {
  const trial = order.fork();
  return (
    tokens.slice(taken, one.at).every((token) => trial.take(token)) &&
    marksFor(one, tokens).every((mark) => trial.take(mark)) &&
    firstOutOfOrder(tokens, one.at + one.removedCount, trial) === tokens.length
  );
}

/** Whether a correction puts two closing brackets the other way round. */
const isSwap = ({ removedCount, inserted }: Pick<Candidate, 'removedCount' | 'inserted'>) =>
  removedCount === 2 && inserted.length === 2;

/** Whether a correction replaces one bracket by another. */
const isReplacement = ({ removedCount, inserted }: Pick<Candidate, 'removedCount' | 'inserted'>) =>
  removedCount === 1 && inserted.length === 1;

function marksFor({ at, removedCount, inserted }: Candidate, tokens: readonly Token[]): Token[] {
  const end = tokens[at - 1]?.end ?? 0;
  const place = (isReplacement({ removedCount, inserted }) && tokens[at]) || { start: end, end };
  if (isSwap({ removedCount, inserted }))
    return tokens.slice(at, at + 2).map((token, index) => ({ ...token, text: inserted.charAt(index) }));
  return [...inserted].map((text) => ({
    type: 'punctuation',
    text,
    start: place.start,
    end: place.end,
    unclosed: false,
  }));
}

function repairedTokens(tokens: readonly Token[], one: Candidate): Token[] {
  return tokens.toSpliced(one.at, one.removedCount, ...marksFor(one, tokens));
}

function signAt(tokens: readonly Token[], at: number): string {
  const token = tokens[at];
  return token === undefined || token.type === 'end' ? 'end' : punctuationOf(token);
}

/** The correction that closes several open brackets at the end of the file, and removes a comma there. */
function endings(tokens: readonly Token[], end: number): Candidate[] {
  const closers = openAt(tokens, end).map(({ text }) => (text === '{' ? '}' : ']'));
  if (closers.length < 2) return [];
  const at = signAt(tokens, end - 1) === ',' ? end - 1 : end;
  return [{ at, removedCount: end - at, inserted: closers.reverse().join('') }];
}

/** The brackets that are open before a token, with the innermost last. */
export function openAt(tokens: readonly Token[], at: number): Token[] {
  const open: Token[] = [];
  for (const token of tokens.slice(0, at)) {
    const sign = punctuationOf(token);
    if (sign === '{' || sign === '[') open.push(token);
    if (sign === '}' || sign === ']') open.pop();
  }
  return open;
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
  const behind = tokens[at + 1];
  if (isSwap(found) && behind) return swappedBrackets(here, behind, isInLine);
  if (isReplacement(found) && here.text !== ',') return wrongBracket(here, inserted, true);
  const isInRow = signAt(tokens, at - 1) === signAt(tokens, at);
  if (inserted === '')
    return extraBracket(here, found.removedCount > 1 ? behind : undefined, isInRow ? undefined : lost);
  if (inserted === '{' || inserted === '[')
    return previous ? missingOpener(here, inserted, isInLine) : missingBegin(here);
  const open = openAt(tokens, at);
  const innermost = open.at(-1);
  if (previous === undefined || innermost === undefined) return undefined;
  const isAtEnd = signAt(tokens, at) === 'end' || /^[}\]]{2,}$/.test(inserted);
  if (isAtEnd) return unclosedEnd(open, previous, text);
  if (isReplacement(found)) return bracketForComma(innermost, here, inserted, text);
  return bracketMissingAt(innermost, here.text === ',' ? here : previous, inserted, text, true);
}
