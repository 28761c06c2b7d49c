import { textProperty } from '../read/json.ts';
import { editDistance } from '../references/suggestions.ts';
import { correction, likelyValue } from '../report/fixes.ts';
import type { Issue } from '../report/issues.ts';
import { toLatin } from '../syntax/look-alikes.ts';

/** Common words in company names. */
const WORDS = [
  ...['Limited', 'Company', 'Services', 'Holdings', 'Group', 'International', 'Enterprises', 'Corporation', 'Partners'],
  ...['Incorporated', 'Associates', 'Foundation', 'Society', 'Investments', 'Properties', 'Management', 'Solutions'],
  ...['Consulting', 'Cooperative', 'Industries', 'Technologies', 'Ventures', 'Trading', 'Development', 'Furniture'],
];

type NameIssue = Omit<Issue, 'path' | 'code'>;

/** Finds misspellings in the name or legal name by comparing it with the other one, the country, and common words. */
export function legalNameIssue(site: unknown): NameIssue | undefined {
  const [name = '', legalName = '', country = ''] = ['name', 'legalName', 'country'].map(
    (property) => textProperty(site, property) ?? '',
  );
  if (/^[a-z]/.test(legalName) && /^[A-Z]/.test(name)) return small(legalName);
  const countries = countryNames(country);
  return (
    ofAnotherAlphabet('/name', name) ??
    ofAnotherAlphabet('/legalName', legalName) ??
    typoIn('/legalName', legalName, [...wordsOf(name), ...countries], 'name') ??
    typoIn('/name', name, [...wordsOf(legalName), ...countries], 'legalName')
  );
}

/** A letter of another alphabet that looks like the right one. */
function ofAnotherAlphabet(pointer: string, text: string): NameIssue | undefined {
  const word = text.split(' ').find((one) => toLatin(one) !== one && /[A-Za-z]/.test(one));
  if (word === undefined) return undefined;
  return {
    message: `"${word}" has a letter from another alphabet that only looks the same, so the search cannot find the word.`,
    ...correction(pointer, text, word, toLatin(word)),
  };
}

function typoIn(pointer: string, text: string, known: string[], other: string): NameIssue | undefined {
  for (const word of wordsOf(text)) {
    if ([...known, ...WORDS].includes(word)) continue;
    const there = known.find((one) => isTypo(word, one));
    const meant = there ?? WORDS.find((one) => isTypo(word, one));
    if (meant === undefined) continue;
    return {
      message: `"${word}" in the ${pointer === '/name' ? 'name' : 'legal name'} looks like a misspelling of "${meant}".`,
      ...correction(pointer, text, word, meant),
      suggestion: `Write "${meant}"${there === undefined || WORDS.includes(meant) ? '' : `, or correct "${other}"`}.`,
    };
  }
  return undefined;
}

const wordsOf = (name: string) => name.split(/[\s,]+/).filter((word) => word.length >= MIN_WORD_LENGTH);

const MIN_WORD_LENGTH = 4;

function isTypo(word: string, meant: string): boolean {
  const [one, other] = [word.toLowerCase(), meant.toLowerCase()];
  // Plurals and nationalities are different words, not misspellings.
  if (one === other || one.startsWith(other) || other.startsWith(one)) return false;
  return editDistance(one, other) === 1 || (meant.length > 7 && editDistance(one, other) === 2);
}

function countryNames(country: string): string[] {
  if (!/^[A-Z]{2}$/.test(country)) return [];
  const name = new Intl.DisplayNames(['en'], { type: 'region' }).of(country) ?? '';
  return name.length >= MIN_WORD_LENGTH && !name.includes(' ') ? [name] : [];
}

function small(legalName: string): NameIssue {
  const right = legalName.replace(/(?<=^|\s)[a-z](?=\p{L}{3})/gu, (letter) => letter.toUpperCase());
  return {
    message: 'The legal name begins with a small letter.',
    ...likelyValue('/legalName', right),
  };
}
