import { afterAll, expect, test } from 'vitest';
import { amount } from '../../../../tests/amount/amount.ts';
import { halfFinish, seeded } from '../../../../tests/amount/half-finished.ts';
import { TestStudio } from '../../testing/test-studio.ts';

/** One studio for both tests; the first one undoes its edits. */
const trial = await TestStudio.open();
afterAll(() => trial[Symbol.asyncDispose]());

/** The sections of a page, and their HTML by key. */
async function shownOf({ studio }: TestStudio, path: string) {
  const page = await studio.live.page(path);
  const html = new Map(page.whole().changed.map(({ block, html }) => [block.key, html]));
  return { html, sections: page.sections };
}

const hostsIn = (document: string) => [...document.matchAll(/<div id="([^"]+)" data-block=/g)].map(([, key]) => key);

test('a section that cannot be compiled after an unfinished edit keeps its last rendering', async () => {
  const { live } = trial.studio;
  const pages = live.site?.paths.filter(({ path, canonicalPath }) => path === canonicalPath) ?? [];
  const below = seeded(7);
  const tries = amount(15, 1000);
  const count = { whole: 0, stale: 0 };
  for (let number = 0; number < tries; number++) {
    const { path = '/', pageId = '' } = pages[below(pages.length)] ?? {};
    const file = `pages/${pageId}.json`;
    const before = await shownOf(trial, path);
    const { data, version } = await trial.call('file', { file });
    const edited = structuredClone(data);
    halfFinish(Reflect.get(Object(edited), 'blocks'), below);
    await trial.call('text', { file, version, text: JSON.stringify(edited) });
    const { html, sections } = await shownOf(trial, path);
    for (const { key, isStale } of sections.filter((section) => before.html.has(section.key))) {
      expect(html.get(key)?.length, `${file} ${key}`).toBeGreaterThan(0);
      if (isStale) expect(html.get(key)).toBe(before.html.get(key));
      if (isStale) count.stale += 1;
    }
    expect(hostsIn(await trial.document(path))).toEqual([...html.keys()]);
    if (sections.every(({ isStale }) => !isStale)) count.whole += 1;
    await trial.call('undo', {});
    const again = await shownOf(trial, path);
    expect(again.html.size).toBe(before.html.size);
    // A removed section comes back with another key, which its HTML may contain, so it is not compared.
    for (const [key, section] of again.html) if (before.html.has(key)) expect(section).toBe(before.html.get(key));
    expect(again.sections.filter(({ isStale }) => isStale)).toEqual([]);
  }
  // The limit is lower for a small sample.
  expect(count.whole / tries).toBeGreaterThan(amount(0.6, 0.77));
  expect(count.stale).toBeGreaterThan(0);
});

test('a theme with a reference to a removed colour leaves pages as they were', async () => {
  const before = await trial.document('/');
  const { data, version } = await trial.call('file', { file: 'theme.json' });
  const [colour] = Object.keys(Object(Reflect.get(Object(data), 'palette')));
  await trial.call('edit', { file: 'theme.json', version, edits: [{ type: 'remove', at: `/palette/${colour}` }] });
  expect(hostsIn(await trial.document('/'))).toEqual(hostsIn(before));
  await trial.set('pages/home.json', '/blocks/0/title', 'Seen all the same');
  expect(await trial.document('/')).toContain('Seen all the same');
});
