import { anyCase } from '../../read/any-case.ts';
import { CURRENCY } from '../text-rules/currency.ts';

/** Matches, everywhere in a text, a fact that is written differently from its value, with the fact's name and value. */
export type Wording = [phrase: RegExp, name: string, value: string];

/** Other spellings of the value of a fact: "40 to 60 percent" for 40–60%, "EUR 30 million" for EUR 30M. */
export function wordingsOf(name: string, value: string): Wording[] {
  const inAnyCase = [shareIn(value), countIn(name, value), timeIn(value)];
  const patterns = [bounded(sumIn(value), 'g'), ...inAnyCase.map((phrase) => bounded(phrase, 'gi'))];
  return patterns.flatMap((pattern): Wording[] => (pattern ? [[pattern, name, value]] : []));
}

const bounded = (phrase: string | undefined, flags: string) =>
  phrase === undefined ? undefined : new RegExp(`(?<![\\w.,–{-])${phrase}(?! a (?:day|week)\\b)(?![\\w%–-])`, flags);

/** "EUR 30 million" for EUR 30M, but not EUR 30M itself. */
function sumIn(value: string): string | undefined {
  const [, currency = '', sum = '', scale] = /^(\p{Lu}\p{L}{1,2}) (\d[\d,.]*)([MB])$/u.exec(value) ?? [];
  if (scale === undefined) return undefined;
  const whole = (Number(sum.replaceAll(',', '')) * (scale === 'M' ? 1e6 : 1e9)).toLocaleString('en');
  const words = scale === 'M' ? `${anyCase('million|mn')}|m` : anyCase('billion|bn');
  const amount = `${RegExp.escape(sum)} ?(?:${words})|${RegExp.escape(whole)}`;
  return `(?:${RegExp.escape(currency)}|${CURRENCY}) ?(?:${amount})`;
}

const PERCENT = '(?: ?per ?cent|-per-?cent)(?![ -]points?)';

/** "40 to 60 percent" for 40–60%. */
function shareIn(value: string): string | undefined {
  const [, from = '', to] = /^(\d{2}(?:\.\d+)?)(?:–(\d+(?:\.\d+)?))?%\+?$/.exec(value) ?? [];
  if (from === '') return undefined;
  // A single percentage may be of anything: figures-in-sentences.ts looks at its sentence.
  if (to === undefined) return undefined;
  // Descriptions of charts, for people who hear them, spell out ranges.
  const [first, last] = [RegExp.escape(from), RegExp.escape(to)];
  return `${first}(?:%? (?:to|and) ${last}(?:${PERCENT}|%)| ?[–-] ?${last}${PERCENT})`;
}

/** "1,500 farmers" for the fact "farmers" of 1,500+. */
function countIn(name: string, value: string): string | undefined {
  const counted = /^[a-z]{5,}$/.test(name) ? /^(\d[\d,]{2,})\+$/.exec(value)?.[1] : undefined;
  return counted === undefined ? undefined : `${counted}(?= ${name}\\b)`;
}

/** Abbreviations of units of time. */
const SHORT_UNITS: Record<string, string> = { minute: 'mins?\\b', hour: 'hrs?\\b', week: 'wks?\\b', year: 'yrs?\\b' };

/** "24 hours" unchanged, or as "24 hrs"; "more than 3 years" for 3+ years. */
function timeIn(value: string): string | undefined {
  if (!/^\d[\d,.+]* \p{L}{4,}(?: \p{L}+)*$/u.test(value)) return undefined;
  const [, number = '', plus = '', unit = '', after = ''] = /^(\d[\d,.]*)(\+?) (\p{L}+?)s?( .*)?$/u.exec(value) ?? [];
  const units = SHORT_UNITS[unit] === undefined ? `${unit}s?` : `(?:${unit}s?|${SHORT_UNITS[unit]})`;
  if (plus !== '')
    return `(?:${RegExp.escape(value)}|(?:more than|over|at least) ${RegExp.escape(number)} ${units}${after})`;
  return `(?:${RegExp.escape(value)}|${RegExp.escape(number)} ?${units}${RegExp.escape(after)})`;
}
