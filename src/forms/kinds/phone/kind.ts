import { normalisePhone } from '../../rules/phone.ts';
import type { FieldKind } from '../field-kind.ts';
import { TEXT_RULES, trimmed, typedText } from '../texts.ts';

/** A phone number that is none stays as it was typed. */
export const kind: FieldKind = {
  ...typedText,
  rules: ['phone', ...TEXT_RULES],
  normalise: (value, { phoneNumbers }) => normalisePhone(trimmed(value), phoneNumbers) ?? trimmed(value),
};
