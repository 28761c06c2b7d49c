import { textRules } from '../../text-rules/all.ts';
import { combineTextRules } from '../../text-rules/combine-text-rules.ts';

/** Checks texts for what breaks a page: markup and links that are not understood. */
export const rule = combineTextRules(
  textRules.filter(({ severity }) => severity === 'error'),
  'error',
);
