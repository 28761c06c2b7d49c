import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../../scripts/lib/temporary-folder.ts';
import { recheckSite } from '../compile/recheck-site.ts';
import * as documents from '../read/read-document.ts';
import { validSite } from '../testing/cases.ts';

const schemasDir = join(import.meta.dirname, '../../../schemas');
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let site: ReturnType<typeof validSite>;
let cache: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  site = validSite();
  cache = temporaryFolder();
  // A minute after the files were written, so that their stamps are trusted. The clock stands still.
  vi.useFakeTimers({ now: Date.now() + MINUTE, toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  site[Symbol.dispose]();
  cache[Symbol.dispose]();
});

/** Checks the site. @returns the codes of the findings, and whether anything was read */
async function checked() {
  const read = vi.spyOn(documents, 'readDocument');
  const findings = await recheckSite({
    configDir: site.path,
    schemasDir,
    cacheDir: cache.path,
    displayRoot: site.path,
  });
  const wasRead = read.mock.calls.length > 0;
  read.mockRestore();
  return { findings, wasRead };
}

const pass = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

test('a folder in which nothing has changed is not read again, with or without findings', async () => {
  expect(await checked()).toEqual({ findings: [], wasRead: true });
  expect(await checked()).toEqual({ findings: [], wasRead: false });
  const page = join(site.path, 'pages/home.json');
  writeFileSync(page, readFileSync(page, 'utf8').replace('"split"', '"splitt"'));
  pass(MINUTE);
  const { findings, wasRead } = await checked();
  expect(wasRead).toBe(true);
  expect(findings).toMatchObject([{ severity: 'error', file: 'pages/home.json' }]);
  expect(await checked()).toEqual({ findings, wasRead: false });
});

test.each<[string, () => void]>([
  ['a file has changed', () => appendFileSync(join(site.path, 'routes.json'), '\n')],
  ['there is another file', () => writeFileSync(join(site.path, 'another.txt'), '')],
  ['there is another folder', () => mkdirSync(join(site.path, 'pages/another'))],
  ['it is another day', () => pass(DAY)],
])('it is checked again if %s', async (_what, change) => {
  await checked();
  expect((await checked()).wasRead).toBe(false);
  change();
  pass(MINUTE);
  expect((await checked()).wasRead).toBe(true);
});

test('what was saved a moment ago is not relied on, since the next change might have the same time', async () => {
  vi.useRealTimers();
  await checked();
  expect((await checked()).wasRead).toBe(true);
});

test('it is checked again once a publishing date has passed', async () => {
  vi.setSystemTime(new Date('2031-03-04T10:00:00Z'));
  const page = join(site.path, 'pages/contact.json');
  writeFileSync(page, readFileSync(page, 'utf8').replace('{', '{ "publishUntil": "2031-03-04T12:00+00:00",'));
  await checked();
  pass(60 * MINUTE);
  expect((await checked()).wasRead).toBe(false);
  pass(90 * MINUTE);
  expect((await checked()).wasRead).toBe(true);
});
