import { classesOf } from './word-classes.ts';

/** A word of a text, or a punctuation mark in it. */
export interface Token {
  /** As it is written. */
  written: string;
  /** In lower case with curly apostrophes; empty for names and punctuation, which only classes of their own match. */
  word: string;
  classes: number;
  index: number;
  /** Whether one space separates it from the token before. */
  isNext: boolean;
}

const TOKEN = /\{\{[^}]*\}\}|\d+(?:[.,–-]\d+)*\+?(?![\p{L}\p{N}])|[\p{L}\p{N}]+(?:[’']\p{L}+)*|\S/gu;
/** Punctuation marks after which a clause begins, and those that do not count. */
const STARTS = new Set([...'.!?:;,—–(“"']);
const UNSEEN = new Set([...'*[']);

/** The words and punctuation marks of a text. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let end = -1;
  for (const { 0: written, index } of text.matchAll(TOKEN)) {
    const small = written.toLowerCase();
    const isPunctuation = small === written.toUpperCase() || written.startsWith('{{');
    const isName = small !== written && written !== 'I' && !beginsClause(tokens, tokens.length);
    const word = isPunctuation || isName ? '' : small.includes("'") ? small.replaceAll("'", '’') : small;
    tokens.push({ written, word, classes: classesOf(word), index, isNext: index === end + 1 && text[end] === ' ' });
    end = index + written.length;
  }
  return tokens;
}

/** Whether a token is the first of a clause, after punctuation or at the beginning. */
export function beginsClause(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]?.written;
  if (before === undefined || STARTS.has(before)) return true;
  return UNSEEN.has(before) && beginsClause(tokens, at - 1);
}
