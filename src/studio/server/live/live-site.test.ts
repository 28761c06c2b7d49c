import { expect, test } from 'vitest';
import type { PagePatch } from '../../contract/page-patch.ts';
import { TestStudio } from '../../testing/test-studio.ts';

const FILE = 'collections/articles/why-wood-moves.json';

test('a draft article has a preview at its future path, but is missing from the lists of articles', async () => {
  await using trial = await TestStudio.open();
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

test('watchers of a page get every patch, even if the page is requested before they are notified', async () => {
  await using trial = await TestStudio.open();
  const { live, draft } = trial.studio;
  const page = await live.page('/');
  const before = page.revision;
  const patches: PagePatch[] = [];
  live.watch('/', (patch) => patches.push(patch));
  await trial.set('pages/home.json', '/blocks/0/title', 'Told');
  // A call of `markedSection` does this too; here it happens before the watchers are notified.
  await trial.studio.live.page('/');
  await live.notified;
  const sent = patches.flatMap(({ changed }) => changed.map(({ html }) => html));
  expect(sent.join()).toContain('Told');
  expect(patches.at(-1)).toMatchObject({ version: draft.version('pages/home.json'), revision: page.revision });
  expect(page.revision).toBeGreaterThan(before);
});
