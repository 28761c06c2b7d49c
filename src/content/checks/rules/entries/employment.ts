import { textProperty } from '../../../read/json.ts';
import { likelyValue } from '../../../report/fixes.ts';
import type { Rule } from '../../rule.ts';

/** Checks that the contract type visitors read matches the one for search engines. */
export const rule: Rule = {
  codes: { 'employment-differs': 'warning' },
  *onDocument({ data }) {
    const [type, employment] = [textProperty(data, 'type') ?? '', textProperty(data, 'employment')];
    const named = KINDS.filter(([words]) => words.test(type)).map(([, kind]) => kind);
    const [meant] = named;
    if (employment === undefined || meant === undefined || named.includes(employment) || employment === 'OTHER') return;
    yield {
      code: 'employment-differs',
      message: `Visitors read "${type}", but search engines are told ${employment}.`,
      ...likelyValue('/employment', meant, `Write "${meant}", or correct "type".`),
    };
  },
};

/** The contract types of job adverts, by common wording. */
const KINDS: readonly (readonly [words: RegExp, kind: string])[] = [
  [/\bfull[- ]?time\b/i, 'FULL_TIME'],
  [/\bpart[- ]?time\b/i, 'PART_TIME'],
  [/\b(?:contract(?:or|ual)?|freelance)\b/i, 'CONTRACTOR'],
  [/\b(?:temporary|seasonal|fixed[- ]term)\b/i, 'TEMPORARY'],
  [/\bintern(?:ship)?\b/i, 'INTERN'],
  [/\bvolunteer(?:ing)?\b/i, 'VOLUNTEER'],
];
