import { expect, test } from 'vitest';
import type { FormField } from '../../contracts/forms.ts';
import { HONEYPOT_FIELD } from '../rules/index.ts';
import { missingAnswers, readDraft, toDraft } from './draft.ts';

const options = [
  { value: 'nairobi', label: 'Nairobi' },
  { value: 'kisumu', label: 'Kisumu' },
];
const fields: FormField[] = [
  { name: 'fullName', kind: 'text', label: 'Name' },
  { name: 'place', kind: 'select', label: 'Place', options },
  { name: 'places', kind: 'checkboxes', label: 'Places', options },
  { name: 'consent', kind: 'checkbox', label: 'Yes' },
  { name: 'documents', kind: 'file', label: 'CV' },
];
const form = { fields };
const cv = { name: 'cv.pdf', type: 'application/pdf', size: 4, data: 'JVBERg==' };
const filled = { fullName: ' Amina ', place: 'kisumu', places: ['nairobi'], consent: true, documents: cv };
const answers = { fullName: ' Amina ', place: 'kisumu', places: ['nairobi'], consent: true };

test('contains typed text and choices, but neither documents nor the honeypot', () => {
  const draft = toDraft(form, { ...filled, [HONEYPOT_FIELD]: 'robot' });
  expect(draft).toEqual({ answers, hadDocument: true });
  expect(JSON.stringify(draft)).not.toMatch(/cv\.pdf|JVBERg|robot/);
});

test('an empty form has no draft', () => {
  expect(toDraft(form, { fullName: '', place: '', places: [], consent: false, documents: null })).toBeUndefined();
});

test('a stored draft is read back unchanged', () => {
  const draft = toDraft(form, filled);
  expect(readDraft(form, JSON.parse(JSON.stringify(draft)))).toEqual(draft);
});

test.each([undefined, null, 'text', 4, [], {}, { answers: 'x' }, { answers: [] }, { answers: { unknown: 'x' } }])(
  'what is no draft gives none: %j',
  (kept) => expect(readDraft(form, kept)).toBeUndefined(),
);

test('fields, options and kinds that the form no longer has are omitted', () => {
  const old = {
    fullName: ['a list'],
    place: 'mombasa',
    places: ['mombasa', 'kisumu', 7],
    consent: 'yes',
    documents: cv,
    gone: 'x',
    constructor: 'x',
    [HONEYPOT_FIELD]: 'robot',
  };
  expect(readDraft(form, { answers: old })).toEqual({ answers: { places: ['kisumu'] }, hadDocument: false });
});

test('only empty fields are filled, so that text typed meanwhile is kept', () => {
  const draft = { answers: { ...answers, consent: true as const }, hadDocument: false };
  const typed = { fullName: 'Otieno', place: '', places: ['kisumu'], consent: false, documents: null };
  expect(missingAnswers(draft, typed)).toEqual([
    ['place', 'kisumu'],
    ['consent', true],
  ]);
});
