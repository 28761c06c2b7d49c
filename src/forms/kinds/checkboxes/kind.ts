import type { FieldKind } from '../field-kind.ts';

export const kind: FieldKind = {
  answer: 'choice',
  answers: 'options',
  rules: [],
  empty: [],
  markup: 'ticks',
  parse: (raw) => [raw].flat().filter((entry) => typeof entry === 'string'),
  fromTexts: (texts) => texts,
  normalise: (value) => (Array.isArray(value) ? [...new Set(value)] : []),
};
