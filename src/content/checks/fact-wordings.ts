/** Matches a fact that is written differently from its value, with the fact's name and value. */
export type Wording = [phrase: RegExp, name: string, value: string];

/** Other spellings of the value of a fact: "40 to 60 percent" for 40–60%, "EUR 30 million" for EUR 30M. */
export function wordingsOf(name: string, value: string): Wording[] {
  const phrases = [sumIn(value), shareIn(name, value), countIn(name, value), timeIn(value)];
  return phrases.flatMap((phrase): Wording[] => (phrase === undefined ? [] : [[bounded(phrase), name, value]]));
}

const bounded = (phrase: string) => new RegExp(`(?<![\\w.,–{-])${phrase}(?! a (?:day|week)\\b)(?![\\w%–-])`, 'i');

/** "EUR 30 million" for EUR 30M. */
function sumIn(value: string): string | undefined {
  const [, sum = '', scale] = /^([A-Z]{3} \d[\d,.]*)([MB])$/.exec(value) ?? [];
  return scale === undefined ? undefined : `${RegExp.escape(sum)} ${scale === 'M' ? 'million' : 'billion'}`;
}

/** Numbers that texts may write as words. */
const IN_WORDS: Record<string, string> = {
  ...{ 10: 'ten', 15: 'fifteen', 20: 'twenty', 25: 'twenty[- ]five', 30: 'thirty', 40: 'forty', 50: 'fifty' },
  ...{ 60: 'sixty', 70: 'seventy', 80: 'eighty', 90: 'ninety', 95: 'ninety[- ]five' },
};

const PERCENT = '(?: ?per ?cent|-per-?cent)(?![ -]points?)';

/** "ten per cent" for 10%, "40 to 60 percent" for 40–60%. */
function shareIn(name: string, value: string): string | undefined {
  const [, from = '', to] = /^(\d{2}(?:\.\d+)?)(?:–(\d+(?:\.\d+)?))?%\+?$/.exec(value) ?? [];
  const spoken = (number: string) => {
    const word = IN_WORDS[number];
    return word === undefined ? RegExp.escape(number) : `(?:${number}|${word})`;
  };
  if (from === '') return undefined;
  // A single percentage may be of anything, unless it precedes a word from the fact's name.
  const words = name.match(/[A-Z]?[a-z]{4,}/g)?.join('|') ?? '';
  if (to === undefined) return words === '' ? undefined : `${spoken(from)}${PERCENT}(?=[^.;]{0,30}\\b(?:${words})\\b)`;
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
  const [, number = '', plus = '', unit = '', behind = ''] = /^(\d[\d,.]*)(\+?) (\p{L}+?)s?( .*)?$/u.exec(value) ?? [];
  const units = SHORT_UNITS[unit] === undefined ? `${unit}s?` : `(?:${unit}s?|${SHORT_UNITS[unit]})`;
  if (plus !== '')
    return `(?:${RegExp.escape(value)}|(?:more than|over|at least) ${RegExp.escape(number)} ${units}${behind})`;
  return `(?:${RegExp.escape(value)}|${RegExp.escape(number)} ?${units}${RegExp.escape(behind)})`;
}
