import { fault, put } from './fault-parts.ts';
import type { Fault } from './nodes.ts';
import type { Token } from './tokens.ts';

/** The fault of a token that is the rest of a number before a comma: the 000 of 6,000. Undefined for any other. */
export function restOfNumber([number, comma]: readonly (Token | undefined)[], token: Token): Fault | undefined {
  const isCut = comma?.text === ',' && comma.end === token.start && number?.end === comma.start;
  if (!isCut || !/^-?\d+$/.test(number.text)) return undefined;
  if (/^\d{3}$/.test(token.text) && number.text.length <= 3) return cutNumber(number, token, ',');
  return /^\d{1,2}$/.test(token.text) ? decimalComma(number, token) : undefined;
}

/** A number with a decimal comma. */
function decimalComma(number: Token, rest: Token): Fault {
  const span = { start: number.start, end: rest.end };
  const right = `${number.text}.${rest.text}`;
  return fault(
    'bad-value',
    span,
    `${number.text},${rest.text} is not a valid number: decimals are written with a point.`,
    `Write ${right}.`,
    put(`Write ${right}`, span, right),
  );
}

/** Digits separated by a comma or a space, as in 6,000. */
export function cutNumber(number: Token, rest: Token, sign: string): Fault {
  const span = { start: number.start, end: rest.end };
  const right = number.text + rest.text;
  return fault(
    'bad-value',
    span,
    `${number.text}${sign}${rest.text} is not a valid number: numbers have no ${sign === ',' ? 'commas' : 'spaces'} between their digits.`,
    `Write ${right}.`,
    put(`Write ${right}`, span, right),
  );
}
