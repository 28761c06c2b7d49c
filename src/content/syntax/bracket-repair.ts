import {
  bracketMissingAt,
  extraBracket,
  missingBegin,
  missingOpener,
  unclosedEnd,
  wrongBracket,
} from './bracket-faults.ts';
import type { Fault } from './nodes.ts';
import { firstOutOfOrder, oddities, signOf } from './token-order.ts';
import type { Token } from './tokens.ts';

/** The tokens as they were meant, and what is wrong with the written ones. */
export interface Repair {
  tokens: Token[];
  fault: Fault;
}

interface Candidate {
  tokens: Token[];
  at: number;
  /** The brackets that were put in; none if one was taken out. */
  written: string;
  /** Whether they took the place of the written one. */
  isInstead?: boolean;
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
 * places would do, the indentation decides.
 * @param faults what the parser says without knowing about it
 */
export function bracketRepair(tokens: readonly Token[], text: string, faults: readonly Fault[]): Repair | undefined {
  if (tokens.length > mostTokens || !faults.some(({ code }) => structural.has(code))) return undefined;
  const readable = candidates(tokens).filter((one) => firstOutOfOrder(one.tokens) === one.tokens.length);
  const rated = readable.map((one) => ({ ...one, odd: oddities(one.tokens, text) }));
  const best = Math.min(...rated.map(({ odd }) => odd));
  const [found, another] = rated.filter(({ odd }) => odd === best);
  if (found === undefined || another !== undefined) return undefined;
  const fault = faultOf(found, tokens, text);
  return fault && { tokens: found.tokens, fault };
}

/** Every place before the first token out of order where a bracket could be missing or too many. */
function candidates(tokens: readonly Token[]): Candidate[] {
  const last = firstOutOfOrder(tokens);
  const found: Candidate[] = [];
  for (let at = 0; at <= last && at < tokens.length; at++) {
    const [before, here] = [signAt(tokens, at - 1), signAt(tokens, at)];
    if (before === '' || before === '}' || before === ']')
      for (const written of here === '' || here === '{' || here === '[' ? ['},', '],'] : ['}', ']'])
        found.push(insertion(tokens, at, written));
    if (here === '' || here === '{' || here === '[')
      for (const written of ['{', '[']) found.push(insertion(tokens, at, written));
    if (here === '}' || here === ']') found.push(substitution(tokens, at, here === '}' ? ']' : '}'));
    // Of equal brackets in a row, only the last is tried: the result is the same.
    if (here !== '' && here !== ',' && here !== ':' && here !== 'end' && here !== signAt(tokens, at + 1))
      found.push({ tokens: tokens.toSpliced(at, 1), at, written: '' });
  }
  return signAt(tokens, last) === 'end' ? [...found, ...endings(tokens, last)] : found;
}

function signAt(tokens: readonly Token[], at: number): string {
  const token = tokens[at];
  return token === undefined || token.type === 'end' ? 'end' : signOf(token);
}

function insertion(tokens: readonly Token[], at: number, written: string): Candidate {
  const start = tokens[at - 1]?.end ?? 0;
  const marks = [...written].map((text): Token => ({ type: 'mark', text, start, end: start, unclosed: false }));
  return { tokens: tokens.toSpliced(at, 0, ...marks), at, written };
}

function substitution(tokens: readonly Token[], at: number, written: string): Candidate {
  const instead = tokens.slice(at, at + 1).map((token) => ({ ...token, text: written }));
  return { tokens: tokens.toSpliced(at, 1, ...instead), at, written, isInstead: true };
}

/** Several brackets that are still open, closed at the end of the file; a comma there is taken out. */
function endings(tokens: readonly Token[], end: number): Candidate[] {
  const closers = openAt(tokens, end).map(({ text }) => (text === '{' ? '}' : ']'));
  if (closers.length < 2) return [];
  const at = signAt(tokens, end - 1) === ',' ? end - 1 : end;
  return [insertion(tokens.toSpliced(at, end - at), at, closers.reverse().join(''))];
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

function faultOf(
  { at, written, isInstead = false }: Candidate,
  tokens: readonly Token[],
  text: string,
): Fault | undefined {
  const [previous, here] = [tokens[at - 1], tokens[at]];
  if (here === undefined) return undefined;
  if (isInstead) return wrongBracket(here, written, true);
  if (written === '') return extraBracket(here);
  if (written === '{' || written === '[') return previous ? missingOpener(here, written) : missingBegin(here);
  const open = openAt(tokens, at);
  const innermost = open.at(-1);
  if (previous === undefined || innermost === undefined) return undefined;
  const isAtEnd = signAt(tokens, at) === 'end' || /^[}\]]{2,}$/.test(written);
  if (isAtEnd) return unclosedEnd(open, previous, text);
  return bracketMissingAt(innermost, here.text === ',' ? here : previous, written.charAt(0), text);
}
