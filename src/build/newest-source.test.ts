import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { newestSource } from './newest-source.ts';

const root = mkdtempSync(path.join(tmpdir(), 'sources-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

test('returns the time of the newest file at any depth, but never a time in the future', () => {
  const day = (number: number) => new Date(Date.UTC(2026, 0, number));
  const [content, code] = ['content', 'code'].map((name) => path.join(root, name));
  mkdirSync(path.join(content ?? '', 'pages/deep'), { recursive: true });
  mkdirSync(code ?? '');
  const write = (name: string, number: number) => {
    writeFileSync(path.join(root, name), '');
    utimesSync(path.join(root, name), day(number), day(number));
  };
  write('content/site.json', 3);
  write('content/pages/deep/page.json', 9);
  write('code/main.ts', 5);
  const folders = [content ?? '', code ?? ''];
  expect(newestSource(folders, day(20))).toEqual(day(9));
  write('code/late.ts', 30);
  expect(newestSource(folders, day(20))).toEqual(day(20));
  // Building unchanged files years later gives the same time.
  rmSync(path.join(root, 'code/late.ts'));
  expect(newestSource(folders, day(1000))).toEqual(day(9));
});
