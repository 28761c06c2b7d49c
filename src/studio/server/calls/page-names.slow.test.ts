import { expect, test } from 'vitest';
import { TestStudio } from '../../testing/test-studio.ts';

async function names(trial: TestStudio): Promise<Record<string, string>> {
  const { files } = await trial.call('overview', {});
  return Object.fromEntries(files.filter(({ kind }) => kind === 'pages').map(({ id, title }) => [id, title]));
}

const link = (label: string, to: string) => ({ label, link: to });

test('a page is named by its label in the menus, or else by its file name', async () => {
  await using trial = await TestStudio.open();
  await trial.set('navigation.json', '/topBar', [link('Ask us', '/contact'), link('Our questions', '/work#questions')]);
  await trial.set('navigation.json', '/main', [link('Shown pieces', '/work'), link('Write to us', '/contact')]);
  await trial.set('navigation.json', '/footer/lists', [{ title: 'More', links: [link('CONTACT', '/contact')] }]);
  await expect
    .poll(() => names(trial))
    .toMatchObject({
      home: 'Home',
      work: 'Shown pieces',
      contact: 'CONTACT',
      'not-found': 'Not found',
    });
});

test('pages with the same label in the menus also show their file names', async () => {
  await using trial = await TestStudio.open();
  await trial.set('navigation.json', '/main', [link('Things', '/work'), link('things', '/journal')]);
  await trial.set('navigation.json', '/footer/lists', [{ title: 'More', links: [link('Contact', '/contact')] }]);
  await expect.poll(() => names(trial)).toMatchObject({ work: 'Things (work)', journal: 'things (journal)' });
});

test('a page also has its own title, whose capitals its name takes if they differ only in those', async () => {
  await using trial = await TestStudio.open();
  await trial.set('pages/work.json', '/title', 'Tables and chairs for small rooms');
  await trial.set('pages/not-found.json', '/title', 'NOT Found');
  expect(await names(trial)).toMatchObject({ 'not-found': 'NOT Found' });
  const { files } = await trial.call('overview', {});
  const work = files.find(({ file }) => file === 'pages/work.json');
  expect(work).toMatchObject({ title: 'Work', ownTitle: 'Tables and chairs for small rooms' });
});
