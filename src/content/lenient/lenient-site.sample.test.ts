/** Unfinished content is shown as far as possible, whereas the strict compiler would show none of it. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { amount, sample } from '../../../tests/amount/amount.ts';
import { halfFinish, seeded } from '../../../tests/amount/half-finished.ts';
import { LenientSite } from './lenient-site.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const folder = mkdtempSync(path.join(tmpdir(), 'lenient-'));
const configDir = path.join(folder, 'site');
let site: LenientSite;

beforeAll(async () => {
  cpSync(path.join(ROOT, 'tests/fixture-site'), configDir, { recursive: true });
  site = await LenientSite.open({ configDir, schemasDir: path.join(ROOT, 'schemas') });
});
afterAll(() => rmSync(folder, { recursive: true }));

const file = (name: string) => path.join(configDir, name);
/** Calls a function while a file has another text. */
function withText(name: string, text: string, look: () => void): void {
  const before = readFileSync(file(name), 'utf8');
  writeFileSync(file(name), text);
  try {
    look();
  } finally {
    writeFileSync(file(name), before);
    site.refresh();
  }
}

test('with random unfinished edits, no page fails, and most are shown with every section', () => {
  const shown = site.site?.paths.filter(({ path: at, canonicalPath }) => at === canonicalPath) ?? [];
  const below = seeded(11);
  let whole = 0;
  const tries = amount(80, 10_000);
  for (let number = 0; number < tries; number++) {
    const { path: at, pageId } = shown[below(shown.length)] ?? { path: '/', pageId: '' };
    const name = `pages/${pageId}.json`;
    const before = readFileSync(file(name), 'utf8');
    const data = JSON.parse(before);
    halfFinish(data.blocks, below);
    writeFileSync(file(name), JSON.stringify(data));
    site.refreshPage(pageId);
    const { sections } = site.page(at);
    expect(sections.length).toBe(data.blocks.length);
    if (sections.every(({ block }) => block)) whole += 1;
    writeFileSync(file(name), before);
    site.refreshPage(pageId);
  }
  expect(whole / tries).toBeGreaterThan(0.77);
});

test.each([
  ['pages/home.json', ['title']],
  ['pages/home.json', ['blocks', '0', 'title']],
  ['site.json', ['name']],
])('an unknown fact in %s stays as written wherever the text is shown', (name, steps) => {
  const data = JSON.parse(readFileSync(file(name), 'utf8'));
  const holder = steps.slice(0, -1).reduce((inside, step) => Reflect.get(inside, step), data);
  Reflect.set(holder, steps.at(-1) ?? '', 'Since {{facts.nob}}');
  withText(name, JSON.stringify(data), () => {
    expect(site.refresh()).toBe(true);
    const { page, sections } = site.page('/');
    expect(JSON.stringify([page, site.site?.data])).toContain('Since {{facts.nob}}');
    expect(sections.filter(({ block }) => !block)).toEqual([]);
  });
});

test('the site can be shown even if any one of its files is cut off', () => {
  for (const name of readdirSync(configDir, { recursive: true, encoding: 'utf8' }).filter((one) =>
    one.endsWith('.json'),
  )) {
    const text = readFileSync(file(name), 'utf8');
    for (const part of sample([0.5, 0, 0.2, 0.9], 1)) {
      withText(name, text.slice(0, text.length * part), () => {
        site.refresh();
        expect(site.site, `${name} cut at ${part}`).toBeDefined();
        expect(site.page('/').sections.length).toBeGreaterThan(0);
      });
    }
  }
});

test.each([
  ['pictures', /(?<="image": ?)"[^"]*"/g],
  ['messages', /(?<="(?:message|failure|offline)": ?)"[^"]*"/g],
  ['options', /(?<="options": ?)"[^"]*"/g],
  ['icons', /(?<="icon": ?)"[^"]*"/g],
  ['forms', /(?<="form": ?)"[^"]*"/g],
])(
  'a site is shown from the start even if its pages, forms and entries refer to %s that do not exist',
  async (_, names) => {
    const copy = mkdtempSync(path.join(tmpdir(), 'lenient-start-'));
    cpSync(configDir, copy, { recursive: true });
    // Only files in subfolders. Every page needs those directly in the content folder.
    const texts = readdirSync(copy, { recursive: true, encoding: 'utf8' }).filter((one) => /[\\/].*\.json$/.test(one));
    for (const name of texts.map((one) => path.join(copy, one)))
      writeFileSync(name, readFileSync(name, 'utf8').replaceAll(names, '"nobody-has-this"'));
    const begun = await LenientSite.open({ configDir: copy, schemasDir: path.join(ROOT, 'schemas') });
    expect(begun.page('/').sections.length).toBeGreaterThan(0);
    // The breadcrumbs of other pages need this title.
    expect(begun.site?.page('/').title).toMatch(/\w/);
    rmSync(copy, { recursive: true });
  },
);

test('pages stay the same when a fact changes and is changed back while another file is broken', () => {
  const facts = JSON.parse(readFileSync(file('facts.json'), 'utf8'));
  const before = JSON.stringify(site.page('/').page.blocks);
  withText('routes.json', '{', () => {
    withText('facts.json', JSON.stringify(facts).replaceAll(/"value": ?"[^"]*"/g, '"value":"77777"'), () =>
      site.refresh(),
    );
    expect(site.page('/').page.blocks).toBeDefined();
  });
  expect(JSON.stringify(site.page('/').page.blocks)).toBe(before);
});

test('a section can be compiled with its texts replaced, while names and options stay', () => {
  const page = site.page('/');
  const marked = page.sections.flatMap(({ index }) => {
    const texts: string[] = [];
    const found = site.marked('/', index, (pointer, text) => {
      texts.push(text);
      return `«${pointer}»`;
    });
    return found ? [{ html: JSON.stringify(found.block), texts }] : [];
  });
  expect(marked.length).toBe(page.sections.length);
  for (const { html, texts } of marked) {
    expect(texts.length).toBeGreaterThan(0);
    expect(html).toContain('«/');
    expect(texts).not.toContain('page-hero');
  }
});
