import { createHash } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { sample } from '../../../tests/amount/amount.ts';
import { CONTENT, ShakyReader } from '../../../tests/contracts/documents/shaky-reader.ts';
import { DocumentReader } from './document-reader.ts';

test('a document that exceeds the limits or crashes its thread is refused, and the next one is read', async () => {
  await using reader = new ShakyReader();
  for (const name of sample(['endless.pdf', 'hungry.pdf', 'crash.pdf', 'leaving.pdf', 'killing.pdf'], 2)) {
    const response = await reader.send(name);
    expect([name, response.statusCode, Object.keys(response.json().fields)]).toEqual([name, 422, ['documents']]);
    expect(await reader.read('me', 'other.pdf')).toEqual({ fault: 'wrongContent' });
  }
  expect(await (await reader.server()).storage.list({})).toEqual([]);
});

test('a thread that cannot start does not count as a fault of the document', async () => {
  await using reader = new ShakyReader({ thread: 'broken' });
  await expect(reader.read('me', 'cv.pdf')).rejects.toMatchObject({ statusCode: 503 });
  await expect(reader.read('me', 'cv.pdf')).rejects.toMatchObject({ statusCode: 503 });
});

test('a document has the same result as bytes and as base64', async () => {
  const reader = new DocumentReader();
  onTestFinished(() => reader.close());
  const large = Buffer.concat([CONTENT, Buffer.alloc(200_000, 32)]);
  const read = (bytes: Uint8Array, isBase64: boolean) =>
    reader.read('cv.pdf', { bytes, isBase64, size: large.length }, 'me');
  for (const found of [
    await read(Buffer.from(large.toString('base64')), true),
    await read(new Uint8Array(large), false),
  ]) {
    const content = 'content' in found ? Buffer.from(found.content) : undefined;
    expect(content?.equals(large)).toBe(true);
    expect(found).toHaveProperty('digest', createHash('sha256').update(large).digest('hex'));
  }
  expect(await read(Buffer.from('!!!!'), true)).toEqual({ fault: 'damagedFile' });
});
