import type { FieldKind } from '../field-kind.ts';
import { TEXT_RULES, typedText } from '../texts.ts';

export const kind: FieldKind = { ...typedText, rules: TEXT_RULES, markup: 'text' };
