import type { FieldKind } from '../field-kind.ts';
import { TEXT_RULES, trimmed, typedText } from '../texts.ts';

export const kind: FieldKind = {
  ...typedText,
  rules: ['url', ...TEXT_RULES],
  normalise: (value) => trimmed(value) || null,
};
