import { DatabaseError } from 'pg';
import { expect, test } from 'vitest';
import { explain, isFromDatabase, translate, unavailable } from './postgres-errors.ts';

function databaseError(code: string): DatabaseError {
  return Object.assign(new DatabaseError('words that may hold a secret', 10, 'error'), { code });
}

test.each([
  ['53100', 'full'],
  ['55P03', 'busy'],
  ['25006', 'readOnly'],
  ['58030', 'fault'],
  ['XX001', 'damaged'],
  ['57P01', 'away'],
  ['53300', 'away'],
  ['28P01', 'away'],
  ['42P01', 'missing'],
  ['3D000', 'missing'],
  ['42501', 'readOnly'],
])('%s of PostgreSQL is 503, with the problem %s', (code, kind) => {
  const error = translate(databaseError(code));
  expect(error).toMatchObject({ name: 'StorageUnavailable', statusCode: 503, code, kind });
  expect(String(error)).not.toContain('secret');
});

test.each([
  'Client was closed and is not queryable',
  'Query read timeout',
  'The server does not support SSL connections',
  'Received unexpected dataRow message from backend.',
  'whatever the driver says next year',
])(
  '"%s" of the driver is a lost connection: only what the database itself reports can be a mistake of ours',
  (words) => {
    expect(isFromDatabase(new Error(words))).toBe(false);
    expect(unavailable(new Error(words))).toMatchObject({ statusCode: 503, kind: 'away' });
  },
);

test('an error in a query of ours is not translated', () => {
  const unique = databaseError('23505');
  expect([isFromDatabase(unique), translate(unique)]).toEqual([true, unique]);
});

test('tables of another program are reported with a message without the password', () => {
  const said = String(explain(databaseError('42P07'), 'postgres://user:secret@db.example/site'));
  expect(said).toMatch(/^StorageError: The database at db\.example\/site contains tables of another program\. .*\.$/);
});
