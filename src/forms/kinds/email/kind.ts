import type { FieldKind } from '../field-kind.ts';
import { TEXT_RULES, trimmed, typedText } from '../texts.ts';

export const kind: FieldKind = {
  ...typedText,
  rules: ['email', ...TEXT_RULES],
  normalise: (value) => trimmed(value).toLowerCase(),
  isAddress: true,
};
