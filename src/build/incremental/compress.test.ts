import { readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../scripts/lib/temporary-folder.ts';
import { cachedCompress, compress } from './compress.ts';

const PAGE = '<p>Karibu, welcome.</p>'.repeat(40);

/** Creates a cache with the compressed copy of PAGE. Returns its path in `file`. */
async function cacheWithPage() {
  const cache = temporaryFolder();
  expect(await cachedCompress(cache.path)(PAGE)).toEqual(await compress(PAGE));
  const folder = path.join(cache.path, 'compressed');
  const [name = ''] = readdirSync(folder);
  return { ...cache, folder, file: path.join(folder, name) };
}

test('a cached copy is reused in any output folder, and not compressed again', async () => {
  using cache = await cacheWithPage();
  // Valid for this text, but different from the compressor's usual result.
  const marked = brotliCompressSync(PAGE, { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } });
  expect(marked).not.toEqual(await compress(PAGE));
  writeFileSync(cache.file, marked);
  expect(await cachedCompress(cache.path)(Buffer.from(PAGE))).toEqual(marked);
  expect(await cachedCompress(cache.path)(`${PAGE}!`)).toEqual(await compress(`${PAGE}!`));
  expect(readdirSync(cache.folder)).toHaveLength(2);
});

test('a cached copy that is damaged, or of another text, is ignored', async () => {
  using cache = await cacheWithPage();
  const good = readFileSync(cache.file);
  const others = await Promise.all(['Other', PAGE.repeat(1000)].map(compress));
  for (const bad of [good.subarray(0, -4), Buffer.alloc(0), ...others]) {
    writeFileSync(cache.file, bad);
    expect(await cachedCompress(cache.path)(PAGE)).toEqual(good);
    expect(readFileSync(cache.file)).toEqual(good);
  }
});

test('the cache is limited in size: the least recently used copies are removed', async () => {
  using cache = await cacheWithPage();
  for (const text of ['one', 'two', 'three']) await cachedCompress(cache.path)(text);
  for (const name of readdirSync(cache.folder)) utimesSync(path.join(cache.folder, name), 1, 1);
  await cachedCompress(cache.path)(PAGE);
  cachedCompress(cache.path, 1);
  expect(readdirSync(cache.folder)).toEqual([path.basename(cache.file)]);
});

test('a cache that cannot be written only costs time', async () => {
  using cache = temporaryFolder();
  writeFileSync(path.join(cache.path, 'compressed'), 'a file');
  expect(await cachedCompress(cache.path)(PAGE)).toEqual(await compress(PAGE));
  expect(await cachedCompress(cache.path)('')).toEqual(await compress(''));
});
