import { fault, replaceFix, type SyntaxIssue, shortened } from './fault-parts.ts';
import type { Token } from './tokens.ts';

/** The fault for an invalid value. @param meant what was probably intended, such as true */
export function invalidValue(token: Token, meant: string | undefined): SyntaxIssue {
  if (meant === 'null') return nothing(token);
  if (/^(?:\.{2,}|…+)$/.test(token.text)) return leftOut(token);
  if (/^\d[\d.,–-]*%\+?$/.test(token.text)) return percentage(token);
  if (DAY.test(token.text)) return unquotedDay(token);
  const number = /^[+.\d–—−-]/.test(token.text);
  const written = /^[+]?(\d+(?:\.\d+)?)(?:ms|px|s|rem|em|pt|kb|mb)?$/i.exec(token.text)?.[1];
  const plain = token.text
    .replace(/^[–—−]/, '-')
    .replace(/^-?\./, (sign) => sign.replace('.', '0.'))
    .replace(/(?<=\d)_(?=\d)|(?<=\d)\.$/g, '');
  const isPlain = plain !== token.text && /^-?\d+(?:\.\d+)?$/.test(plain);
  const digits = isPlain ? plain : written && String(Number(written));
  const hint = number
    ? 'Write a number with digits and a point only, such as 1200 or 0.5, or put quotation marks around a text.'
    : `Write ${JSON.stringify(token.text)} if it is a text.`;
  const what = number
    ? 'is not a valid number'
    : 'is not a valid value: write a text in quotation marks, a number, true or false';
  const right = meant ?? digits;
  const fix = replaceFix(
    `Write ${right ?? JSON.stringify(token.text)}`,
    token,
    right ?? JSON.stringify(token.text),
    right !== undefined,
  );
  return fault(
    'bad-value',
    token,
    `${shortened(token.text)} ${what}.`,
    meant === undefined ? (digits === undefined ? hint : `Write ${digits}.`) : `Did you mean ${meant}?`,
    fix,
  );
}

/** A percentage without quotation marks. It must become a text, since a number would lose the percent sign. */
function percentage(token: Token): SyntaxIssue {
  const text = JSON.stringify(token.text);
  const digits = /^[\d.]+/.exec(token.text)?.[0];
  return fault(
    'bad-value',
    token,
    `${token.text} is not a valid value: a percent sign only stands in texts.`,
    `Write ${text} if visitors read it, or ${digits} in a setting.`,
    replaceFix(`Write ${text}`, token, text, false),
  );
}

/** Dots in place of values, as examples have them. */
function leftOut(token: Token): SyntaxIssue {
  return fault(
    'bad-value',
    token,
    `${token.text} is not a value.`,
    'Write the real value, or remove it with the comma before it.',
  );
}

/** A programming language's word for no value. */
function nothing(token: Token): SyntaxIssue {
  return fault(
    'bad-value',
    token,
    `${token.text} is not a value here.`,
    'Write the value, or remove the whole line if there is none.',
  );
}

const DAY = /^\d{1,4}-\d{1,2}-\d{1,4}$/;

/** A date without quotation marks, or with only one of them. */
function unquotedDay(token: Token): SyntaxIssue {
  const text = JSON.stringify(token.text);
  return fault(
    'bad-value',
    token,
    `${shortened(token.text)} is not a number: a day is a text.`,
    `Write ${text}, with quotation marks on both sides.`,
    replaceFix(`Write ${text}`, token, text),
  );
}
