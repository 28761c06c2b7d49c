import { textRules } from '../../text-rules/all.ts';
import { textCheck } from '../../text-rules/text-check.ts';

/** Checks texts for foreign markup, leftovers and typos. */
export const check = textCheck(textRules, 'warning');
