import { expect, test } from 'vitest';
import { readRefusal } from './refusal.ts';

test('reads the message and the fields of a refusal', () => {
  const refusal = { message: 'Please correct this.', fields: { email: 'Not an address.' } };
  expect(readRefusal(JSON.stringify(refusal))).toEqual(refusal);
  expect(readRefusal('{"message":"Wait."}')).toEqual({ message: 'Wait.', fields: {} });
});

test.each(['', '<h1>502</h1>', 'null', '[]', '"text"', '{}', '{"message":4}', '{"message":""}'])(
  'is silent about %j',
  (text) => expect(readRefusal(text)).toBeUndefined(),
);

test('omits values that are not messages', () => {
  expect(readRefusal(JSON.stringify({ message: 'x'.repeat(301) }))).toBeUndefined();
  const fields = { phone: 'No.', email: 4, name: null, place: 'x'.repeat(301) };
  expect(readRefusal(JSON.stringify({ message: 'No.', fields }))?.fields).toEqual({ phone: 'No.' });
  expect(readRefusal('{"message":"No.","fields":["a"]}')?.fields).toEqual({});
});
