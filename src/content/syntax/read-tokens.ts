import { comment, unusualSpace, wrongSign } from './faults.ts';
import type { Fault } from './nodes.ts';
import { linesWithLostQuote } from './quote-repair.ts';
import { type Token, tokensOf } from './tokens.ts';

/** The tokens for the parser, and the faults of those that the parser does not get. */
export function readTokens(text: string): { tokens: Token[]; faults: Fault[] } {
  const [tokens, faults]: [Token[], Fault[]] = [[], []];
  for (const token of tokensOf(text, linesWithLostQuote(text))) {
    if (token.type === 'comment') faults.push(comment(token));
    // read-faults.ts reports a byte order mark at the beginning of a file.
    else if (token.type !== 'odd-space') tokens.push(token);
    else if (token.start > 0 || token.text !== '\uFEFF') faults.push(unusualSpace(token));
  }
  return { tokens: withCorrectedBrackets(tokens, faults), faults };
}

/** Replaces wrong punctuation by what was meant, and reports each. */
function withCorrectedBrackets(tokens: Token[], faults: Fault[]): Token[] {
  const round: string[] = [];
  return tokens.flatMap((token, index) => {
    if (token.meant === undefined) return [token];
    const meant = intendedMark(token, tokens.slice(index + 1, index + 3), round);
    faults.push(wrongSign({ ...token, meant }));
    return meant === '' ? [] : [{ ...token, text: meant }];
  });
}

function intendedMark({ text, meant = '' }: Token, [next, afterNext]: Token[], round: string[]): string {
  if (text === '(') {
    const isGroup = next?.type === 'string' && (afterNext?.text === ':' || afterNext?.meant === ':');
    round.push(isGroup ? '}' : ']');
    return isGroup ? '{' : '[';
  }
  if (text === ')') return round.pop() ?? '';
  const isLast = next === undefined || next.type === 'end' || next.text === '}' || next.text === ']';
  return meant === ',' && isLast ? '' : meant;
}
