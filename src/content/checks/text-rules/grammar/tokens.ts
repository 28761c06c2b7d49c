import { classesOf } from './word-classes.ts';

/** A word of a text, or a sign in it. */
export interface Token {
  /** As it is written. */
  written: string;
  /** In small letters with curly apostrophes; empty for names and signs, which only classes of their own match. */
  word: string;
  classes: number;
  index: number;
  /** Whether one space separates it from the token before. */
  isNext: boolean;
}

const TOKEN = /\{\{[^}]*\}\}|\d+(?:[.,–-]\d+)*\+?(?![\p{L}\p{N}])|[\p{L}\p{N}]+(?:[’']\p{L}+)*|\S/gu;
/** Signs after which a clause begins, and those that do not count. */
const STARTS = new Set([...'.!?:;,—–(“"']);
const UNSEEN = new Set([...'*[']);

/** The words and signs of a text. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let end = -1;
  for (const { 0: written, index } of text.matchAll(TOKEN)) {
    const small = written.toLowerCase();
    const isSign = small === written.toUpperCase() || written.startsWith('{{');
    const isName = small !== written && written !== 'I' && !beginsClause(tokens, tokens.length);
    const word = isSign || isName ? '' : small.includes("'") ? small.replaceAll("'", '’') : small;
    tokens.push({ written, word, classes: classesOf(word), index, isNext: index === end + 1 && text[end] === ' ' });
    end = index + written.length;
  }
  return tokens;
}

/** Whether a token is the first of a clause, after a sign or at the beginning. */
export function beginsClause(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]?.written;
  if (before === undefined || STARTS.has(before)) return true;
  return UNSEEN.has(before) && beginsClause(tokens, at - 1);
}
