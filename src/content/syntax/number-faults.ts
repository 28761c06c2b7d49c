import { fault, replaceFix, type SyntaxIssue } from './fault-parts.ts';
import type { TokenStream } from './token-stream.ts';
import type { Token } from './tokens.ts';

/** The rest of a number that commas cut into pieces, and how many tokens it has. */
interface RestOfNumber {
  fault: SyntaxIssue;
  length: number;
}

/**
 * The rest of a number after its first comma: the 000 of 6,000, and the 485,760 of 10,485,760.
 * @param token the token after that comma
 * @param following that token and all others after it
 * @returns undefined if they are something else
 */
export function restOfNumber(
  [number, comma]: readonly (Token | undefined)[],
  token: Token,
  following: () => readonly Token[],
): RestOfNumber | undefined {
  const isCut = comma?.text === ',' && touches(number, comma) && touches(comma, token);
  if (!isCut || number === undefined || !/^-?\d+$/.test(number.text)) return undefined;
  if (!isThousands(token) || number.text.length > 3)
    return /^\d{1,2}$/.test(token.text) ? { fault: decimalComma(number, token), length: 1 } : undefined;
  const rest = thousandsIn(following());
  return { fault: cutNumber(number, rest, ','), length: rest.length * 2 - 1 };
}

const touches = (one: Token | undefined, next: Token | undefined) => one?.end === next?.start;
const isThousands = (token: Token | undefined) => /^\d{3}$/.test(token?.text ?? '');

/** The groups of three digits that tokens begin with, separated by commas. */
function thousandsIn(tokens: readonly Token[]): Token[] {
  const [digits, comma, next] = tokens;
  if (digits === undefined) return [];
  const goesOn = comma?.text === ',' && touches(digits, comma) && touches(comma, next) && isThousands(next);
  return goesOn ? [digits, ...thousandsIn(tokens.slice(2))] : [digits];
}

/** A number with a decimal comma. */
function decimalComma(number: Token, rest: Token): SyntaxIssue {
  const span = { start: number.start, end: rest.end };
  const right = `${number.text}.${rest.text}`;
  return fault(
    'bad-value',
    span,
    `${number.text},${rest.text} is not a valid number: decimals are written with a point.`,
    `Write ${right}.`,
    replaceFix(`Write ${right}`, span, right),
  );
}

/** Digits separated by commas or spaces, as in 6,000. */
export function cutNumber(number: Token, rest: readonly Token[], sign: string): SyntaxIssue {
  const span = { start: number.start, end: rest.at(-1)?.end ?? number.end };
  const digits = [number, ...rest].map(({ text }) => text);
  const right = digits.join('');
  return fault(
    'bad-value',
    span,
    `${digits.join(sign)} is not a valid number: numbers have no ${sign === ',' ? 'commas' : 'spaces'} between their digits.`,
    `Write ${right}.`,
    replaceFix(`Write ${right}`, span, right),
  );
}

/** Reads the groups of three digits that follow a number after single spaces, as in 10 485 760. */
export function takeSpacedDigits({ text, end }: Token, tokens: TokenStream): Token[] {
  const next = tokens.peek();
  const isCut = /^\d{1,3}$/.test(text) && isThousands(next) && next.start === end + 1;
  return isCut ? [next, ...takeSpacedDigits(tokens.take(), tokens)] : [];
}
