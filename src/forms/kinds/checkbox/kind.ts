import type { FieldKind } from '../field-kind.ts';

export const kind: FieldKind = {
  answer: 'choice',
  answers: ['true', 'false'],
  rules: ['accepted'],
  empty: false,
  markup: 'tick',
  parse: (raw) => raw === true,
  fromTexts: () => true,
  normalise: (value) => value === true,
};
