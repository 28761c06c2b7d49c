import {
  cpSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../../scripts/lib/temporary-folder.ts';
import { checkSite } from '../compile/check-site.ts';
import { compileSite } from '../compile/compile.ts';
import * as documents from '../read/read-document.ts';
import * as texts from '../read/texts.ts';
import { validSite } from '../testing/cases.ts';
import { type CachedPage, CheckCache } from './check-cache.ts';
import * as codeHashes from './code-hash.ts';
import { fileStamp } from './file-stamp.ts';

const schemasDir = join(import.meta.dirname, '../../../schemas');
const HOUR = 3_600_000;

/** A time long after the files were written, so that the cache trusts their stamps. */
const later = (hours = 1) => new Date(Date.now() + hours * HOUR);

let site: ReturnType<typeof validSite>;
let cache: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  site = validSite();
  cache = temporaryFolder();
});
afterEach(() => {
  vi.restoreAllMocks();
  site[Symbol.dispose]();
  cache[Symbol.dispose]();
});

const options = () => ({ configDir: site.path, schemasDir, cacheDir: cache.path, displayRoot: site.path });
const edit = (file: string, from: string, to: string) => {
  const path = join(site.path, file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
};

/** Runs a check. @returns the findings, and the pages that were read */
async function checked(now = later(), schemas = schemasDir, onlyErrors = false) {
  const read = vi.spyOn(documents, 'readDocument');
  const findings = await checkSite({ ...options(), schemasDir: schemas, now, onlyErrors });
  const pages = read.mock.calls.flatMap(([path]) => /pages\/(.*)\.json$/.exec(path)?.[1] ?? []);
  read.mockRestore();
  return { codes: findings.map(({ code }) => code), findings, pages: pages.sort() };
}

const allPages = () =>
  readdirSync(join(site.path, 'pages'))
    .map((name) => name.slice(0, -'.json'.length))
    .sort();

test('a page is read only once, unless its file changes', async () => {
  expect((await checked()).pages).toEqual(allPages());
  expect((await checked()).pages).toEqual([]);
  edit('pages/contact.json', '"title": "', '"title": "Well, ');
  expect((await checked()).pages).toEqual(['contact']);
});

test('warnings about pages that are not read again are still reported', async () => {
  edit('pages/contact.json', '"Nairobi"', '"Nairobi, 98%+ let"');
  const first = await checked();
  expect(first.codes).toEqual(['fact-as-text']);
  const second = await checked();
  expect(second.pages).toEqual([]);
  expect(second.findings).toEqual(first.findings);
});

test('cached pages and newly read ones are compared with each other', async () => {
  edit('pages/contact.json', '"Nairobi"', '"240+ flats in Nairobi"');
  await checked();
  edit('pages/home.json', 'within two days', 'within two days, in 230+ flats');
  expect(await checked()).toMatchObject({ codes: ['conflicting-figures'], pages: ['home'] });
  edit('pages/home.json', 'Flats in Nairobi', 'Contact Baobab Homes');
  expect((await checked()).codes).toContain('repeated-title');
  edit('pages/home.json', '#enquiry', '#nowhere');
  expect((await checked()).codes).toContain('broken-anchor');
});

test('what only cached pages use counts as used, but not what a page used before a change', async () => {
  await checked();
  expect((await checked()).codes).toEqual([]);
  edit('pages/home.json', '{{facts.occupancy}}', 'Most');
  expect(await checked()).toMatchObject({ codes: ['unused-fact'], pages: ['home'] });
});

test('rules do not look again at files without findings, but at all others', async () => {
  const walk = vi.spyOn(texts, 'forEachText');
  await checked();
  const first = walk.mock.calls.length;
  await checked();
  expect(walk.mock.calls.length - first).toBeLessThan(first / 10);
  edit(
    'options/topics.json',
    '"options": [',
    '"options": [{ "value": "twice", "label": "A" }, { "value": "twice", "label": "B" },',
  );
  const second = await checked();
  expect(second.codes).toContain('duplicate-option');
  expect((await checked()).findings).toEqual(second.findings);
});

test('a fact that only a file other than a page uses counts as used, even when all pages are cached', async () => {
  edit('pages/home.json', '{{facts.occupancy}}', 'Most');
  edit('navigation.json', '"label": "', '"label": "{{facts.occupancy}} ');
  expect((await checked()).codes).toEqual([]);
  const second = await checked();
  expect(second).toMatchObject({ codes: [], pages: [] });
});

test.each([
  ['a fact', 'facts.json', '98%+', '97%+'],
  ['a message', 'messages.json', '"messages"', ' "messages"'],
  ['a route', 'routes.json', '"/home"', '"/welcome"'],
  ['a list of options', 'options/topics.json', '{', '{ '],
  ['a setting', 'site.json', '{', '{ '],
])('a change of %s makes the check read every page again', async (_what, file, from, to) => {
  await checked();
  edit(file, from, to);
  expect((await checked()).pages).toEqual(allPages());
});

const errorsOnly = () => checked(later(), schemasDir, true);

test.each([
  ['a message', 'messages.json', '"messages"', ' "messages"'],
  ['a list of options', 'options/topics.json', '{', '{ '],
  ['a form', 'forms/contact.json', '{', '{ '],
])(
  'after a change of %s, from which no page can get an error, none is read again for errors',
  async (_what, file, from, to) => {
    await checked();
    edit(file, from, to);
    expect(await errorsOnly()).toMatchObject({ codes: [], pages: [] });
    // What was found by the rules for errors alone is not kept.
    expect((await checked()).pages).toEqual(allPages());
  },
);

test.each([
  ['a fact', 'facts.json', '98%+', '97%+'],
  ['a route', 'routes.json', '"/home"', '"/welcome"'],
  ['a setting', 'site.json', '{', '{ '],
])('after a change of %s, pages are read again for errors', async (_what, file, from, to) => {
  await checked();
  edit(file, from, to);
  expect((await errorsOnly()).pages).not.toEqual([]);
});

test('an error that such a change makes in another file is found without reading the pages', async () => {
  await checked();
  edit('forms/contact.json', '"name": "topic"', '"name": "subject"');
  const { codes, pages } = await errorsOnly();
  expect(codes).not.toEqual([]);
  expect(pages).toEqual([]);
});

test('a change of the schemas or of the code makes the check read every page again', async () => {
  await checked();
  const schemas = join(cache.path, 'schemas');
  cpSync(schemasDir, schemas, { recursive: true });
  expect((await checked(later(), schemas)).pages).toEqual([]);
  const file = join(schemas, 'page.schema.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"description": "', '"description": "In other words: '));
  expect((await checked(later(), schemas)).pages).toEqual(allPages());
  vi.spyOn(codeHashes, 'hashOfCode').mockReturnValue('other code');
  expect((await checked(later(), schemas)).pages).toEqual(allPages());
});

test('a change of pictures, or another year, makes the check read every page again', async () => {
  await checked();
  renameSync(join(site.path, 'images/house.webp'), join(site.path, 'images/house.jpg'));
  expect((await checked()).pages).toEqual(allPages());
  expect((await checked(later(24 * 366))).pages).toEqual(allPages());
  expect((await checked(later(24 * 366))).pages).toEqual([]);
});

test('a page that changed just before it was read is read again, since a further change might not show in its stamp', async () => {
  expect((await checked(new Date())).pages).toEqual(allPages());
  expect((await checked(new Date())).pages).toEqual(allPages());
});

test('a page is read again even if its size and time are those of the last version', async () => {
  const file = join(site.path, 'pages/home.json');
  const time = new Date('2026-01-01');
  utimesSync(file, time, time);
  await checked();
  edit('pages/home.json', 'two days', 'six days');
  utimesSync(file, time, time);
  expect((await checked()).pages).toEqual(['home']);
});

test('a page with errors is not cached', async () => {
  edit('pages/home.json', '"/contact#enquiry"', '""');
  edit('pages/home.json', '"variant": "split"', '"variant": "spilt"');
  const first = await checked();
  const second = await checked();
  expect(second.pages).toEqual(['home']);
  expect(second.findings).toEqual(first.findings);
});

/** The cache file. */
function memoryFile(): string {
  const [name = ''] = readdirSync(join(cache.path, 'checked'));
  return join(cache.path, 'checked', name);
}

test.each([
  ['cut off', (file: string) => truncateSync(file, statSync(file).size - 10)],
  ['emptied', (file: string) => truncateSync(file)],
  ['changed in one place', (file: string) => writeFileSync(file, readFileSync(file, 'utf8').replace('house', 'hause'))],
  ['saved with another key', (file: string) => writeFileSync(file, `x${readFileSync(file, 'utf8')}`)],
  ['not a cache file', (file: string) => writeFileSync(file, '\n\n[]')],
])('a cache file that is %s is ignored and replaced', async (_what, damage) => {
  await checked();
  damage(memoryFile());
  expect(await checked()).toMatchObject({ codes: [], pages: allPages() });
  expect((await checked()).pages).toEqual([]);
});

test('does not fail if the cache cannot be written', async () => {
  writeFileSync(join(cache.path, 'checked'), '');
  expect(await checked()).toMatchObject({ codes: [], pages: allPages() });
  expect(await checked()).toMatchObject({ codes: [], pages: allPages() });
});

test('a few changes are not saved, so those pages are read again', () => {
  const file = join(cache.path, 'check.json');
  const settled = { text: 'one', isSettled: true };
  const kind = {
    name: 'pages',
    place: 'pages',
    isFolder: true,
    schema: { path: '', title: '', schema: {} },
    schemas: [],
  };
  const fileOf = (id: string) => ({ kind, id, path: `/pages/${id}.json` });
  const extract: CachedPage = {
    hash: 'h',
    uses: ['k', 'v', '/p'],
    notes: [],
    dependencies: [],
    pictures: [],
    issues: [],
  };
  const ids = Array.from({ length: 200 }, (_, index) => `page-${index}`);
  const open = (key: string) => new CheckCache(file, key, { kinds: new Map(), onlyErrors: false });
  const first = open('key');
  for (const id of ids) first.keep(fileOf(id), settled, extract);
  first.save();
  const second = open('key');
  for (const id of ids) expect(second.find(fileOf(id), settled)).toMatchObject(extract);
  const changed = { ...settled, text: 'two' };
  second.keep(fileOf('page-0'), changed, extract);
  second.save();
  const third = open('key');
  expect(third.find(fileOf('page-0'), changed)).toBeUndefined();
  expect(third.find(fileOf('constructor'), settled)).toBeUndefined();
  expect(open('other').find(fileOf('page-1'), settled)).toBeUndefined();
});

test('a missing file has no stamp', () => {
  expect(fileStamp(join(site.path, 'nothing'), Date.now())).toBeUndefined();
});

test('a page is compiled from its current text, and its hash changes only with that text', async () => {
  const compiled = async () => {
    const { site: result } = await compileSite({ ...options(), now: later() });
    if (!result) throw new Error('the site did not compile');
    return result;
  };
  const first = await compiled();
  edit('pages/contact.json', 'Talk to us', 'Talk with us');
  const second = await compiled();
  expect(JSON.stringify(second.page('/contact'))).toContain('Talk with us');
  expect(second.page('/')).toEqual(first.page('/'));
  expect(second.sourceHash('/contact')).not.toBe(first.sourceHash('/contact'));
  expect([second.sourceHash('/'), second.commonHash]).toEqual([first.sourceHash('/'), first.commonHash]);
  expect(second.images).toEqual(first.images);
  for (const setting of [{ basePath: '/site' }, { siteUrl: 'https://other.example' }]) {
    const { site: other } = await compileSite({ ...options(), now: later(), ...setting });
    expect(other?.commonHash).toMatch(/^\w+$/);
    expect(other?.commonHash).not.toBe(first.commonHash);
  }
});
