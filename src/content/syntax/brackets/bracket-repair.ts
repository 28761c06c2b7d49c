import type { Fault } from '../nodes.ts';
import { firstOutOfOrder, signOf, TokenOrder } from '../token-order.ts';
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
import { firstTooDeep, layoutFaults } from './layout.ts';
import { lostLine } from './lost-line.ts';

/** The corrected tokens, and what was wrong. */
export interface Repair {
  tokens: Token[];
  fault: Fault;
}

/** A possible correction: brackets to insert before a token, or to remove. */
interface Candidate {
  at: number;
  /** How many of the existing tokens are removed. */
  left: number;
  /** The inserted brackets, with a comma if one is needed after them; empty if a bracket is only removed. */
  written: string;
}

/** Faults that a missing or superfluous bracket may cause. */
const structural = new Set([
  ...['missing-colon', 'missing-comma', 'missing-name', 'missing-value', 'text-after-end', 'trailing-comma'],
  ...['unclosed-bracket', 'unexpected', 'wrong-bracket'],
]);

/** Longer files are not repaired: the time grows with the square of their length. */
const mostTokens = 6000;

/**
 * Finds the one missing or superfluous bracket whose correction turns the text into valid JSON. If several corrections
 * would do, the indentation decides, then whether a bracket was typed twice, and then the end of the line.
 * @param faults the faults that the parser reports without this correction
 */
export function bracketRepair(tokens: readonly Token[], text: string, faults: readonly Fault[]): Repair | undefined {
  if (tokens.length > mostTokens || !faults.some(({ code }) => structural.has(code))) return undefined;
  const rated = readableCandidates(tokens).map((one) => {
    const repaired = repairedTokens(tokens, one);
    return { ...one, repaired, odd: Math.min(layoutFaults(repaired, text), oddWithoutTwin(tokens, one, text)) };
  });
  const best = Math.min(...rated.map(({ odd }) => odd));
  const missing = missingOpening(tokens);
  const line = missing && lostLine(tokens, text, missing);
  if (line && line.odd < best) return line;
  const found = likeliest(
    rated.filter(({ odd }) => odd === best),
    tokens,
    text,
  );
  const isOpener = found?.written === '{' || found?.written === '[';
  const deeper = found && isOpener && best > 0 ? firstTooDeep(found.repaired, text) : undefined;
  const fault = deeper
    ? lostLines(deeper)
    : found && faultOf(found, tokens, text, line?.odd === best ? line.line : undefined, best === 0);
  return found && fault && { tokens: found.repaired, fault };
}

/** The best of several corrections that match the layout equally well; undefined if none of them is more likely. */
function likeliest<Rated extends Candidate>(rated: Rated[], tokens: readonly Token[], text: string): Rated | undefined {
  const [first, last] = [rated[0], rated.at(-1)];
  if (!first || !last || first === last) return first;
  const typedTwice = rated.find((one) => one.written === '' && isTwin(tokens, one.at));
  if (typedTwice) return typedTwice;
  const between = text.slice(tokens[first.at]?.start, tokens[last.at]?.start);
  return rated.every(({ written }) => written === first.written) && !between.includes('\n') ? last : undefined;
}

/** How badly the layout matches if, instead of the last of two identical brackets, the one before it is removed. */
function oddWithoutTwin(tokens: readonly Token[], { at, left, written }: Candidate, text: string): number {
  const isTwin = left === 1 && written === '' && signAt(tokens, at - 1) === signAt(tokens, at);
  return isTwin ? layoutFaults(tokens.toSpliced(at - 1, 1), text) : Number.POSITIVE_INFINITY;
}

/** Whether a bracket is in a row of identical ones of which one comes directly after another. */
function isTwin(tokens: readonly Token[], at: number): boolean {
  if (signAt(tokens, at - 1) !== signAt(tokens, at)) return false;
  return tokens[at - 1]?.end === tokens[at]?.start || isTwin(tokens, at - 1);
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
  ].map((written) => ({ at, left: 0, written }));
  const behind = signAt(tokens, at + 1);
  // In place of this comma, a list or an object should end.
  if (here === ',' && isCloser(behind)) insertions.push(...['}', ']'].map((written) => ({ at, left: 1, written })));
  const isBracket = isValue ? here !== '' : isCloser(here);
  if (!isBracket) return insertions;
  return [
    ...insertions,
    ...(isValue ? [] : [{ at, left: 1, written: here === '}' ? ']' : '}' }]),
    // Of identical brackets in a row, only the last is tried, because the result is the same.
    ...(here === behind ? [] : [{ at, left: 1, written: '' }]),
    // Two closing brackets the other way round.
    ...(isCloser(here) && isCloser(behind) && here !== behind ? [{ at, left: 2, written: behind + here }] : []),
    // A superfluous closing bracket on a line of its own, together with its comma.
    ...(isCloser(here) && before === ',' && behind === ',' ? [{ at, left: 2, written: '' }] : []),
  ];
}

/** How many more brackets of each kind are opened than closed. */
interface Surplus {
  curly: number;
  square: number;
}

function bracketSurplus(tokens: readonly Token[]): Surplus {
  const count = (sign: string) => tokens.filter((token) => signOf(token) === sign).length;
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
function balances({ left, written }: Candidate, token: Token, { curly, square }: Surplus): boolean {
  if (isSwap({ left, written })) return curly === 0 && square === 0;
  const [put, taken] = [written.charAt(0), left === 0 ? '' : signOf(token)];
  return curly + (CURLY[put] ?? 0) === (CURLY[taken] ?? 0) && square + (SQUARE[put] ?? 0) === (SQUARE[taken] ?? 0);
}

/**
 * Whether a correction makes the text valid.
 * @param order the state before the token number `taken`, by default the one at the correction
 */
function isReadable(one: Candidate, tokens: readonly Token[], order: TokenOrder, taken = one.at): boolean {
  const trial = order.fork();
  return (
    tokens.slice(taken, one.at).every((token) => trial.take(token)) &&
    marksFor(one, tokens).every((mark) => trial.take(mark)) &&
    firstOutOfOrder(tokens, one.at + one.left, trial) === tokens.length
  );
}

/** Whether a correction puts two closing brackets the other way round. */
const isSwap = ({ left, written }: Pick<Candidate, 'left' | 'written'>) => left === 2 && written.length === 2;

/** Whether a correction replaces one bracket by another. */
const isInstead = ({ left, written }: Pick<Candidate, 'left' | 'written'>) => left === 1 && written.length === 1;

function marksFor({ at, left, written }: Candidate, tokens: readonly Token[]): Token[] {
  const end = tokens[at - 1]?.end ?? 0;
  const place = (isInstead({ left, written }) && tokens[at]) || { start: end, end };
  if (isSwap({ left, written }))
    return tokens.slice(at, at + 2).map((token, index) => ({ ...token, text: written.charAt(index) }));
  return [...written].map((text) => ({ type: 'mark', text, start: place.start, end: place.end, unclosed: false }));
}

function repairedTokens(tokens: readonly Token[], one: Candidate): Token[] {
  return tokens.toSpliced(one.at, one.left, ...marksFor(one, tokens));
}

function signAt(tokens: readonly Token[], at: number): string {
  const token = tokens[at];
  return token === undefined || token.type === 'end' ? 'end' : signOf(token);
}

/** The correction that closes several open brackets at the end of the file, and removes a comma there. */
function endings(tokens: readonly Token[], end: number): Candidate[] {
  const closers = openAt(tokens, end).map(({ text }) => (text === '{' ? '}' : ']'));
  if (closers.length < 2) return [];
  const at = signAt(tokens, end - 1) === ',' ? end - 1 : end;
  return [{ at, left: end - at, written: closers.reverse().join('') }];
}

/** The brackets that are open before a token, with the innermost last. */
export function openAt(tokens: readonly Token[], at: number): Token[] {
  const open: Token[] = [];
  for (const token of tokens.slice(0, at)) {
    const sign = signOf(token);
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
): Fault | undefined {
  const { at, written } = found;
  const [previous, here] = [tokens[at - 1], tokens[at]];
  if (here === undefined) return undefined;
  const behind = tokens[at + 1];
  if (isSwap(found) && behind) return swappedBrackets(here, behind, isInLine);
  if (isInstead(found) && here.text !== ',') return wrongBracket(here, written, true);
  const isInRow = signAt(tokens, at - 1) === signAt(tokens, at);
  if (written === '') return extraBracket(here, found.left > 1 ? behind : undefined, isInRow ? undefined : lost);
  if (written === '{' || written === '[') return previous ? missingOpener(here, written, isInLine) : missingBegin(here);
  const open = openAt(tokens, at);
  const innermost = open.at(-1);
  if (previous === undefined || innermost === undefined) return undefined;
  const isAtEnd = signAt(tokens, at) === 'end' || /^[}\]]{2,}$/.test(written);
  if (isAtEnd) return unclosedEnd(open, previous, text);
  if (isInstead(found)) return bracketForComma(innermost, here, written, text);
  return bracketMissingAt(innermost, here.text === ',' ? here : previous, written, text, true);
}
