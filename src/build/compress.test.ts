import { readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../scripts/lib/temporary-folder.ts';
import { compress, keptCompress } from './compress.ts';

const PAGE = '<p>Karibu, welcome.</p>'.repeat(40);

/** A cache that holds the form of PAGE; `file` is where it lies. */
function cacheWithPage() {
  const cache = temporaryFolder();
  expect(keptCompress(cache.path)(PAGE)).toEqual(compress(PAGE));
  const folder = path.join(cache.path, 'compressed');
  const [name = ''] = readdirSync(folder);
  return { ...cache, folder, file: path.join(folder, name) };
}

test('a form that is kept is read, whatever folder is built into, and not made again', () => {
  using cache = cacheWithPage();
  // A form that compressing would not give: as long as it is one of this text.
  const marked = brotliCompressSync(PAGE, { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } });
  expect(marked).not.toEqual(compress(PAGE));
  writeFileSync(cache.file, marked);
  expect(keptCompress(cache.path)(Buffer.from(PAGE))).toEqual(marked);
  expect(keptCompress(cache.path)(`${PAGE}!`)).toEqual(compress(`${PAGE}!`));
  expect(readdirSync(cache.folder)).toHaveLength(2);
});

test('a form that is damaged, or one of another text, counts as none', () => {
  using cache = cacheWithPage();
  const good = readFileSync(cache.file);
  for (const bad of [good.subarray(0, -4), Buffer.alloc(0), compress('Other'), compress(PAGE.repeat(1000))]) {
    writeFileSync(cache.file, bad);
    expect(keptCompress(cache.path)(PAGE)).toEqual(good);
    expect(readFileSync(cache.file)).toEqual(good);
  }
});

test('the cache stays small: forms that were not used for longest are forgotten', () => {
  using cache = cacheWithPage();
  for (const text of ['one', 'two', 'three']) keptCompress(cache.path)(text);
  for (const name of readdirSync(cache.folder)) utimesSync(path.join(cache.folder, name), 1, 1);
  keptCompress(cache.path)(PAGE);
  keptCompress(cache.path, 1);
  expect(readdirSync(cache.folder)).toEqual([path.basename(cache.file)]);
});

test('a cache that cannot be written costs only time', () => {
  using cache = temporaryFolder();
  writeFileSync(path.join(cache.path, 'compressed'), 'a file');
  expect(keptCompress(cache.path)(PAGE)).toEqual(compress(PAGE));
  expect(keptCompress(cache.path)('')).toEqual(compress(''));
});
