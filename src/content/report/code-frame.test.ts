import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { frameableLines } from './code-frame.ts';

const dir = mkdtempSync(join(tmpdir(), 'frame-'));
afterAll(() => rmSync(dir, { recursive: true }));

test('only a JSON file has lines to show, but not a picture named .json, nor a missing file', () => {
  writeFileSync(join(dir, 'rent.json'), '{\r\n  "order": 1\n}');
  writeFileSync(join(dir, 'picture.json'), Buffer.from([0x52, 0x49, 0x46, 0x46, 0, 1, 2]));
  writeFileSync(join(dir, 'house.webp'), 'RIFF');
  const linesOf = (file: string) => frameableLines({ file }, dir);
  expect(linesOf('rent.json')).toEqual(['{', '  "order": 1', '}']);
  for (const file of ['picture.json', 'house.webp', 'gone.json', 'modals']) expect(linesOf(file)).toEqual([]);
});
