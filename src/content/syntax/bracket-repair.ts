import {
  bracketForComma,
  bracketMissingAt,
  extraBracket,
  missingBegin,
  missingOpener,
  unclosedEnd,
  wrongBracket,
} from './bracket-faults.ts';
import type { Fault } from './nodes.ts';
import { firstOutOfOrder, oddities, signOf, TokenOrder } from './token-order.ts';
import type { Token } from './tokens.ts';

/** The tokens as they were meant, and what is wrong with the written ones. */
export interface Repair {
  tokens: Token[];
  fault: Fault;
}

/** Brackets to put in before a token, or to take out. */
interface Candidate {
  at: number;
  /** How many of the written tokens are left out. */
  left: number;
  /** The brackets that are put in, with a comma where one belongs behind them; none if one is taken out. */
  written: string;
}

/** Faults that may come from a bracket too few or too many. */
const structural = new Set([
  ...['missing-colon', 'missing-comma', 'missing-name', 'missing-value', 'text-after-end', 'trailing-comma'],
  ...['unclosed-bracket', 'unexpected', 'wrong-bracket'],
]);

/** Longer files are not repaired: the time grows with the square of their length. */
const mostTokens = 6000;

/**
 * The one bracket that was lost, or is too many, if putting it right leaves a text that JSON can read. Where several
 * places would do, the indentation decides; then a bracket that was typed twice, and the end of the line.
 * @param faults what the parser says without knowing about it
 */
export function bracketRepair(tokens: readonly Token[], text: string, faults: readonly Fault[]): Repair | undefined {
  if (tokens.length > mostTokens || !faults.some(({ code }) => structural.has(code))) return undefined;
  const rated = readableCandidates(tokens).map((one) => {
    const repaired = repairedTokens(tokens, one);
    return { ...one, repaired, odd: oddities(repaired, text) };
  });
  const best = Math.min(...rated.map(({ odd }) => odd));
  const found = likeliest(
    rated.filter(({ odd }) => odd === best),
    tokens,
    text,
  );
  const fault = found && faultOf(found, tokens, text);
  return found && fault && { tokens: found.repaired, fault };
}

/** Of corrections that suit the layout alike, the one to suggest; undefined if none is likelier than the others. */
function likeliest<Rated extends Candidate>(rated: Rated[], tokens: readonly Token[], text: string): Rated | undefined {
  const [first, last] = [rated[0], rated.at(-1)];
  if (!first || !last || first === last) return first;
  const typedTwice = rated.find((one) => one.written === '' && isTwin(tokens, one.at));
  if (typedTwice) return typedTwice;
  const between = text.slice(tokens[first.at]?.start, tokens[last.at]?.start);
  return rated.every(({ written }) => written === first.written) && !between.includes('\n') ? last : undefined;
}

/** Whether a bracket stands right behind an equal one. */
function isTwin(tokens: readonly Token[], at: number): boolean {
  return signAt(tokens, at - 1) === signAt(tokens, at) && tokens[at - 1]?.end === tokens[at]?.start;
}

/** The corrections before the first token out of order that leave a text in order. */
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
  // A comma that the end of a list or an object has to take the place of.
  if (here === ',' && isCloser(behind)) insertions.push(...['}', ']'].map((written) => ({ at, left: 1, written })));
  const isBracket = isValue ? here !== '' : isCloser(here);
  if (!isBracket) return insertions;
  return [
    ...insertions,
    ...(isValue ? [] : [{ at, left: 1, written: here === '}' ? ']' : '}' }]),
    // Of equal brackets in a row, only the last is tried: the result is the same.
    ...(here === behind ? [] : [{ at, left: 1, written: '' }]),
    // Closed once more on a line of its own, with a comma.
    ...(isCloser(here) && before === ',' && behind === ',' ? [{ at, left: 2, written: '' }] : []),
  ];
}

/** How many more brackets of each kind a text opens than it closes. */
interface Surplus {
  curly: number;
  square: number;
}

function bracketSurplus(tokens: readonly Token[]): Surplus {
  const count = (sign: string) => tokens.filter((token) => signOf(token) === sign).length;
  return { curly: count('{') - count('}'), square: count('[') - count(']') };
}

const CURLY: Record<string, number> = { '{': 1, '}': -1 };
const SQUARE: Record<string, number> = { '[': 1, ']': -1 };

/** Whether a correction leaves as many brackets of each kind that open as that close, without which none can be right. */
function balances({ left, written }: Candidate, token: Token, { curly, square }: Surplus): boolean {
  const [put, taken] = [written.charAt(0), left === 0 ? '' : signOf(token)];
  return curly + (CURLY[put] ?? 0) === (CURLY[taken] ?? 0) && square + (SQUARE[put] ?? 0) === (SQUARE[taken] ?? 0);
}

/** @param order the state before the first token that was not taken yet, which is the one at the correction */
function isReadable(one: Candidate, tokens: readonly Token[], order: TokenOrder, taken = one.at): boolean {
  const trial = order.fork();
  return (
    tokens.slice(taken, one.at).every((token) => trial.take(token)) &&
    marksFor(one, tokens).every((mark) => trial.take(mark)) &&
    firstOutOfOrder(tokens, one.at + one.left, trial) === tokens.length
  );
}

/** Whether one bracket takes the place of another. */
const isInstead = ({ left, written }: Pick<Candidate, 'left' | 'written'>) => left === 1 && written.length === 1;

function marksFor({ at, left, written }: Candidate, tokens: readonly Token[]): Token[] {
  const end = tokens[at - 1]?.end ?? 0;
  const place = (isInstead({ left, written }) && tokens[at]) || { start: end, end };
  return [...written].map((text) => ({ type: 'mark', text, start: place.start, end: place.end, unclosed: false }));
}

function repairedTokens(tokens: readonly Token[], one: Candidate): Token[] {
  return tokens.toSpliced(one.at, one.left, ...marksFor(one, tokens));
}

function signAt(tokens: readonly Token[], at: number): string {
  const token = tokens[at];
  return token === undefined || token.type === 'end' ? 'end' : signOf(token);
}

/** Several brackets that are still open, closed at the end of the file; a comma there is taken out. */
function endings(tokens: readonly Token[], end: number): Candidate[] {
  const closers = openAt(tokens, end).map(({ text }) => (text === '{' ? '}' : ']'));
  if (closers.length < 2) return [];
  const at = signAt(tokens, end - 1) === ',' ? end - 1 : end;
  return [{ at, left: end - at, written: closers.reverse().join('') }];
}

/** The brackets that are open before a token, the innermost last. */
function openAt(tokens: readonly Token[], at: number): Token[] {
  const open: Token[] = [];
  for (const token of tokens.slice(0, at)) {
    const sign = signOf(token);
    if (sign === '{' || sign === '[') open.push(token);
    if (sign === '}' || sign === ']') open.pop();
  }
  return open;
}

function faultOf(found: Candidate, tokens: readonly Token[], text: string): Fault | undefined {
  const { at, written } = found;
  const [previous, here] = [tokens[at - 1], tokens[at]];
  if (here === undefined) return undefined;
  if (isInstead(found) && here.text !== ',') return wrongBracket(here, written, true);
  if (written === '') return extraBracket(here, found.left > 1 ? tokens[at + 1] : undefined);
  if (written === '{' || written === '[') return previous ? missingOpener(here, written) : missingBegin(here);
  const open = openAt(tokens, at);
  const innermost = open.at(-1);
  if (previous === undefined || innermost === undefined) return undefined;
  const isAtEnd = signAt(tokens, at) === 'end' || /^[}\]]{2,}$/.test(written);
  if (isAtEnd) return unclosedEnd(open, previous, text);
  if (isInstead(found)) return bracketForComma(innermost, here, written, text);
  return bracketMissingAt(innermost, here.text === ',' ? here : previous, written, text);
}
