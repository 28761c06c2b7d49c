/**
 * Threads that hang, crash or take long: whether the document counts as faulty, and which other documents are delayed.
 */
import { expect, test } from 'vitest';
import { ShakyReader } from '../../../tests/contracts/documents/shaky-reader.ts';

test('a thread that hangs without using the processor does not count as a fault of the document', async () => {
  await using reader = new ShakyReader({ limits: { cpuMs: 300, stallMs: 1500 } });
  const response = await reader.send('stuck.pdf');
  expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '10']);
  expect(await (await reader.server()).storage.list({})).toEqual([]);
});

test('a document that crashes its thread does not fail the next document in the queue', async () => {
  await using reader = new ShakyReader();
  const names = ['crash.pdf', 'other.pdf', 'endless.pdf', 'other.pdf', 'other.pdf'];
  const found = await Promise.all(names.map((name) => reader.read('me', name)));
  const [spoilt, fine] = [{ fault: 'tooComplex' }, { fault: 'wrongContent' }];
  expect(found).toEqual([spoilt, fine, spoilt, fine, fine]);
});

test('CPU time of other programs is not counted', async () => {
  await using reader = new ShakyReader({ limits: { cpuMs: 200, stallMs: 5000 } });
  expect(await reader.read('me', 'slow.pdf')).toEqual({ fault: 'wrongContent' });
});

test('a document that takes longer than the stall limit is read to the end', async () => {
  await using reader = new ShakyReader({ limits: { cpuMs: 5000, stallMs: 500 } });
  expect(await reader.read('me', 'busy.pdf')).toEqual({ fault: 'wrongContent' });
});

test('many slow documents of one client delay a document of another by at most one of them', async () => {
  await using reader = new ShakyReader();
  await Promise.all([reader.read('warm', 'other.pdf'), reader.read('warmer', 'other.pdf')]);
  let done = 0;
  const many = Array.from({ length: 12 }, () => reader.read('one', 'slow.pdf').then(() => done++));
  await reader.read('another', 'other.pdf');
  // Two documents are read at a time.
  expect(done).toBeLessThanOrEqual(2);
  await Promise.all(many);
});
