import { expect, test, vi } from 'vitest';
import { fakeMemory } from './fakes.ts';
import { createReferences } from './references.ts';

function start(memory = fakeMemory()) {
  const now = vi
    .fn()
    .mockReturnValueOnce(Date.UTC(2026, 0, 1))
    .mockReturnValue(Date.UTC(2026, 0, 2));
  return createReferences('ACME-', { now, random: () => 0 }, memory);
}

test('a retry with the same content keeps id, timestamp and completed steps', () => {
  const references = start();
  const first = references.of('same');
  references.note({ mailed: ['confirmation'], copied: true });
  expect(references.of('same')).toEqual({ ...first, mailed: ['confirmation'], copied: true });
  expect(first).toMatchObject({
    submissionId: 'ACME-1767225600000-aaaaaaaaa',
    timestamp: '2026-01-01T00:00:00.000Z',
  });
});

test('changed content is a new submission', () => {
  const references = start();
  references.of('first');
  expect(references.of('second')).toMatchObject({ timestamp: '2026-01-02T00:00:00.000Z', copied: false });
});

test('after a success, the same content is a new submission', () => {
  const references = start();
  references.of('same');
  references.close();
  expect(references.of('same').timestamp).toBe('2026-01-02T00:00:00.000Z');
});

test('the reference survives a reload, and only a fingerprint of the content is stored', () => {
  const memory = fakeMemory();
  const first = start(memory).of('the words of a visitor');
  expect(JSON.stringify(memory.read())).not.toContain('visitor');
  expect(start(memory).of('the words of a visitor')).toEqual(first);
  const { content } = Object.assign({ content: '' }, first);
  expect(start(memory).of('other words')).not.toMatchObject({ content });
});

test('after a success nothing is stored', () => {
  const memory = fakeMemory();
  const references = start(memory);
  references.of('same');
  references.close();
  expect(memory.read()).toBeUndefined();
});

test.each([
  'a text',
  null,
  [],
  {},
  { submissionId: 'OTHER-1767225600000-aaaaaaaaa' },
  { submissionId: 'ACME-1767225600000-aaaaaaaaa', timestamp: '<b>', content: 'x', copied: false, mailed: [] },
  { submissionId: 'ACME-1767225600000-aaaaaaaaa', timestamp: '2026-01-01T00:00:00.000Z', content: 4, mailed: [] },
  { submissionId: 'ACME-1767225600000-aaaaaaaaa', timestamp: '2026-01-01T00:00:00.000Z', content: 'x', mailed: 1 },
])('an invalid stored value is ignored: %j', (kept) => {
  expect(start(fakeMemory(kept)).of('same')).toMatchObject({ timestamp: '2026-01-01T00:00:00.000Z', mailed: [] });
});
