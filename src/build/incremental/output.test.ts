import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compress } from './compress.ts';
import { Staging } from './output.ts';

let out: string;
beforeEach(() => {
  out = mkdtempSync(path.join(tmpdir(), 'output-'));
  mkdirSync(path.join(out, 'about'));
  writeFileSync(path.join(out, 'about/index.html'), 'old');
});
afterEach(() => rmSync(out, { recursive: true }));

const read = (name: string) => readFileSync(path.join(out, name), 'utf8');

test('no file of a build is visible before the commit', async () => {
  const staging = new Staging(out, compress);
  staging.write('about/index.html', 'new');
  staging.write('contact/index.html', 'new');
  expect(read('about/index.html')).toBe('old');
  expect(existsSync(path.join(out, 'contact/index.html'))).toBe(false);
  await staging.commit();
  expect(read('about/index.html')).toBe('new');
  expect(read('contact/index.html')).toBe('new');
  expect(readdirSync(path.join(out, 'about'))).toEqual(['index.html']);
});

test('a discarded build leaves the last good one unchanged', () => {
  const staging = new Staging(out, compress);
  staging.write('about/index.html', 'new');
  staging.remove('about/index.html');
  staging.discard();
  expect(read('about/index.html')).toBe('old');
  expect(readdirSync(path.join(out, 'about'))).toEqual(['index.html']);
});

test('files marked for removal are deleted on commit', async () => {
  const staging = new Staging(out, compress);
  staging.remove('about/index.html');
  staging.remove('never/there.html');
  await staging.commit();
  expect(existsSync(path.join(out, 'about/index.html'))).toBe(false);
});

test('a text and its compressed copy are put in place together', async () => {
  const staging = new Staging(out, compress);
  staging.writeText('about/index.html', 'new', true);
  expect(existsSync(path.join(out, 'about/index.html.br'))).toBe(false);
  await staging.commit();
  expect(read('about/index.html')).toBe('new');
  expect(brotliDecompressSync(readFileSync(path.join(out, 'about/index.html.br'))).toString()).toBe('new');
});

test('a failed compression is reported on commit, and nothing is put in place', async () => {
  const staging = new Staging(out, () => Promise.reject(new Error('no memory left')));
  staging.writeText('about/index.html', 'new', true);
  await expect(staging.commit()).rejects.toThrow('no memory left');
  staging.discard();
  expect(read('about/index.html')).toBe('old');
  expect(readdirSync(path.join(out, 'about'))).toEqual(['index.html']);
});
