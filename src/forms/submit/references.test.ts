import { expect, test, vi } from 'vitest';
import { createReferences } from './references.ts';

function start() {
  const now = vi
    .fn()
    .mockReturnValueOnce(Date.UTC(2026, 0, 1))
    .mockReturnValue(Date.UTC(2026, 0, 2));
  return createReferences('KILELE-', { now, random: () => 0 });
}

test('a retry of the same content keeps id, timestamp and what was done already', () => {
  const references = start();
  const first = references.of('same');
  first.mailed.add('confirmation');
  expect(references.of('same')).toBe(first);
  expect(first).toMatchObject({
    submissionId: 'KILELE-1767225600000-aaaaaaaaa',
    timestamp: '2026-01-01T00:00:00.000Z',
  });
});

test('changed content is a new submission', () => {
  const references = start();
  references.of('first');
  expect(references.of('second')).toMatchObject({ timestamp: '2026-01-02T00:00:00.000Z', copied: false });
});

test('after a success the same content is a new submission', () => {
  const references = start();
  references.of('same');
  references.close();
  expect(references.of('same').timestamp).toBe('2026-01-02T00:00:00.000Z');
});
