import { isOnItsLine } from './brackets/bare-list.ts';
import { fault, replaceFix, type SyntaxIssue, shortened } from './fault-parts.ts';
import { wrongSign } from './faults.ts';
import type { TokenStream } from './token-stream.ts';
import type { Token } from './tokens.ts';

/** The fault for a name without a colon, or with the colon inside its quotation marks. */
function missingColon(name: Token): SyntaxIssue {
  const bare = /^(".*\S)\s*:\s*"$/s.exec(name.text)?.[1];
  const [, inside, value] = /^"(\w+)\s*:\s+(.+)"$/s.exec(name.text) ?? [];
  if (inside !== undefined && value !== undefined) {
    const both = `"${inside}": "${value}"`;
    return fault(
      'missing-colon',
      name,
      'The name and its text are in the same quotation marks.',
      `Write ${shortened(both)}`,
      replaceFix(`Write ${shortened(both)}`, name, both, false),
    );
  }
  if (bare === undefined) {
    const right = name.text.replace(/\s+"$/, '"');
    return fault(
      'missing-colon',
      name,
      `A colon is missing after ${shortened(right)}.`,
      `Write ${shortened(right)}: and then the value.`,
      replaceFix('Add a colon', name, `${right}:`),
    );
  }
  const right = `${bare}":`;
  return fault(
    'missing-colon',
    name,
    `The colon of ${shortened(name.text)} is inside its quotation marks.`,
    `Write ${shortened(right)} and then the value.`,
    replaceFix(`Write ${shortened(right)}`, name, right),
  );
}

/**
 * The fault for a name without colon and value, or for a text where a name is missing.
 * @param before the name whose value, a text, comes before it
 */
function withoutValue(name: Token, before?: string): SyntaxIssue {
  const both = missingColon(name);
  if (both.fix?.isSafe === false) return both;
  const isText = /[\p{L}\p{N}][\s,.!?]+\S|^"[\p{Lu}\p{N}]|[^\w"$-]/u.test(name.text);
  const right = shortened(name.text);
  const list =
    before === undefined ? '' : ` If both texts belong to ${before}, put [ before the first and ] after this one.`;
  return fault(
    isText ? 'missing-name' : 'missing-colon',
    name,
    isText ? `The name before ${right} is missing.` : `${right} is a name without a value.`,
    isText
      ? `Write what the text is for, such as "title": ${right}, or remove it.${list}`
      : `Write ${right}: and then its value, or remove the line.`,
  );
}

/**
 * The fault for a name that no colon follows, which is the token before the next one.
 * @param isAtValue whether the next token is a value
 * @returns also whether the next token is a comma in place of the colon
 */
export function withoutColon(
  name: Token,
  tokens: TokenStream,
  isAtValue: boolean,
  text: string,
): { fault: SyntaxIssue; hasComma: boolean } {
  const next = tokens.at(0);
  if (next && isCommaForColon(next, tokens.at(1), tokens.at(2))) {
    const comma = { ...next, text: text.slice(next.start, next.end), meant: ':' };
    return { fault: wrongSign(comma, isOnItsLine(tokens.all, tokens.position - 1, text)), hasComma: true };
  }
  const [first, comma] = [tokens.at(-3), tokens.at(-2)];
  const areAlike = first?.type === 'string' && /\s/.test(first.text) === /\s/.test(name.text);
  const before = areAlike && tokens.at(-4)?.text === ':' && comma?.text === ',' ? tokens.at(-5)?.text : undefined;
  return { fault: isAtValue ? missingColon(name) : withoutValue(name, before), hasComma: false };
}

/** Whether a comma stands in place of the colon between a name and its value: the value is not a name itself. */
function isCommaForColon(comma: Token | undefined, value: Token | undefined, end: Token | undefined): boolean {
  const isScalar = value !== undefined && value.type !== 'punctuation' && value.type !== 'end';
  return comma?.text === ',' && isScalar && end?.text !== ':';
}

/** Whether a colon after a value was meant as a comma, because the next line begins with a new property or item. */
export function looksLikeComma(colon: Token, [next, afterNext]: readonly (Token | undefined)[], text: string): boolean {
  if (next === undefined || !text.slice(colon.end, next.start).includes('\n')) return false;
  return next.text === '{' || next.text === '[' || (next.type === 'string' && afterNext?.text === ':');
}
