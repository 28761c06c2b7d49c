import type { Rule } from '../../contracts/resolved.ts';
import { textOf, type Value } from '../rules/values.ts';
import type { FieldKind } from './field-kind.ts';

/** The rules that every text supports. */
export const TEXT_RULES: readonly Rule['rule'][] = ['min-length', 'max-length', 'pattern'];

/** Trims a text and converts its line breaks to `\n`. */
export function trimmed(value: Value): string {
  return textOf(value).replace(/\r\n?/g, '\n');
}

/** Common properties of kinds whose value is a single text. */
export const oneText = {
  empty: '',
  parse: (raw) => (typeof raw === 'string' ? raw : ''),
  fromTexts: (texts) => (texts.length === 1 ? texts[0] : texts),
  normalise: trimmed,
} satisfies Partial<FieldKind>;

/** Common properties of kinds whose value is typed. */
export const typedText = { ...oneText, answer: 'words', answers: 'any', markup: 'value' } satisfies Partial<FieldKind>;
