import { existsSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { validSite } from '../testing/cases.ts';
import { readCacheFile, writeCacheFile } from './cache-file.ts';

const folder = () => validSite();

test('a cached text can be read with the same key only', () => {
  using place = folder();
  const file = path.join(place.path, 'kept/one.txt');
  writeCacheFile(file, 'mark', 'first\nsecond\n', 5);
  expect(readCacheFile(file, 'mark')?.toString()).toBe('first\nsecond\n');
  expect(readCacheFile(file, 'mar')).toBeUndefined();
  expect(readCacheFile(file, 'other')).toBeUndefined();
  expect(readCacheFile(`${file}.gone`, 'mark')).toBeUndefined();
});

test('a file that was cut off or changed is ignored', () => {
  using place = folder();
  const file = path.join(place.path, 'kept/one.txt');
  writeCacheFile(file, 'mark', 'the whole text', 5);
  const whole = readFileSync(file, 'utf8');
  for (const damaged of [whole.slice(0, -3), whole.replace('text', 'test'), '// mark ', ''] as const) {
    writeFileSync(file, damaged);
    expect(readCacheFile(file, 'mark'), damaged).toBeUndefined();
  }
});

test('only the newest files of a folder are kept', () => {
  using place = folder();
  for (const [age, name] of ['new', 'old', 'older'].entries()) {
    const file = path.join(place.path, 'kept', name);
    writeCacheFile(file, 'mark', name, 9);
    utimesSync(file, 0, 1_000_000 - age);
  }
  writeCacheFile(path.join(place.path, 'kept/newest'), 'mark', '', 2);
  expect(readdirSync(path.join(place.path, 'kept')).sort()).toEqual(['new', 'newest']);
});

test('does not fail if the folder cannot be created', () => {
  using place = folder();
  writeFileSync(path.join(place.path, 'kept'), 'a file');
  writeCacheFile(path.join(place.path, 'kept/one.txt'), 'mark', 'text', 5);
  expect(existsSync(path.join(place.path, 'kept/one.txt'))).toBe(false);
});
