import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../scripts/lib/temporary-folder.ts';
import { isComplete, waitUntilWritten } from './wait-until-written.ts';

const packed = gzipSync('words of a page'.repeat(40));

test.each([
  ['nothing', 'a.js', Buffer.alloc(0), false],
  ['a script', 'a.js', Buffer.from('x'), true],
  ['a packed file', 'a.pf_meta', packed, true],
  ['a packed file without its end', 'a.pf_meta', packed.subarray(0, -1), false],
  ['JSON', 'a.json', Buffer.from('{"a":1}'), true],
  ['JSON without its end', 'a.json', Buffer.from('{"a":1'), false],
])('%s', (_, name, content, whole) => {
  expect(isComplete(name, content)).toBe(whole);
});

test('waits for incomplete files, but at most ten seconds', async () => {
  using folder = temporaryFolder();
  const file = path.join(folder.path, 'entry.json');
  writeFileSync(file, '');
  let looks = 0;
  await waitUntilWritten(folder.path, ['entry.json'], async () => {
    looks += 1;
    if (looks === 3) writeFileSync(file, '{}');
  });
  expect(looks).toBe(3);
  writeFileSync(file, '{');
  await expect(waitUntilWritten(folder.path, ['entry.json'], async () => undefined)).rejects.toThrow('entry.json');
});
