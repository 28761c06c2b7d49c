import { expect, test } from 'vitest';
import { TestStudio } from '../../testing/test-studio.ts';

test('a text is explained with its file, line, quoted facts, and the page that shows it', async () => {
  await using trial = await TestStudio.open();
  await trial.set('pages/home.json', '/blocks/0/title', 'Made by {{site.name}}, sound for {{facts.guarantee}}');
  const explanation = await trial.call('explain', { file: 'pages/home.json', pointer: '/blocks/0/title' });
  const line = trial.studio.draft.text('pages/home.json')?.split('\n')[explanation.line - 1];
  expect(line).toContain('Made by');
  expect(explanation.sources.map(({ file, pointer }) => file + pointer).sort()).toEqual([
    'facts.json/guarantee',
    'site.json/name',
  ]);
  expect(explanation.sources.every(({ value }) => value !== undefined)).toBe(true);
  expect(explanation.shownAt.map(({ path }) => path)).toEqual(['/']);
});

test('a picture is explained with its entry in images.json, a fact with the pages that quote it', async () => {
  await using trial = await TestStudio.open();
  await trial.set('pages/home.json', '/blocks/0/title', 'Sound for {{facts.guarantee}}');
  const picture = await trial.call('explain', { file: 'pages/home.json', pointer: '/blocks/0/picture' });
  expect(picture.sources.map(({ file }) => file)).toContain('images.json');
  const fact = await trial.call('explain', { file: 'facts.json', pointer: '/guarantee/value' });
  expect(fact.shownAt).toContainEqual(
    expect.objectContaining({ path: '/', file: 'pages/home.json', pointer: '/blocks/0/title' }),
  );
  const company = await trial.call('explain', { file: 'site.json', pointer: '/phone' });
  expect(company.isEverywhere).toBe(true);
});

test('a form, a dialog and the options of a field are found on the pages that contain them', async () => {
  await using trial = await TestStudio.open();
  const pathsOf = async (file: string) => (await trial.call('shown', { file })).locations.map(({ path }) => path);
  expect(await pathsOf('forms/contact.json')).toContain('/contact');
  expect(await pathsOf('options/pieces.json')).toContain('/contact');
  expect((await pathsOf('modals/privacy.json')).length).toBeGreaterThan(0);
});

test('a mail is previewed as it would be sent; if no form sends it, the error says so', async () => {
  await using trial = await TestStudio.open();
  const { mail } = await trial.call('mail', { email: 'contact-confirmation' });
  expect(mail.subject).toContain('TRIAL');
  expect(mail.html).toContain('Your enquiry is on the bench');
  await trial.set('forms/contact.json', '/emails', ['contact-notification']);
  await expect(trial.call('mail', { email: 'contact-confirmation' })).rejects.toThrow(/No form sends/);
});

test('an entry without its own page is found on the pages that list its collection', async () => {
  await using trial = await TestStudio.open();
  const { locations } = await trial.call('shown', { file: 'collections/projects/reading-chair.json' });
  const pages = locations.map(({ file }) => JSON.parse(trial.saved(file)));
  expect(pages.length).toBeGreaterThan(0);
  for (const page of pages) expect(JSON.stringify(page)).toContain('"from":"projects"');
});

test('the path of a page in routes.json does not count as a use of it, but its role as the 404 page does', async () => {
  await using trial = await TestStudio.open();
  const usesOf = async (file: string) => (await trial.call('explain', { file, pointer: '' })).uses;
  expect((await usesOf('pages/work.json')).filter(({ file }) => file === 'routes.json')).toEqual([]);
  const { notFound } = JSON.parse(trial.saved('routes.json'));
  // The text must not contain file names, which staff have never seen.
  expect(await usesOf(`pages/${notFound}.json`)).toMatchObject([{ where: 'Not found of the addresses' }]);
});
