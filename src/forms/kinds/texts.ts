import type { Rule } from '../../contracts/resolved.ts';
import { textOf, type Value } from '../rules/values.ts';
import type { FieldKind } from './field-kind.ts';

/** The rules that every text can keep. */
export const TEXT_RULES: readonly Rule['rule'][] = ['min-length', 'max-length', 'pattern'];

/** A text without white space around it, with the line breaks of Unix. */
export function trimmed(value: Value): string {
  return textOf(value).replace(/\r\n?/g, '\n');
}

/** What kinds have in common whose value is one text. */
export const oneText = {
  empty: '',
  parse: (raw) => (typeof raw === 'string' ? raw : ''),
  fromTexts: (texts) => (texts.length === 1 ? texts[0] : texts),
  normalise: trimmed,
} satisfies Partial<FieldKind>;

/** What kinds have in common that a text is typed into. */
export const typedText = { ...oneText, answer: 'words', answers: 'any', markup: 'value' } satisfies Partial<FieldKind>;
