import { firstOutOfOrder, punctuationOf, TokenOrder } from '../token-order.ts';
import type { Token } from '../tokens.ts';

/** A possible correction: brackets to insert before a token, or to remove. */
export interface Candidate {
  at: number;
  /** How many of the existing tokens are removed. */
  removedCount: number;
  /** The inserted brackets, with a comma if one is needed after them; empty if a bracket is only removed. */
  inserted: string;
}

/** The corrections that make the text valid. All are at or before the first token that is not allowed in its place. */
export function readableCandidates(tokens: readonly Token[]): Candidate[] {
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
  const several = punctuationAt(tokens, last) === 'end' ? endings(tokens, last) : [];
  return [...found, ...several.filter((one) => isReadable(one, tokens, TokenOrder.atBegin(), 0))];
}

const isCloser = (text: string) => text === '}' || text === ']';

function candidatesAt(tokens: readonly Token[], at: number): Candidate[] {
  const [before, here] = [punctuationAt(tokens, at - 1), punctuationAt(tokens, at)];
  const isValue = here === '' || here === '{' || here === '[';
  const insertions = [
    ...(before === '' || before === '}' || before === ']' ? (isValue ? ['},', '],'] : ['}', ']']) : []),
    ...(isValue ? ['{', '['] : []),
  ].map((inserted) => ({ at, removedCount: 0, inserted }));
  const next = punctuationAt(tokens, at + 1);
  // In place of this comma, a list or an object should end.
  if (here === ',' && isCloser(next))
    insertions.push(...['}', ']'].map((inserted) => ({ at, removedCount: 1, inserted })));
  const isBracket = isValue ? here !== '' : isCloser(here);
  if (!isBracket) return insertions;
  return [
    ...insertions,
    ...(isValue ? [] : [{ at, removedCount: 1, inserted: here === '}' ? ']' : '}' }]),
    // Of identical brackets in a row, only the last is tried, because the result is the same.
    ...(here === next ? [] : [{ at, removedCount: 1, inserted: '' }]),
    // Two closing brackets the other way round.
    ...(isCloser(here) && isCloser(next) && here !== next ? [{ at, removedCount: 2, inserted: next + here }] : []),
    // A superfluous closing bracket on a line of its own, together with its comma.
    ...(isCloser(here) && before === ',' && next === ',' ? [{ at, removedCount: 2, inserted: '' }] : []),
  ];
}

/** How many more brackets of each kind are opened than closed. */
interface Surplus {
  curly: number;
  square: number;
}

function bracketSurplus(tokens: readonly Token[]): Surplus {
  const count = (bracket: string) => tokens.filter((token) => punctuationOf(token) === bracket).length;
  return { curly: count('{') - count('}'), square: count('[') - count(']') };
}

/** The only bracket that is opened once less than it is closed, if there is one. */
export function missingOpening(tokens: readonly Token[]): '{' | '[' | undefined {
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
    insertedTokens(one, tokens).every((token) => trial.take(token)) &&
    firstOutOfOrder(tokens, one.at + one.removedCount, trial) === tokens.length
  );
}

/** Whether a correction puts two closing brackets the other way round. */
export const isSwap = ({ removedCount, inserted }: Pick<Candidate, 'removedCount' | 'inserted'>) =>
  removedCount === 2 && inserted.length === 2;

/** Whether a correction replaces one bracket by another. */
export const isReplacement = ({ removedCount, inserted }: Pick<Candidate, 'removedCount' | 'inserted'>) =>
  removedCount === 1 && inserted.length === 1;

function insertedTokens({ at, removedCount, inserted }: Candidate, tokens: readonly Token[]): Token[] {
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

/** The tokens with a correction made. */
export function repairedTokens(tokens: readonly Token[], one: Candidate): Token[] {
  return tokens.toSpliced(one.at, one.removedCount, ...insertedTokens(one, tokens));
}

/** The punctuation mark at an index: empty for a value, 'end' after the last token. */
export function punctuationAt(tokens: readonly Token[], at: number): string {
  const token = tokens[at];
  return token === undefined || token.type === 'end' ? 'end' : punctuationOf(token);
}

/** The correction that closes several open brackets at the end of the file, and removes a comma there. */
function endings(tokens: readonly Token[], end: number): Candidate[] {
  const closers = openAt(tokens, end).map(({ text }) => (text === '{' ? '}' : ']'));
  if (closers.length < 2) return [];
  const at = punctuationAt(tokens, end - 1) === ',' ? end - 1 : end;
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
