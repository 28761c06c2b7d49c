import { DatabaseError } from 'pg';
import { expect, test } from 'vitest';
import { explain, translate } from './postgres-errors.ts';

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
])('%s of PostgreSQL is 503, and known as %s', (code, kind) => {
  const error = translate(databaseError(code));
  expect(error).toMatchObject({ name: 'StorageUnavailable', statusCode: 503, code, kind });
  expect(String(error)).not.toContain('secret');
});

test('a line that breaks is known, and a mistake of ours stays one', () => {
  expect(translate(Object.assign(new Error('x'), { code: 'ECONNREFUSED' }))).toMatchObject({ kind: 'away' });
  const unique = databaseError('23505');
  expect(translate(unique)).toBe(unique);
});

test('tables of another program are told of in a sentence, without the password', () => {
  const said = String(explain(databaseError('42P07'), 'postgres://user:secret@db.example/site'));
  expect(said).toMatch(/^StorageError: The database at db\.example\/site contains tables of another program\. .*\.$/);
});
