import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../../scripts/lib/temporary-folder.ts';
import { ConcurrentChangeError, hashOfFile, replaceFile } from './write-file.ts';

test('replaces a file if it has not changed since it was read, and leaves no temporary file', () => {
  using folder = temporaryFolder();
  const file = path.join(folder.path, 'page.json');
  writeFileSync(file, 'one');
  replaceFile(file, 'two', hashOfFile(file));
  expect(readFileSync(file, 'utf8')).toBe('two');
  expect(readdirSync(folder.path)).toEqual(['page.json']);
});

test('does not change a file that another program has changed, added or deleted', () => {
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
