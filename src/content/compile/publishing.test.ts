import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { validSite } from '../testing/cases.ts';
import { compileSite } from './compile.ts';

const DECEMBER = { publishFrom: '2026-12-01', publishUntil: '2026-12-31' };

/** The valid site with a page for December, and menus that link to it. */
function siteOfDecember() {
  const folder = validSite();
  const write = (name: string, value: object) => writeFileSync(join(folder.path, name), JSON.stringify(value));
  const read = (name: string) => JSON.parse(readFileSync(join(folder.path, name), 'utf8'));
  const routes = read('routes.json');
  write('routes.json', { ...routes, routes: [...routes.routes, { paths: ['/december'], page: 'december' }] });
  write('pages/december.json', {
    title: 'Moving in December',
    description: 'What {{site.name}} pays of your move when you take a flat before the end of the year.',
    ...DECEMBER,
    blocks: [{ type: 'page-hero', id: 'offer', variant: 'plain', title: 'We pay for your van' }],
  });
  const navigation = read('navigation.json');
  const link = { label: 'December', link: '/december#offer' };
  write('navigation.json', {
    ...navigation,
    topBar: [...navigation.topBar, link],
    main: [...navigation.main, { label: 'Now', entries: [{ ...link, icon: 'clock' }] }],
    footer: { ...navigation.footer, lists: [...navigation.footer.lists, { title: 'Now', links: [link] }] },
  });
  return folder;
}

async function compiledAt(configDir: string, moment: string) {
  const schemasDir = join(import.meta.dirname, '../../../schemas');
  const { findings, site } = await compileSite({ configDir, schemasDir, now: new Date(moment) });
  const mistakes = findings.filter(({ severity }) => severity === 'error');
  return { mistakes, paths: site?.paths.map(({ path }) => path), data: site?.data, server: site?.server };
}

test('a page and the menu entries for it exist only during its publishing time', async () => {
  using folder = siteOfDecember();
  const before = await compiledAt(folder.path, '2026-11-30T20:59:59Z');
  expect(before.mistakes).toEqual([]);
  expect(before.paths).not.toContain('/december');
  expect(JSON.stringify(before.data)).not.toContain('December');
  expect(before.data?.navigation.main.map(({ label }) => label)).not.toContain('Now');
  expect(before.data?.navigation.footer.lists.map(({ title }) => title)).not.toContain('Now');
  expect(before.server?.nextPublishing).toBe('2026-11-30T21:00:00.000Z');

  const during = await compiledAt(folder.path, '2026-11-30T21:00:00Z');
  expect(during.paths).toContain('/december');
  expect(during.data?.navigation.main.at(-1)).toMatchObject({ label: 'Now', entries: [{ label: 'December' }] });
  expect(during.data?.navigation.footer.lists.at(-1)?.links).toHaveLength(1);
  expect(during.server?.nextPublishing).toBe('2026-12-31T21:00:00.000Z');

  const after = await compiledAt(folder.path, '2026-12-31T21:00:00Z');
  expect([after.mistakes, after.paths, after.data?.navigation]).toEqual([[], before.paths, before.data?.navigation]);
  expect(after.server?.nextPublishing).toBeUndefined();
});
