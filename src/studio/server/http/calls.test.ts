/** The API calls, over HTTP. */
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

test('an edit changes the draft and the page at once; saving changes one line of the saved file', PATIENT, async () => {
  await using trial = await TestStudio.open();
  const before = trial.saved('site.json');
  await trial.set('site.json', '/name', 'Another Name');
  expect(trial.saved('site.json')).toBe(before);
  expect(await trial.document('/')).toContain('Another Name');
  const { saved, state } = await trial.call('save', {});
  expect([saved, state.unsaved]).toEqual([['site.json'], []]);
  const [old, now] = [before.split('\n'), trial.saved('site.json').split('\n')];
  expect(now.filter((line, index) => line !== old[index])).toEqual(['  "name": "Another Name",']);
});

test('content with errors stays in the draft and cannot be saved', async () => {
  await shared.set(HOME, '/title', '');
  await expect(shared.call('save', {})).rejects.toThrow('the check finds 1 error');
  const { findings } = await shared.call('findings', {});
  expect(findings).toMatchObject([{ file: HOME, pointer: '/title', severity: 'error', path: '/' }]);
  await shared.call('undo', {});
  expect((await shared.call('findings', {})).findings).toEqual([]);
});

test('the state before a save has a lower revision than the state after it', async () => {
  await using trial = await TestStudio.open();
  await trial.set('site.json', '/name', 'Another Name');
  await trial.call('findings', {});
  const { state: before } = await trial.call('overview', {});
  const { state: after } = await trial.call('save', {});
  expect([before.unsaved.length, after.unsaved.length]).toEqual([1, 0]);
  expect(after.revision).toBeGreaterThan(before.revision);
});

test('an edit of a stale version is refused and changes nothing', async () => {
  await using trial = await TestStudio.open();
  const { version } = await trial.call('file', { file: 'site.json' });
  await trial.set('site.json', '/name', 'First');
  const late = { file: 'site.json', version, edits: [{ type: 'set' as const, at: '/name', value: 'Late' }] };
  await expect(trial.call('edit', late)).rejects.toThrow('409');
  expect((await trial.call('file', { file: 'site.json' })).data).toMatchObject({ name: 'First' });
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

test('changes by others are merged; conflicts are left for the user to resolve', async () => {
  await using trial = await TestStudio.open();
  const fullPath = path.join(trial.configDir, HOME);
  const outside = (name: string, value: string) => {
    const data = JSON.parse(readFileSync(fullPath, 'utf8'));
    writeFileSync(fullPath, `${JSON.stringify({ ...data, [name]: value }, null, 2)}\n`);
    trial.studio.saved.mergeOutside();
  };
  await trial.set(HOME, '/title', 'My own title');
  outside('description', 'A description that somebody else has written, of a sensible length for a test.');
  expect((await trial.call('file', { file: HOME })).data).toMatchObject({
    title: 'My own title',
    description: expect.stringContaining('somebody else'),
  });
  outside('title', 'Their title');
  const { state } = await trial.call('overview', {});
  expect(state.conflicts).toMatchObject([
    { file: HOME, pointer: '/title', mine: '"My own title"', theirs: '"Their title"' },
  ]);
  await expect(trial.call('save', {})).rejects.toThrow('Nothing was saved');
  expect(JSON.parse(readFileSync(fullPath, 'utf8')).title).toBe('Their title');
  await trial.call('resolve-conflict', { file: HOME, pointer: '/title', keep: 'mine' });
  await trial.call('save', {});
  expect(JSON.parse(readFileSync(fullPath, 'utf8')).title).toBe('My own title');
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

test('an operation that would cause errors names locations in words, without file names', async () => {
  const operation = { do: 'rename', entity: '/contact', name: 'write to us' };
  const payload = { operation, isDryRun: true };
  const { status, body } = await shared.request({
    method: 'POST',
    url: '/api/operate',
    headers: shared.headers,
    payload,
  });
  const problem = JSON.parse(body);
  expect([status, problem]).toMatchObject([
    422,
    {
      code: 'refused',
      reasons: [],
      findings: [
        { where: expect.stringMatching(/the addresses$/), suggestion: expect.stringContaining('/write-to-us') },
      ],
    },
  ]);
  const [{ file: _file, ...words }] = problem.findings;
  expect(JSON.stringify([problem.sentence, words])).not.toMatch(/\.json|:\d+:/);
});

test('the calls `names`, `schemas` and `search` return what the shell needs', async () => {
  const { blocks, schemas } = await shared.call('schemas', {});
  for (const { schema, examples } of Object.values(blocks)) {
    expect(schemas[schema]).toBeDefined();
    expect(examples.length).toBeGreaterThan(0);
  }
  const { names } = await shared.call('names', { kind: 'image' });
  expect(names[0]).toMatchObject({ picture: expect.stringContaining('/_studio/picture/') });
  const { names: icons } = await shared.call('names', { kind: 'icon' });
  expect(icons.find(({ name }) => name === 'leaf')?.icon).toMatch(
    /^<svg xmlns=.* viewBox="0 0 24 24" .*<path [^[]*<\/svg>$/,
  );
  const { names: paths } = await shared.call('names', { kind: 'path' });
  const titles = Object.fromEntries(paths.map(({ name, title }) => [name, title]));
  expect(titles).toMatchObject({ '/': 'Home', '/journal/why-wood-moves': 'Why wood moves, and why we let it' });
  const { names: fields } = await shared.call('names', { kind: 'field' });
  expect(fields).toContainEqual({ name: 'email', title: expect.stringMatching(/mail/i) });
  const { siteName, kinds } = await shared.call('overview', {});
  expect(kinds.find(({ name }) => name === 'forms')?.named).toEqual([{ of: 'field', at: '/fields', by: 'name' }]);
  expect((await shared.call('search', { words: siteName })).hits.length).toBeGreaterThan(0);
  await expect(shared.call('names', { kind: 'nothing' })).rejects.toThrow('422');
});

test.each([
  ['content', 'routes.json', '{'],
  ['a page', HOME, '{ "title": 5 }'],
])('%s that cannot be previewed can be opened and fixed, and is then shown', async (_, file, broken) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'studio-broken-'));
  cpSync(path.resolve(import.meta.dirname, '../../../../tests/fixture-site'), path.join(folder, 'site-config'), {
    recursive: true,
  });
  const fullPath = path.join(folder, 'site-config', file);
  const good = readFileSync(fullPath, 'utf8');
  writeFileSync(fullPath, broken);
  await using next = await TestStudio.open(folder, false);
  expect(await next.document('/')).toContain('http-equiv="refresh"');
  const { version, text } = await next.call('file', { file });
  expect(text).toBe(broken);
  await next.call('text', { file, version, text: good });
  expect(await next.document('/')).toContain('id="s1"');
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
