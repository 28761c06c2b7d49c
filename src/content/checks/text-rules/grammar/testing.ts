import { firstPart } from '../text-rule.ts';
import { apostrophes } from './apostrophes.ts';
import { grammar } from './grammar.ts';

const RULES = [grammar, ...apostrophes];

/** A text with the first correction of the rules of grammar; undefined if they find nothing. */
export function corrected(text: string): string | undefined {
  const part = RULES.values()
    .map((rule) => firstPart(rule, text))
    .find((one) => one !== undefined);
  return part && text.slice(0, part.index) + (part.replacement ?? '') + text.slice(part.index + part.text.length);
}
