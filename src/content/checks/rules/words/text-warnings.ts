import { textRules } from '../../text-rules/all.ts';
import { combineTextRules } from '../../text-rules/combine-text-rules.ts';

/** Checks texts for foreign markup, leftovers and typos. */
export const rule = combineTextRules(textRules, 'warning');
