import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../../scripts/lib/temporary-folder.ts';
import { ConcurrentChangeError, hashOfFile, replaceFile } from './write-file.ts';

test('a file is replaced when it is as it was read, and nothing is left beside it', () => {
  using folder = temporaryFolder();
  const file = path.join(folder.path, 'page.json');
  writeFileSync(file, 'one');
  replaceFile(file, 'two', hashOfFile(file));
  expect(readFileSync(file, 'utf8')).toBe('two');
  expect(readdirSync(folder.path)).toEqual(['page.json']);
});

test('a file that another program has changed, added or deleted is left alone', () => {
  using folder = temporaryFolder();
  const file = path.join(folder.path, 'page.json');
  writeFileSync(file, 'one');
  const before = hashOfFile(file);
  writeFileSync(file, 'theirs');
  expect(() => replaceFile(file, 'two', before)).toThrow(ConcurrentChangeError);
  expect(() => replaceFile(file, 'two', undefined)).toThrow(ConcurrentChangeError);
  expect(readFileSync(file, 'utf8')).toBe('theirs');
  rmSync(file);
  expect(() => replaceFile(file, 'two', before)).toThrow(ConcurrentChangeError);
  expect(readdirSync(folder.path)).toEqual([]);
});
