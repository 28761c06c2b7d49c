import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { TrialSite } from '../../testing/random-operations.ts';

const tests = path.join(import.meta.dirname, '../../../../tests');
const base = path.join(tests, 'config-cases/_base');

test.each([
  ['page', 'visit', 'pages/visit.json', 'page-hero'],
  ['faq', 'parking', 'collections/faqs/parking.json', '"question": "Parking"'],
  ['form', 'visits', 'forms/visits.json', '"source": "visits"'],
  ['mail', 'hello', 'emails/hello.json', '"templateId": "hello"'],
  ['dialog', 'hello', 'modals/hello.json', '"title": "Hello"'],
  ['fact', 'openDays', 'facts.json', '"openDays"'],
  ['message', 'come-again', 'messages.json', '"come-again"'],
  ['option', 'topics/garden-work', 'options/topics.json', '"value": "garden-work"'],
  ['field', 'contact/street', 'forms/contact.json', '"name": "street"'],
])('a new %s passes the check, and undoing leaves no trace', async (kind, name, file, text) => {
  using trial = new TrialSite(base);
  const before = trial.files();
  await trial.run('new', kind, name);
  expect(readFileSync(path.join(trial.options.configDir, file), 'utf8')).toContain(text);
  await trial.run('undo');
  expect(trial.files()).toEqual(before);
});

test('the first file of a kind names its schema like all others, so that editors complete it', async () => {
  using trial = new TrialSite(path.join(tests, 'fixture-site'));
  const { configDir } = trial.options;
  await trial.run('new', 'leader', 'jo-smith');
  const { $schema } = JSON.parse(readFileSync(path.join(configDir, 'collections/leaders/jo-smith.json'), 'utf8'));
  expect($schema).toMatch(/schemas\/collections\/leader\.schema\.json$/);
});

test('a new article has today’s date', async () => {
  using trial = new TrialSite(path.join(tests, 'fixture-site'));
  const now = Date.now();
  await trial.run('new', 'article', 'news');
  const file = path.join(trial.options.configDir, 'collections/articles/news.json');
  const { published } = JSON.parse(readFileSync(file, 'utf8'));
  expect([now, Date.now()].map((time) => new Date(time).toISOString().slice(0, 10))).toContain(published);
});

test('a new person has a first name, and instructions with the names of the other fields', async () => {
  using trial = new TrialSite(path.join(tests, 'fixture-site'));
  await trial.run('new', 'leader', 'jo-smith');
  const file = path.join(trial.options.configDir, 'collections/leaders/jo-smith.json');
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
    firstName: 'Jo',
    name: 'Jo smith',
    title: 'Jo smith: write the job title here.',
    bio: ['Jo smith: write the biography here.'],
    metaDescription: 'Jo smith: write the description for search engines here.',
  });
});

test('a new entry of a collection takes no texts or numbers from the first one', async () => {
  using trial = new TrialSite(path.join(tests, 'fixture-site'));
  const { configDir } = trial.options;
  const files = (kind: string, name: string) => path.join(configDir, 'collections', kind, `${name}.json`);
  await trial.run('new', 'leader', 'jo-smith');
  const first = JSON.parse(readFileSync(files('leaders', 'jo-smith'), 'utf8'));
  const education = [{ degree: 'Doctor of Chairs', institution: 'Oak College', year: '1999' }];
  writeFileSync(files('leaders', 'jo-smith'), JSON.stringify({ ...first, education }));
  await trial.run('new', 'leader', 'kim-hill');
  expect(JSON.parse(readFileSync(files('leaders', 'kim-hill'), 'utf8')).education).toEqual([
    { degree: 'Kim hill: write the degree here.', institution: 'Kim hill: write the institution here.', year: '2012' },
  ]);
  await trial.run('new', 'article', 'news');
  const { author, readMinutes, body } = JSON.parse(readFileSync(files('articles', 'news'), 'utf8'));
  expect(author).toEqual({ name: 'News: write the name here.', role: 'News: write the role here.' });
  expect(readMinutes).toBe(1);
  expect(body).toEqual([{ text: ['News: write the text here.'] }]);
});
