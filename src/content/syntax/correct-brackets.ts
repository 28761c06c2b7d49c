import { wrongSign } from './faults.ts';
import type { Fault } from './nodes.ts';
import type { Token } from './tokens.ts';

/** Interprets wrong characters as the ones intended, reporting each once. */
export function withCorrectedBrackets(tokens: Token[], told: Fault[]): Token[] {
  const round: string[] = [];
  return tokens.flatMap((token, index) => {
    if (token.meant === undefined) return [token];
    const meant = intendedMark(token, tokens.slice(index + 1, index + 3), round);
    told.push(wrongSign({ ...token, meant }));
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
