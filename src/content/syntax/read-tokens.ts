import type { SyntaxIssue } from './fault-parts.ts';
import { comment, roundBrackets, unusualSpaces, wrongSign } from './faults.ts';
import { linesWithLostQuote } from './quote-repair.ts';
import { type Token, tokenise } from './tokens.ts';

/** The tokens for the parser, and the faults of those that the parser does not get. */
export function readTokens(text: string): { tokens: Token[]; faults: SyntaxIssue[] } {
  const [tokens, spaces, faults]: [Token[], Token[], SyntaxIssue[]] = [[], [], []];
  for (const token of tokenise(text, linesWithLostQuote(text))) {
    if (token.type === 'comment') faults.push(comment(token));
    // read-faults.ts reports a byte order mark at the beginning of a file.
    else if (token.type !== 'invalid-space') tokens.push(token);
    else if (token.start > 0 || token.text !== '\uFEFF') spaces.push(token);
  }
  faults.push(...unusualSpaces(spaces));
  return { tokens: withCorrectedBrackets(tokens, faults), faults };
}

/** An open bracket, with its fault if it is a round one. */
interface OpenBracket {
  closer: string;
  fault?: SyntaxIssue;
}

/** Replaces wrong punctuation by what was meant, and reports each. */
function withCorrectedBrackets(tokens: Token[], faults: SyntaxIssue[]): Token[] {
  const open: OpenBracket[] = [];
  return tokens.flatMap((token, index) => {
    const meant = token.meant === undefined ? undefined : intendedMark(token, tokens.slice(index), open);
    const sign = token.type === 'punctuation' ? (meant ?? token.text) : '';
    const fault = meant === undefined ? undefined : wrongSign({ ...token, meant });
    if (sign === '{' || sign === '[')
      open.push({ closer: sign === '{' ? '}' : ']', ...(token.text === '(' && fault && { fault }) });
    const ended = sign === '}' || sign === ']' ? open.pop() : undefined;
    if (meant === undefined || fault === undefined) return [token];
    if (token.text === ')' && ended?.fault)
      faults.splice(faults.indexOf(ended.fault), 1, roundBrackets(ended.fault, fault));
    else faults.push(fault);
    return meant === '' ? [] : [{ ...token, text: meant }];
  });
}

/** @param rest the tokens from this one on @param open the brackets that are open */
function intendedMark({ text, meant = '' }: Token, rest: Token[], open: readonly OpenBracket[]): string {
  const [, next, afterNext] = rest;
  if (text === '(') {
    const isGroup = next?.type === 'string' && (afterNext?.text === ':' || afterNext?.meant === ':');
    return isGroup ? '{' : '[';
  }
  if (text === ')') return closes(rest, open.length) ? (open.at(-1)?.closer ?? '') : '';
  const isLast = next === undefined || next.type === 'end' || next.text === '}' || next.text === ']';
  return meant === ',' && isLast ? '' : meant;
}

/** Whether a round bracket is needed to close what is open. */
function closes(rest: readonly Token[], open: number): boolean {
  const count = (signs: string) =>
    rest.filter(({ type, text }) => type === 'punctuation' && text !== '' && signs.includes(text)).length;
  return open + count('{[(') - count('}])') >= 0;
}
