import { fault, put, shortened } from './fault-parts.ts';
import type { Fault } from './nodes.ts';
import type { Token } from './tokens.ts';

/** The fault for a name without a colon, or with the colon inside its quotation marks. */
export function missingColon(name: Token): Fault {
  const bare = /^(".*\S)\s*:\s*"$/s.exec(name.text)?.[1];
  const [, inside, value] = /^"(\w+)\s*:\s+(.+)"$/s.exec(name.text) ?? [];
  if (inside !== undefined && value !== undefined) {
    const both = `"${inside}": "${value}"`;
    return fault(
      'missing-colon',
      name,
      'The name and its text are in the same quotation marks.',
      `Write ${shortened(both)}`,
      put(`Write ${shortened(both)}`, name, both, false),
    );
  }
  if (bare === undefined) {
    const right = name.text.replace(/\s+"$/, '"');
    return fault(
      'missing-colon',
      name,
      `A colon is missing after ${shortened(right)}.`,
      `Write ${shortened(right)}: and then the value.`,
      put('Add a colon', name, `${right}:`),
    );
  }
  const right = `${bare}":`;
  return fault(
    'missing-colon',
    name,
    `The colon of ${shortened(name.text)} is inside its quotation marks.`,
    `Write ${shortened(right)} and then the value.`,
    put(`Write ${shortened(right)}`, name, right),
  );
}

/** The fault for a name without colon and value, or for a text where a name is missing. */
export function withoutValue(name: Token): Fault {
  const both = missingColon(name);
  if (both.fix?.isSafe === false) return both;
  const isText = /[\p{L}\p{N}][\s,.!?]+\S|^"\p{Lu}/u.test(name.text);
  const right = shortened(name.text);
  return fault(
    isText ? 'missing-name' : 'missing-colon',
    name,
    isText ? `The name before ${right} is missing.` : `${right} is a name without a value.`,
    isText
      ? `Write what the text is for, such as "title": ${right}, or remove it.`
      : `Write ${right}: and then its value, or remove the line.`,
  );
}

/** Whether a comma stands in place of the colon between a name and its value: the value is not a name itself. */
export function isCommaForColon(comma: Token | undefined, value: Token | undefined, end: Token | undefined): boolean {
  const isScalar = value !== undefined && value.type !== 'mark' && value.type !== 'end';
  return comma?.text === ',' && isScalar && end?.text !== ':';
}

/** Whether a colon after a value was meant as a comma, because the next line begins with a new property or item. */
export function looksLikeComma(colon: Token, [next, afterNext]: readonly (Token | undefined)[], text: string): boolean {
  if (next === undefined || !text.slice(colon.end, next.start).includes('\n')) return false;
  return next.text === '{' || next.text === '[' || (next.type === 'string' && afterNext?.text === ':');
}
