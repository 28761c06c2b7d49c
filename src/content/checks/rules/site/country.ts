import { textProperty } from '../../../read/json.ts';
import { changeTo, rightValue, unsafe } from '../../../report/fixes.ts';
import { timeZonesOf } from '../../../schema/corrections/correct-to-pattern.ts';
import type { FileIssue, Rule } from '../../rule.ts';

/** Checks that the company's time zone exists in its country, because a wrong country code is easily overlooked. */
export const rule: Rule = {
  codes: { 'time-zone-elsewhere': 'warning', 'unknown-country': 'error' },
  files: 'site',
  onDocument: ({ data }) => unknownCode(data) ?? elsewhere(data),
};

/** A code that no country has, or a language code with the country's common abbreviation. */
function unknownCode(data: unknown): FileIssue | undefined {
  const [country = '', language = ''] = ['country', 'language'].map((name) => textProperty(data, name));
  const name = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  if (/^[A-Z]{2}$/.test(country) && name.of(country) === undefined)
    return {
      code: 'unknown-country',
      target: country,
      pointer: '/country',
      message: `No country has the code "${country}".`,
      suggestion: 'Write its two letters in the ISO 3166 list, such as GB.',
    };
  const [right = language] = /^[a-z]{2}-[A-Z]{2}$/.test(language) ? Intl.getCanonicalLocales(language) : [];
  if (right === language) return undefined;
  return {
    code: 'unknown-country',
    target: language,
    message: `"${language}" is not how browsers call the language of that country.`,
    ...rightValue('/language', right),
  };
}

function elsewhere(data: unknown): FileIssue | undefined {
  const [country = '', zone = ''] = ['country', 'timeZone'].map((name) => textProperty(data, name));
  const own = timeZonesOf(country);
  // Zones without a place, such as UTC, are chosen on purpose.
  if (own.length === 0 || own.includes(zone) || !/^[A-Z]\w+\//.test(zone) || zone.startsWith('Etc/')) return undefined;
  const others = CODES.filter((code) => timeZonesOf(code).includes(zone));
  // An outdated name, or one of a region.
  if (others.length === 0) return undefined;
  const [only, another] = others;
  const right = only !== undefined && another === undefined ? only : undefined;
  return {
    code: 'time-zone-elsewhere',
    pointer: '/country',
    message: `"${country}" is ${nameOf(country)}, but "timeZone" is ${zone}, which is in ${[...new Set(others.map(nameOf))].join(' or ')}.`,
    suggestion: right === undefined ? 'Correct one of the two.' : `Write "${right}", or correct "timeZone".`,
    ...(right !== undefined && { fix: unsafe(changeTo('/country', right)) }),
  };
}

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const CODES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));

const nameOf = (code: string) => new Intl.DisplayNames(['en'], { type: 'region' }).of(code) ?? code;
