import type { FieldKind } from '../field-kind.ts';
import { oneText } from '../texts.ts';

export const kind: FieldKind = { ...oneText, answer: 'choice', answers: 'options', rules: [], markup: 'options' };
