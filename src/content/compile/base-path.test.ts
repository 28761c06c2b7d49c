import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { CompiledSite } from '../../contracts/compiled-site.ts';
import { putLinksUnderBase, underBase } from './base-path.ts';
import { compileSite } from './compile.ts';

const root = path.join(import.meta.dirname, '../../..');

test.each([
  ['/', '/site/'],
  ['/contact', '/site/contact'],
  ['/contact?topic=a#form', '/site/contact?topic=a#form'],
  ['#form', '#form'],
  ['', ''],
  ['https://example.com/a', 'https://example.com/a'],
  ['//example.com', '//example.com'],
  ['mailto:a@b.example', 'mailto:a@b.example'],
  ['modal:terms', 'modal:terms'],
])('%j becomes %j', (address, expected) => {
  expect(underBase(address, '/site')).toBe(expected);
});

test('links of a file are found at their pointers, each once, including those in texts', () => {
  const text = 'See **all** [work](/projects), [us](https://a.example/b) and [form](#form), not /this';
  const data = { link: '/a', list: [{ 'a/b': '/c' }, '/d'], text, title: '/not-a-link' };
  const link = (pointer: string) => ({ kind: 'link', value: '', pointer });
  putLinksUnderBase(
    data,
    [link('/link'), link('/link'), link('/list/0/a~1b'), link('/list/1'), link('/text'), link('/text')],
    '/s',
  );
  expect(data).toEqual({
    link: '/s/a',
    list: [{ 'a/b': '/s/c' }, '/s/d'],
    text: 'See **all** [work](/s/projects), [us](https://a.example/b) and [form](#form), not /this',
    title: '/not-a-link',
  });
});

describe('this repository’s site with the base path /site', () => {
  let site: CompiledSite;
  let plain: CompiledSite;
  beforeAll(async () => {
    const compiled = async (basePath?: string) => {
      const options = {
        configDir: path.join(root, 'tests/fixture-site'),
        schemasDir: path.join(root, 'schemas'),
        basePath,
      };
      const result = await compileSite({ ...options, siteUrl: 'https://test.example' });
      if (!result.site) throw new Error('The content of the project has mistakes.');
      return result.site;
    };
    [site, plain] = [await compiled('/site'), await compiled()];
  });

  test('every link, picture, endpoint and path of every page has the base path', () => {
    const paths = new Set(plain.paths.map((one) => one.path));
    const isElsewhere = (value: string) => paths.has(value.split(/[?#]/)[0] ?? '') || value.startsWith('/api/');
    for (const { path: urlPath } of [...site.paths, { path: site.notFoundPath }]) {
      const { canonicalPath: _path, screen: _screen, ...page } = site.page(urlPath);
      const strings = JSON.stringify(page).match(/(?<=":)"\/[^"]*"|(?<=\]\()\/[^)]*/g) ?? [];
      expect([urlPath, strings.map((one) => one.replaceAll('"', '')).filter(isElsewhere)]).toEqual([urlPath, []]);
    }
    expect(site.paths.every((one) => one.path.startsWith('/site/'))).toBe(true);
  });

  test('header, footer and the site’s URL have the base path', () => {
    const links = (navigation: unknown) => JSON.stringify(navigation).match(/(?<="link":")\/[^"]*/g) ?? [];
    expect(links(site.data.navigation)).toEqual(links(plain.data.navigation).map((link) => `/site${link}`));
    expect([site.data.site.url, site.data.basePath, site.server.basePath]).toEqual([
      'https://test.example/site',
      '/site',
      '/site',
    ]);
    const mail = site.server.emails.find((one) => one.params.contact_link);
    expect(mail?.params.contact_link).toEqual({ text: 'https://test.example/site/contact' });
  });

  test('without a base path nothing is added', () => {
    expect(JSON.stringify([plain.data, plain.server, plain.page('/')])).not.toContain('basePath');
  });
});
