import type { SyntaxIssue } from './fault-parts.ts';
import { invalidValue } from './invalid-values.ts';
import * as faults from './text-faults.ts';
import type { Token } from './tokens.ts';

/** The readable value of a token, and its fault if it has one. */
export interface ReadScalar {
  scalar?: string | number | boolean | null;
  fault?: SyntaxIssue;
}

const literals = new Map<string, boolean | null>([
  ['true', true],
  ['false', false],
  ['null', null],
]);
const otherLiterals = new Map<string, string>([
  ['yes', 'true'],
  ['ndiyo', 'true'],
  ['hapana', 'false'],
  ['no', 'false'],
  ['on', 'true'],
  ['off', 'false'],
  ['none', 'null'],
  ['undefined', 'null'],
  ['nil', 'null'],
  ['n/a', 'null'],
  ['tbd', 'null'],
  ['tba', 'null'],
  ...['tru', 'ture', 'treu', 'truee', 'ttrue', 'rue', 'tue'].map((typo): [string, string] => [typo, 'true']),
  ...['fals', 'flase', 'fasle', 'falsee', 'ffalse', 'flse', 'alse', 'fase'].map((typo): [string, string] => [
    typo,
    'false',
  ]),
]);
const numberShape = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/;

/** Reads a string, a number, true, false or null. */
export function scalarOf(token: Token): ReadScalar {
  if (token.type === 'string') return stringOf(token);
  if (token.type === 'misquoted') return { scalar: quotedText(token), fault: faults.otherQuotes(token) };
  const literal = literals.get(token.text);
  if (literal !== undefined) return { scalar: literal };
  if (numberShape.test(token.text)) return { scalar: Number(token.text) };
  const lower = token.text.toLowerCase();
  const meant = literals.has(lower) ? lower : otherLiterals.get(lower);
  return { scalar: meantScalar(token.text, meant), fault: invalidValue(token, meant) };
}

/** The text inside the quotation marks, one of which may be missing. */
const quotedText = ({ text, unopened, unclosed }: Token) => text.slice(unopened ? 0 : 1, unclosed ? undefined : -1);

/** The value meant by an invalid word, so that no further faults are reported about it. */
function meantScalar(written: string, meant: string | undefined): ReadScalar['scalar'] {
  if (meant !== undefined) return literals.get(meant) ?? null;
  const number = Number.parseFloat(written.replace(/^[–—−]/, '-'));
  return Number.isFinite(number) ? number : written;
}

function stringOf(token: Token): ReadScalar {
  if (token.unclosed)
    return { scalar: token.text.slice(1).replace(/[”“»]?\s*,?\s*$/, ''), fault: faults.unclosedText(token) };
  try {
    return { scalar: String(JSON.parse(token.text)) };
  } catch {
    return { scalar: token.text.slice(1, -1), fault: inside(token) };
  }
}

/** The fault in a string that JSON cannot read: a control character or an invalid escape sequence. */
function inside(token: Token): SyntaxIssue {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is searched for
  const control = /[\u0000-\u001f]/.exec(token.text);
  if (control) return faults.controlCharacter(token.start + control.index, control[0]);
  const escapes = [...token.text.matchAll(/\\(u[0-9a-fA-F]{4}|u|[^u])/g)];
  const wrong = escapes.find(([written]) => !/^\\(["\\/bfnrt]|u[0-9a-fA-F]{4})$/.test(written));
  return faults.badBackslash(token.start + (wrong?.index ?? 0), wrong?.[0] ?? '\\', token);
}
