/** A draft is seen by its author, on the page that it will have, and by no visitor. */
import { expect, test } from 'vitest';
import { TrialStudio } from '../../testing/trial-studio.ts';

const FILE = 'collections/articles/why-wood-moves.json';

test('the draft of an article is shown on its own page, but in no list', async () => {
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
