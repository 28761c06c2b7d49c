import { expect, test } from 'vitest';
import { applyEdits } from '../../client/files/apply-edit.ts';
import { changesForField, type FormContents, type NewField } from './new-field.ts';

const input: NewField = {
  label: 'Delivery time',
  kind: 'select',
  isRequired: true,
  message: 'Please choose a time.',
  choices: ['Morning', 'Evening'],
  mails: ['emails/told.json', 'emails/thanks.json'],
};

const contents: FormContents = {
  form: { file: 'forms/order.json', data: { fields: [{ name: 'deliveryTime' }] } },
  messages: { file: 'messages.json', data: { messages: {} } },
  mails: new Map<string, unknown>([
    ['emails/told.json', { details: [{ label: 'Name', field: 'name' }] }],
    ['emails/thanks.json', {}],
  ]),
  optionLists: new Set(['delivery-time']),
  optionsFolder: 'options',
  optionsRules: undefined,
};

test('adds a field with its options, message and a line in each mail, with unused names', () => {
  const [field, options, message, ...mails] = changesForField(input, contents);
  const added = { label: 'Delivery time', field: 'deliveryTime2' };
  expect(field).toMatchObject({
    file: 'forms/order.json',
    edits: [
      {
        at: '/fields/1',
        value: {
          name: 'deliveryTime2',
          options: 'delivery-time-2',
          rules: [{ rule: 'required', message: 'delivery-time2-required' }],
        },
      },
    ],
  });
  expect(options).toMatchObject({ file: 'options/delivery-time-2.json' });
  expect(message).toMatchObject({
    edits: [{ at: '/messages/delivery-time2-required', value: 'Please choose a time.' }],
  });
  const after = mails.map((change) =>
    'edits' in change ? applyEdits(contents.mails.get(change.file), change.edits) : undefined,
  );
  expect(after).toEqual([{ details: [{ label: 'Name', field: 'name' }, added] }, { details: [added] }]);
});

test('an optional field gets no rule and no message', () => {
  const changes = changesForField({ ...input, isRequired: false, choices: [], mails: [] }, contents);
  expect(changes.map(({ file }) => file)).toEqual(['forms/order.json']);
});

test('a typed answer goes into the mail to the company alone, a chosen one also into the mail to the submitter', () => {
  const mails = new Map<string, unknown>([
    ['emails/told.json', { to: 'company' }],
    ['emails/thanks.json', { to: 'submitter' }],
  ]);
  const mailsFor = (kind: string) =>
    changesForField({ ...input, kind, isRequired: false, choices: [] }, { ...contents, mails })
      .map(({ file }) => file)
      .filter((file) => mails.has(file));
  expect(mailsFor('text')).toEqual(['emails/told.json']);
  expect(mailsFor('select')).toEqual(['emails/told.json', 'emails/thanks.json']);
});
