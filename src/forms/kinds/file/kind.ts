import { fileOf } from '../../rules/values.ts';
import type { FieldKind } from '../field-kind.ts';
import { fileIn } from './file-in.ts';

/** A document's value has no data: the server reads that before the fields (server/submission/read-values.ts). */
export const kind: FieldKind = {
  answer: 'document',
  answers: 'any',
  rules: ['file-type', 'file-size'],
  empty: null,
  markup: 'none',
  parse: (raw) => {
    const file = fileIn(raw);
    return file ? { name: file.name, type: file.type, size: file.size } : null;
  },
  fromTexts: (texts) => (texts.length === 1 ? texts[0] : texts),
  normalise: fileOf,
};
