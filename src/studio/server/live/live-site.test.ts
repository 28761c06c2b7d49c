/** The draft as its author sees it. */
import { expect, test } from 'vitest';
import type { PagePatch } from '../../contract/page-patch.ts';
import { TrialStudio } from '../../testing/trial-studio.ts';

const FILE = 'collections/articles/why-wood-moves.json';

test('the draft of an article is shown on the page that it will have, but in no list that visitors see', async () => {
  await using trial = await TrialStudio.open();
  const before = await trial.call('overview', {});
  const [path = ''] = before.files.find(({ file }) => file === FILE)?.paths ?? [];
  expect(path).not.toBe('');
  await trial.set(FILE, '/status', 'draft');
  await trial.studio.live.notified;
  const info = (await trial.call('overview', {})).files.find(({ file }) => file === FILE);
  expect(info).toMatchObject({ isDraft: true, paths: [path] });
  await trial.set(FILE, '/title', 'Wood that nobody has seen yet');
  expect(await trial.document(path)).toContain('Wood that nobody has seen yet</h1>');
  const list = path.slice(0, path.lastIndexOf('/'));
  expect(await trial.document(list)).not.toContain('Wood that nobody has seen yet');
});

test('who watches a page is told of every version, although the page was asked for in between', async () => {
  await using trial = await TrialStudio.open();
  const { live, draft } = trial.studio;
  const page = await live.page('/');
  const before = page.revision;
  const patches: PagePatch[] = [];
  live.watch('/', (patch) => patches.push(patch));
  await trial.set('pages/home.json', '/blocks/0/title', 'Told');
  // As a look for the words of a section does, before the watchers were notified.
  await trial.studio.live.page('/');
  await live.notified;
  const told = patches.flatMap(({ changed }) => changed.map(({ html }) => html));
  expect(told.join()).toContain('Told');
  expect(patches.at(-1)).toMatchObject({ version: draft.version('pages/home.json'), revision: page.revision });
  expect(page.revision).toBeGreaterThan(before);
});
