import { textRules } from '../../text-rules/all.ts';
import { textCheck } from '../../text-rules/text-check.ts';

/** Checks texts for what breaks a page: markup and links that are not understood. */
export const check = textCheck(
  textRules.filter(({ severity }) => severity === 'error'),
  'error',
);
