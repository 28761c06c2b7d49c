import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { FullPageData, HeadData } from '../../contracts/page-data.ts';
import type { BuildRecord } from '../incremental/build-record.ts';
import { compress } from '../incremental/compress.ts';
import { searchHash } from './documents.ts';
import { updateSearch } from './update-search.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'search-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

const head: HeadData = {
  title: '',
  description: 'A page of the site.',
  canonical: '',
  siteName: '',
  imagesUrl: '',
  image: { file: '', width: 1, height: 1 },
  imageAlt: '',
  hidden: false,
  language: 'en-KE',
  type: 'website',
};

/** Writes the data of a page as a build does. @returns its build record */
function page(urlPath: string, text: string, hidden = false): BuildRecord['pages'] {
  const data: FullPageData = {
    ...{ path: urlPath, layout: 'site', blocks: [], entry: '', site: '', styles: [], title: '', head },
    html: { b0: `<h1>${text}</h1><p>About <b>${text}</b> &amp; more.</p><script>never()</script>` },
    ...{ dialogs: '<p>dialog</p>', footer: '<p>footer</p>', icons: {}, pictureStyle: '' },
    ...(!hidden && { listing: { title: `The <${text}> page`, category: 'Services' } }),
  };
  const folder = path.join(dir, 'public', urlPath);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'page-data.json'), JSON.stringify(data));
  return { [urlPath]: { source: '', compiled: '', searchTextHash: searchHash(urlPath, data) } };
}

const update = (pages: BuildRecord['pages']) =>
  updateSearch(
    { outDir: dir, compress, language: 'en-KE' },
    {
      ...{ sharedHash: '', commonHash: '', compressed: false, sitemapHash: '' },
      pages,
    },
  );
const inIndex = (name: string) => path.join(dir, 'public/pagefind', name);
const shards = () => JSON.parse(readFileSync(inIndex('shards.json'), 'utf8'));

/** The content of a shard's result fragments, by path. */
function fragments(shard: string): Record<string, { id: string; content: string; meta: object }> {
  const names = readdirSync(inIndex(`${shard}/fragment`)).filter((name) => name.endsWith('.pf_fragment'));
  return Object.fromEntries(
    names.map((name) => {
      const text = gunzipSync(readFileSync(inIndex(`${shard}/fragment/${name}`))).toString('utf8');
      const fragment = JSON.parse(text.slice(text.indexOf('{')));
      return [fragment.url, { ...fragment, id: path.basename(name, '.pf_fragment') }];
    }),
  );
}

/**
 * The hash at the end of the indexer's file names, on which hosting.ts relies. Its bytes are written without leading
 * zeros.
 */
function contentHash(file: string): string {
  const content = gunzipSync(readFileSync(file)).subarray('pagefind_dcd'.length);
  const bytes = createHash('sha1').update(content).digest();
  return [...bytes]
    .map((byte) => byte.toString(16))
    .join('')
    .slice(0, 6);
}

test('pages are indexed by their visible text, hidden pages are not, and a small change updates little', async () => {
  const first = { ...page('/a', 'apples'), ...page('/b', 'berries'), ...page('/hidden', 'secrets', true) };
  expect(await update(first)).toBe(2);
  const made = fragments('0');
  expect(Object.keys(made).sort()).toEqual(['/a', '/b']);
  expect(made['/a']?.meta).toMatchObject({ title: 'The <apples> page', category: 'Services' });
  expect(made['/a']?.content).toMatch(/^A page of the site\. apples\. About apples & more\.$/);
  expect(shards()).toEqual({ shards: ['0'], superseded: [] });
  for (const name of ['pagefind.js', 'pagefind-worker.js', 'pagefind.js.br', 'wasm.en.pagefind', 'pagefind-entry.json'])
    expect(existsSync(inIndex(`0/${name}`)), name).toBe(true);
  expect(existsSync(inIndex('0/pagefind-ui.js'))).toBe(false);

  expect(await update(first)).toBe(0);

  for (const folder of ['fragment', 'index'])
    for (const name of readdirSync(inIndex(`0/${folder}`)))
      expect(name).toContain(contentHash(inIndex(`0/${folder}/${name}`)));

  const changed = { ...first, ...page('/b', 'bananas') };
  expect(await update(changed)).toBe(1);
  expect(Object.keys(fragments('recent'))).toEqual(['/b']);
  const { wasm } = JSON.parse(readFileSync(inIndex('recent/pagefind-entry.json'), 'utf8')).languages.en;
  const { pathname } = new URL(`recent/wasm.${wasm}.pagefind`, 'http://site/pagefind/');
  expect(pathname).toBe('/pagefind/0/wasm.en.pagefind');
  expect(shards()).toEqual({ shards: ['0', 'recent'], superseded: [made['/b']?.id] });

  const { '/b': _, ...gone } = changed;
  await update(gone);
  expect(shards()).toEqual({ shards: ['0'], superseded: [made['/b']?.id] });

  expect(await update({ ...gone, ...page('/a', 'apricots'), ...page('/c', 'cherries') })).toBe(2);
  expect(Object.keys(fragments('0')).sort()).toEqual(['/a', '/c']);
  expect(shards()).toEqual({ shards: ['0'], superseded: [] });
});

test('an index in another format is rebuilt completely', async () => {
  const pages = { ...page('/a', 'apples'), ...page('/b', 'berries') };
  await update(pages);
  const file = path.join(dir, 'search.json');
  const record = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...record, format: record.format - 1 }));
  expect(await update(pages)).toBe(2);
});
