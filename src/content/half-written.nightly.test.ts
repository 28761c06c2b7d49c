/**
 * Incomplete files, as while someone is writing: whatever is missing, the check reports it, and the pages can be shown.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkSite } from './compile/check-site.ts';
import { LenientSite } from './lenient/lenient-site.ts';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'half-written-'));
const configDir = join(folder, 'site');
const options = { configDir, schemasDir: join(root, 'schemas'), displayRoot: configDir };
let site: LenientSite;

beforeAll(async () => {
  cpSync(join(root, 'tests/fixture-site'), configDir, { recursive: true });
  site = await LenientSite.open(options);
});
afterAll(() => rmSync(folder, { recursive: true }));

const FILES = [
  ...['site', 'facts', 'messages', 'theme', 'navigation', 'routes', 'images', 'integrations', 'server-messages'],
  ...['pages/home', 'forms/contact', 'options/pieces', 'emails/contact-notification', 'modals/privacy'],
  ...['collections/articles/why-wood-moves', 'collections/faqs/wood', 'documents/care-guide'],
].map((name) => `${name}.json`);

/** Checks the site and compiles every page while a file has another text. @returns the number of findings */
async function look(name: string, text: string): Promise<number> {
  const before = readFileSync(join(configDir, name), 'utf8');
  writeFileSync(join(configDir, name), text);
  try {
    const findings = await checkSite(options);
    site.refresh();
    for (const { path } of site.site?.paths ?? []) expect(site.page(path).sections).toBeDefined();
    return findings.length;
  } finally {
    writeFileSync(join(configDir, name), before);
    site.refresh();
  }
}

const TRIES = 12;

test.each(FILES)('%s cut off anywhere is reported, and all pages can still be shown', async (name) => {
  const text = readFileSync(join(configDir, name), 'utf8').trimEnd();
  for (let number = 0; number < TRIES; number++) {
    const end = Math.floor((text.length * number) / TRIES);
    expect(await look(name, text.slice(0, end)), `the first ${end} characters`).toBeGreaterThan(0);
  }
});

test.each(FILES)('nothing crashes if any part of %s is missing', async (name) => {
  const text = readFileSync(join(configDir, name), 'utf8');
  let seed = name.length;
  const below = (most: number) => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((seed / 2 ** 32) * most);
  };
  for (let number = 0; number < TRIES; number++) {
    const start = below(text.length);
    await look(name, text.slice(0, start) + text.slice(start + 1 + below(80)));
  }
});
