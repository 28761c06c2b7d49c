import { normalisePhone } from '../../rules/phone.ts';
import type { FieldKind } from '../field-kind.ts';
import { TEXT_RULES, trimmed, typedText } from '../texts.ts';

/** An invalid phone number is kept as it was typed. */
export const kind: FieldKind = {
  ...typedText,
  rules: ['phone', ...TEXT_RULES],
  normalise: (value, { phoneNumbers }) => normalisePhone(trimmed(value), phoneNumbers) ?? trimmed(value),
};
