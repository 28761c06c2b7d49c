import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { chooser } from '../../scripts/bench/content/random.ts';
import { validSite } from '../content/testing/cases.ts';
import { makeFromGoodSite } from './site-routes.ts';
import { SiteSource } from './site-source.ts';

/** Every JSON file of a folder, relative to it. */
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'));

test('a half-written file causes at most a finding, whenever the page is requested', async () => {
  using site = validSite();
  const root = join(import.meta.dirname, '../..');
  const source = new SiteSource(root, site.path);
  await source.refresh();
  const { below } = chooser(7);
  const files = filesIn(site.path).filter((name) => !name.startsWith('brand/'));
  for (const file of files) {
    const path = join(site.path, file);
    const whole = readFileSync(path, 'utf8');
    for (let time = 0; time < 4; time++) {
      writeFileSync(path, whole.slice(0, below(whole.length)));
      // Requests pages both before and after the change is noticed.
      if (time % 2 === 1) await source.refresh();
      for (const { path: address } of source.site?.paths ?? []) {
        const page = await makeFromGoodSite(source, async (good) => good.page(address).id);
        expect([file, page !== undefined || source.errors.length > 0]).toEqual([file, true]);
      }
    }
    writeFileSync(path, whole);
    await source.refresh();
    expect([file, source.errors]).toEqual([file, []]);
  }
});
