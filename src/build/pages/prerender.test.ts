import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { compileSite } from '../../content/compile/compile.ts';
import type { CompiledSite } from '../../contracts/compiled-site.ts';
import type { Assets } from '../bundle/code-record.ts';
import { prerender } from './prerender.ts';

/** Replaces the bundled renderer: outputs a block's JSON, and throws if the JSON says so. */
const RENDERER = `
export const renderBlock = (block) => {
  if (JSON.stringify(block).includes('THROW')) throw new Error('a component threw');
  return '<p>' + JSON.stringify(block).replaceAll('<', '') + '</p>';
};
export const renderDialogs = () => '';
export const renderFooter = () => '';
export const renderFormTemplates = () => ({ summary: '', problem: '', note: '', notice: '', thanks: {} });
export const renderMailPieces = (site, theme) => ({ frame: site.name + ' on ' + theme.palette[theme.tones.paper.surface] });
export const renderHead = (head) => '<title>' + head.title + '</title>';
export const renderApp = (site, shown) => Object.values(shown.html).join('');
`;

/** A few paths are enough, and are compressed quickly. */
const PATHS = ['/', '/furniture', '/contact', '/workshop'];

const root = path.resolve(import.meta.dirname, '../../..');
/** The cache of all builds in this file, so that icons and compressed copies are made once. */
const cacheDir = mkdtempSync(path.join(tmpdir(), 'prerender-cache-'));
let dir: string;
let assets: Assets;
let site: CompiledSite;

beforeAll(async () => {
  const compiled = await compileSite({
    configDir: path.join(root, 'tests/fixture-site'),
    schemasDir: path.join(root, 'schemas'),
  });
  if (!compiled.site) throw new Error('The content of the project has mistakes.');
  const system = { family: 'system' };
  const paths = compiled.site.paths.filter(({ path: urlPath }) => PATHS.includes(urlPath));
  site = {
    ...compiled.site,
    paths,
    images: [],
    theme: { ...compiled.site.theme, fonts: { display: system, text: system } },
  };
});
afterAll(() => rmSync(cacheDir, { recursive: true }));

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'prerender-'));
  mkdirSync(path.join(dir, 'client/assets'), { recursive: true });
  writeFileSync(path.join(dir, 'renderer.mjs'), RENDERER);
  assets = {
    codeHash: 'code',
    clientDir: path.join(dir, 'client'),
    renderer: path.join(dir, 'renderer.mjs'),
    entry: '/assets/entry.js',
    islands: {},
    islandSuffixes: {},
    entrySuffixes: [],
    styles: [],
    baseStyle: '',
    starter: '',
  };
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(dir, { recursive: true });
});

const build = (content: CompiledSite) =>
  prerender(content, assets, {
    root: dir,
    cacheDir,
    outDir: path.join(dir, 'dist'),
    cards: false,
  });
const read = (name: string) => readFileSync(path.join(dir, 'dist', name), 'utf8');

/** The site with a different title on one path. */
function edited(urlPath: string, title: string): CompiledSite {
  return {
    ...site,
    sourceHash: (asked) => (asked === urlPath ? title : site.sourceHash(asked)),
    page: (asked) => (asked === urlPath ? { ...site.page(asked), title } : site.page(asked)),
  };
}

test('every path gets a document and its data, and unknown paths a 404 screen', async () => {
  const report = await build(site);
  expect(report.rendered).toBe(site.paths.length);
  for (const { path: urlPath } of site.paths) {
    const folder = `public${urlPath === '/' ? '' : urlPath}`;
    expect(read(`${folder}/index.html`)).toContain('<!doctype html>');
    expect(JSON.parse(read(`${folder}/page-data.json`)).path).toBe(urlPath);
  }
  expect(read('public/404.html')).toContain('<!doctype html>');
});

test('the server gets the mail templates in the theme’s design', async () => {
  await build(site);
  const { mailTemplates } = JSON.parse(read('server.json'));
  const { palette, tones } = site.theme;
  expect(mailTemplates.frame).toBe(`${site.data.site.name} on ${palette[tones.paper.surface]}`);
});

test('a second build renders only changed pages', async () => {
  await build(site);
  expect((await build(site)).rendered).toBe(0);
  expect((await build(edited('/workshop', 'Another title'))).rendered).toBe(1);
  expect(read('public/workshop/index.html')).toContain('Another title');
});

test('a change of shared content recompiles all pages, and renders those that differ', async () => {
  await build(site);
  const changed = edited('/contact', 'Another title');
  const common: CompiledSite = { ...changed, sourceHash: site.sourceHash, commonHash: 'another fact' };
  expect((await build(common)).rendered).toBe(1);
});

test('a page is rendered again if a page above it is renamed, since its breadcrumbs contain that name', async () => {
  const { navigation } = site.data;
  const footer = { ...navigation.footer, lists: [], legal: [] };
  const nested = (content: CompiledSite): CompiledSite => ({
    ...content,
    data: { ...content.data, navigation: { ...navigation, main: [], topBar: [], footer } },
    paths: [...content.paths, { path: '/workshop/one', canonicalPath: '/workshop/one', pageId: 'faqs' }],
    sourceHash: (asked) => (asked === '/workshop/one' ? 'one' : content.sourceHash(asked)),
    page: (asked) =>
      asked === '/workshop/one'
        ? { ...site.page('/workshop'), path: asked, canonicalPath: asked }
        : content.page(asked),
  });
  await build(nested(site));
  expect((await build(nested(site))).rendered).toBe(0);
  expect((await build(nested(edited('/workshop', 'Another title')))).rendered).toBe(2);
  expect(read('public/workshop/one/index.html')).toContain('Another title');
});

test('scripts and hashed files are restored if they are missing or truncated', async () => {
  const script = path.join(dir, 'dist/public/assets/entry.js');
  writeFileSync(path.join(dir, 'client/assets/entry.js'), 'whole');
  await build(site);
  const { site: url } = JSON.parse(read('public/page-data.json'));
  const whole = read(`public${url}`);
  writeFileSync(script, 'who');
  writeFileSync(path.join(dir, `dist/public${url}`), '');
  expect((await build(site)).rendered).toBe(0);
  expect([readFileSync(script, 'utf8'), read(`public${url}`)]).toEqual(['whole', whole]);
  rmSync(script);
  rmSync(path.join(dir, `dist/public${url}.br`));
  await build(site);
  expect([existsSync(script), existsSync(path.join(dir, `dist/public${url}.br`))]).toEqual([true, true]);
});

test('a change of code renders all pages', async () => {
  await build(site);
  assets = { ...assets, codeHash: 'other code' };
  expect((await build(site)).rendered).toBe(site.paths.length);
});

test('if a component throws, the last good build is unchanged', async () => {
  await build(site);
  const before = read('public/contact/index.html');
  const changed = edited('/contact', 'Changed');
  const broken: CompiledSite = {
    ...changed,
    commonHash: 'another',
    page: (asked) =>
      asked === '/workshop'
        ? { ...site.page(asked), blocks: [{ type: 'plain-text', text: 'THROW' }] }
        : changed.page(asked),
  };
  await expect(build(broken)).rejects.toThrow('a component threw');
  expect(read('public/contact/index.html')).toBe(before);
  expect((await build(site)).rendered).toBe(0);
});

test('long properties of an island are in a separate file, shared by all pages, until no page refers to it', async () => {
  assets = { ...assets, islands: { form: '/assets/form.js' } };
  await build(site);
  const islandOf = (name: string) =>
    JSON.parse(read(`public${name}/page-data.json`)).blocks.find((block: { type: string }) => block.type === 'form')
      ?.island;
  const url: string = islandOf('/contact').props;
  expect(url).toMatch(/^\/assets\/props\.[0-9a-f]{12}\.json$/);
  expect(JSON.parse(read(`public${url}`))).toMatchObject({ type: 'form', form: { id: 'contact' } });
  expect(existsSync(path.join(dir, `dist/public${url}.br`))).toBe(true);
  await build(site);
  expect(existsSync(path.join(dir, `dist/public${url}`))).toBe(true);
  await build({ ...site, paths: site.paths.filter(({ path: urlPath }) => urlPath !== '/contact') });
  expect(existsSync(path.join(dir, `dist/public${url}`))).toBe(false);
});

test('a removed page is deleted', async () => {
  await build(site);
  await build({ ...site, paths: site.paths.filter(({ path: urlPath }) => urlPath !== '/workshop') });
  expect(existsSync(path.join(dir, 'dist/public/workshop/index.html'))).toBe(false);
  expect(existsSync(path.join(dir, 'dist/public/workshop/index.html.br'))).toBe(false);
  expect(JSON.parse(read('paths.json'))).not.toContain('/workshop');
});

/** The day of the last change of a path in the sitemap; undefined if it has none. */
const dayOf = (urlPath: string) =>
  new RegExp(`<loc>${site.data.site.url}${urlPath}</loc>(?:<lastmod>(.*?)</lastmod>)?`).exec(
    read('public/sitemap.xml'),
  )?.[1];

test('the sitemap is written again if its entries changed, or if it is missing', async () => {
  const file = path.join(dir, 'dist/public/sitemap.xml');
  await build(site);
  const text = read('public/sitemap.xml');
  const { ino } = statSync(file);
  await build(site);
  expect(statSync(file).ino).toBe(ino);
  rmSync(file);
  await build(site);
  expect(read('public/sitemap.xml')).toBe(text);
  await build({ ...site, paths: site.paths.filter(({ path: urlPath }) => urlPath !== '/workshop') });
  expect(read('public/sitemap.xml')).not.toContain('/workshop');
});

test('the sitemap has the day of a change that a build has seen, and no day if none can know it', async () => {
  vi.useFakeTimers({ now: new Date('2026-03-01T12:00:00Z'), toFake: ['Date'] });
  await build(site);
  expect(read('public/sitemap.xml').match(/<loc>/g)).toHaveLength(3);
  expect(read('public/sitemap.xml')).not.toContain('lastmod');
  vi.setSystemTime(new Date('2026-03-05T12:00:00Z'));
  const changed = edited('/workshop', 'Another title');
  await build(changed);
  expect([dayOf('/workshop'), dayOf('/contact')]).toEqual(['2026-03-05', undefined]);
  vi.setSystemTime(new Date('2026-03-09T12:00:00Z'));
  assets = { ...assets, codeHash: 'other code' };
  await build(changed);
  expect([dayOf('/workshop'), dayOf('/contact')]).toEqual(['2026-03-05', undefined]);
});

test('a hidden page is neither in the sitemap nor in the search index', async () => {
  const hidden: CompiledSite = {
    ...site,
    page: (asked) => ({ ...site.page(asked), hidden: asked === '/workshop' }),
  };
  await build(hidden);
  expect(read('public/sitemap.xml')).not.toContain('/workshop');
  expect(read('public/sitemap.xml')).toContain('/contact');
  const { pages } = JSON.parse(read('build.json'));
  expect(pages['/workshop']).not.toHaveProperty('searchTextHash');
  expect(pages['/furniture']).not.toHaveProperty('searchTextHash');
  expect(pages['/contact']).toHaveProperty('searchTextHash');
});

test('with a base path, files keep their names, and their URLs include the base path', async () => {
  await build(site);
  const top = (urlPath: string) => urlPath.slice('/site'.length);
  await build({
    ...site,
    basePath: '/site',
    notFoundPath: '/site/404',
    paths: site.paths.map((one) => ({ ...one, path: `/site${one.path}` })),
    data: { ...site.data, missing: [], basePath: '/site' },
    sourceHash: (urlPath) => site.sourceHash(top(urlPath)),
    page: (urlPath) => ({ ...site.page(top(urlPath)), path: urlPath }),
  });
  for (const name of [
    'index.html',
    '404.html',
    ...PATHS.filter((one) => one !== '/').map((one) => `${one}/index.html`),
  ])
    expect(read(`public/${name}`)).toContain('href="/site/manifest.webmanifest"');
  expect(JSON.parse(read('public/page-data.json')).entry).toBe('/site/assets/entry.js');
  expect(JSON.parse(read('paths.json'))).toContain('/site/');
  expect(read('public/_headers')).toContain('/site/assets/*');
  expect(read('public/_redirects')).toContain('/site/* /:splat 200');
});

test('a moved address is a page that redirects, until the address is used again or its redirect is removed', async () => {
  const moved: CompiledSite = { ...site, redirects: { '/workshop': '/contact', '/old': '/contact' } };
  await build({ ...moved, paths: site.paths.filter(({ path: one }) => one !== '/workshop') });
  for (const name of ['workshop', 'old']) expect(read(`public/${name}/index.html`)).toContain('url=/contact');
  expect(JSON.parse(read('server.json')).site).toBeDefined();
  await build(site);
  expect(read('public/workshop/index.html')).not.toContain('url=/contact');
  expect(existsSync(path.join(dir, 'dist/public/old/index.html'))).toBe(false);
});
