/** Further API calls, over HTTP. */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { TestStudio } from '../../testing/test-studio.ts';

const HOME = 'pages/home.json';

/** The studio of tests that undo what they change, or change nothing. */
const shared = await TestStudio.open();
afterAll(() => shared[Symbol.asyncDispose]());

/** The first studio of a process takes long, since it loads all of its code. */
const PATIENT = { timeout: 60_000 };

test('the state before a save has a lower revision than the state after it', async () => {
  await using trial = await TestStudio.open();
  await trial.set('site.json', '/name', 'Another Name');
  await trial.call('findings', {});
  const { state: before } = await trial.call('overview', {});
  const { state: after } = await trial.call('save', {});
  expect([before.unsaved.length, after.unsaved.length]).toEqual([1, 0]);
  expect(after.revision).toBeGreaterThan(before.revision);
});

test('a call is performed only once if it is retried with the same id', async () => {
  await using trial = await TestStudio.open();
  const { version } = await trial.call('file', { file: HOME });
  const edit = { file: HOME, version, id: 'one', edits: [{ type: 'remove' as const, at: '/blocks/0' }] };
  await trial.call('edit', edit);
  const text = (await trial.call('file', { file: HOME })).text;
  await expect(trial.call('edit', edit)).rejects.toThrow('409');
  expect((await trial.call('file', { file: HOME })).text).toBe(text);
  const create = { operation: { do: 'create', kind: 'page', name: 'new-page' }, isDryRun: false, id: 'two' } as const;
  const { file, sentences } = await trial.call('operate', create);
  expect(await trial.call('operate', create)).toMatchObject({ file, sentences: sentences.slice(0, 1) });
});

test('the draft survives a restart', async () => {
  const folder = await (async () => {
    const trial = await TestStudio.open();
    await trial.set('site.json', '/name', 'Kept');
    return trial.leave();
  })();
  await using next = await TestStudio.open(folder, false);
  expect((await next.call('overview', {})).siteName).toBe('Kept');
  await next.call('undo', {});
  expect((await next.call('overview', {})).state.unsaved).toEqual([]);
});

test('adding and renaming a page changes only the draft, and each is one undo step', async () => {
  const before = shared.saved('routes.json');
  const create = { do: 'create', kind: 'page', name: 'new-page' } as const;
  const trying = await shared.call('operate', { operation: create, isDryRun: true });
  expect([trying.sentences[0], trying.state.unsaved]).toEqual(['Add the page "new-page".', []]);
  const made = await shared.call('operate', { operation: create, isDryRun: false });
  expect(made.file).toBe('pages/new-page.json');
  const operation = { do: 'rename', entity: 'page/new-page', name: 'other' } as const;
  await shared.call('operate', { operation, isDryRun: false });
  expect(await shared.document('/new-page')).toContain('other');
  expect(existsSync(path.join(shared.configDir, 'pages/other.json'))).toBe(false);
  await shared.call('undo', {});
  const { state } = await shared.call('undo', {});
  expect([state.unsaved, shared.saved('routes.json')]).toEqual([[], before]);
});

test('a new page gets the address that was asked for, unless that is taken', async () => {
  await using trial = await TestStudio.open();
  const create = (address: string) => ({ do: 'create', kind: 'page', name: 'new-page', address }) as const;
  const refusal = async (address: string) => {
    const payload = { operation: create(address), isDryRun: true };
    const { body } = await trial.request({ method: 'POST', url: '/api/operate', headers: trial.headers, payload });
    return body;
  };
  expect(await refusal('/contact')).toContain('The address /contact already shows the page');
  expect(await refusal('/Our new page')).toContain('/our-new-page');
  await trial.call('operate', { operation: create('/services/new'), isDryRun: false });
  expect(await trial.document('/services/new')).toContain('New page');
});

test('one of the versions of a merge is chosen', async () => {
  await using trial = await TestStudio.open();
  const { text, version } = await trial.call('file', { file: HOME });
  const marked = (title: string) => text.replace(/^ {2}"title": .*\n/m, title);
  const versions = '<<<<<<< HEAD\n  "title": "Mine",\n=======\n  "title": "Theirs",\n>>>>>>> prices\n';
  await trial.call('text', { file: HOME, version, text: marked(versions) });
  const { findings } = await trial.call('findings', {});
  const id = findings.find(({ code }) => code === 'merge-conflict')?.id ?? '';
  await trial.call('fix', { id, choice: 1 });
  expect((await trial.call('file', { file: HOME })).text).toBe(marked('  "title": "Theirs",\n'));
  await expect(trial.call('fix', { id, choice: 0 })).rejects.toThrow('422');
});

test('a word that the dictionary does not have is added to those of the site, which is another file', async () => {
  await using trial = await TestStudio.open();
  const { text, version } = await trial.call('file', { file: HOME });
  const odd = text.replace(/"title": "/, '$&After the harvset: ');
  await trial.call('text', { file: HOME, version, text: odd });
  const { findings } = await trial.call('findings', {});
  const id = findings.find(({ code }) => code === 'misspelt-word')?.id ?? '';
  expect(await trial.call('fix', { id, choice: 0 })).toMatchObject({ file: 'site.json' });
  expect(JSON.parse((await trial.call('file', { file: 'site.json' })).text).words).toContain('harvset');
  expect((await trial.call('file', { file: HOME })).text).toBe(odd);
});

test('a new article has the title as typed, and an empty body to fill in', async () => {
  await using trial = await TestStudio.open();
  const operation = { do: 'create', kind: 'articles', name: 'oak-and-ash', title: 'Oak & Ash' } as const;
  const { file = '' } = await trial.call('operate', { operation, isDryRun: false });
  const { data } = await trial.call('file', { file });
  expect(data).toMatchObject({ title: 'Oak & Ash', status: 'draft', body: [expect.anything()] });
});

test.each([
  ['is missing', (file: string) => rmSync(file)],
  ['is truncated', (file: string) => writeFileSync(file, readFileSync(file, 'utf8').slice(0, 40))],
  [
    'refers to missing pictures',
    (file: string) =>
      writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/workshop|logo\w*/g, 'nobody-has-this')),
  ],
])('pages are shown from the start even if a file that all of them need %s', PATIENT, async (_, spoil) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'studio-spoilt-'));
  const content = path.join(folder, 'site-config');
  cpSync(path.resolve(import.meta.dirname, '../../../../tests/fixture-site'), content, { recursive: true });
  for (const file of ['site.json', 'navigation.json', 'messages.json', 'integrations.json', 'server-messages.json'])
    spoil(path.join(content, file));
  await using trial = await TestStudio.open(folder, false);
  expect(await trial.document('/')).toContain('id="s1"');
  expect((await trial.call('findings', {})).findings.some(({ file }) => file === 'site.json')).toBe(true);
});
