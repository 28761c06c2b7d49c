import { MAX_RETENTION_DAYS } from '../../../../../contracts/retention.ts';
import { asObject, textProperty } from '../../../../read/json.ts';
import { spanOf } from '../../../../references/quantities/durations.ts';
import { asWarnings, type Rule } from '../../../rule.ts';

/** Checks that no fact promises to keep personal data longer than the server does. English only. */
export const rule: Rule = {
  codes: asWarnings('kept-longer'),
  files: 'facts',
  *onDocument({ data }, content) {
    if (!content.isEnglish) return;
    for (const [name, fact] of Object.entries(asObject(data))) {
      const value = textProperty(fact, 'value') ?? '';
      const hours = spanOf(value)?.most ?? 0;
      if (hours <= MAX_RETENTION_DAYS * 24 || !KEEPING.test(textProperty(fact, 'meaning') ?? '')) continue;
      yield {
        code: 'kept-longer',
        pointer: `/${name}/value`,
        message: `"${value}" is longer than the server keeps what visitors send: it erases that after ${MAX_RETENTION_DAYS} days.`,
        suggestion: 'Write "2 years", or a shorter time.',
      };
    }
  },
};

/** How long the data of persons is kept, in the words of a meaning. */
const KEEPING =
  /\b(?:keep|keeps|kept|hold|held|store|stored|retain|retained)\b.*\b(?:personal (?:data|details|information)|(?:your|their|visitors['’]|applicants['’]) (?:data|details)|applications|enquiries|submissions)\b/i;
