/** The API calls, over HTTP. */
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
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

test('an edit of a stale version is refused and changes nothing', async () => {
  await using trial = await TestStudio.open();
  const { version } = await trial.call('file', { file: 'site.json' });
  await trial.set('site.json', '/name', 'First');
  const late = { file: 'site.json', version, edits: [{ type: 'set' as const, at: '/name', value: 'Late' }] };
  await expect(trial.call('edit', late)).rejects.toThrow('409');
  expect((await trial.call('file', { file: 'site.json' })).data).toMatchObject({ name: 'First' });
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
