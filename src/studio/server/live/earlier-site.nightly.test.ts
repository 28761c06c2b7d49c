import { expect, test } from 'vitest';
import { TestStudio } from '../../testing/test-studio.ts';

async function still(trial: TestStudio, when: string, path: string) {
  const { host: _, ...headers } = trial.headers;
  const response = await trial.pages.inject({
    url: `/_studio/still/${when}${path}`,
    headers: { ...headers, host: '127.0.0.1:5002' },
  });
  return { status: response.statusCode, body: response.body, policy: response.headers['content-security-policy'] };
}

test('a page is shown as published and as it is now, without script', async () => {
  await using trial = await TestStudio.open();
  await trial.call('publishing', {});
  await trial.set('pages/home.json', '/blocks/0/title', 'Built once');
  await trial.call('save', {});
  await trial.call('publishing', {});
  const before = await still(trial, 'published', '/');
  const after = await still(trial, 'now', '/');
  expect(before.body).toContain('Made once, for the room it stands in');
  expect(before.body).not.toContain('Built once');
  expect(after.body).toContain('Built once');
  expect(before.body).not.toContain('<script');
  expect(before.policy).toContain("script-src 'none'");
  await trial.call('publish', { message: 'Other words', push: false });
  await trial.call('publishing', {});
  expect((await still(trial, 'published', '/')).body).toContain('Built once');
});

test('a page is shown as before and after an entry of the history', async () => {
  await using trial = await TestStudio.open();
  for (const title of ['The first words', 'The second words']) {
    await trial.set('pages/home.json', '/blocks/0/title', title);
    await trial.call('save', {});
  }
  const { entries } = await trial.call('history', {});
  const [second, first] = entries.map(({ id }) => id);
  expect((await still(trial, `before/${second}`, '/')).body).toContain('The first words');
  expect((await still(trial, `after/${second}`, '/')).body).toContain('The second words');
  expect((await still(trial, `after/${first}`, '/')).body).toContain('The first words');
  expect((await still(trial, `before/${first}`, '/')).body).not.toContain('The first words');
});

test('an unknown entry gives a 404, and later requests still work', async () => {
  await using trial = await TestStudio.open();
  const unknown = await still(trial, 'before/save-1', '/');
  expect([unknown.status, unknown.body]).toEqual([404, 'The history has no such entry any more.']);
  const missing = await trial.pages.inject({
    url: '/images/none-640.webp',
    headers: { ...trial.headers, host: '127.0.0.1:5002' },
  });
  expect(missing.statusCode).toBe(404);
});

test('for a page that did not exist yet, a notice says so', async () => {
  await using trial = await TestStudio.open();
  await trial.call('publishing', {});
  await trial.call('operate', { operation: { do: 'create', kind: 'pages', name: 'spring' }, isDryRun: false });
  const before = await still(trial, 'published', '/spring');
  expect(before.status).toBe(404);
  expect(before.body).toContain('This page did not exist yet.');
});

test('saving is refused while there are errors, and the findings tell where they are', async () => {
  await using trial = await TestStudio.open();
  await trial.set('pages/home.json', '/blocks/0/title', '');
  await expect(trial.call('save', {})).rejects.toThrow('"code":"faulty"');
  const { findings } = await trial.call('findings', {});
  expect(findings).toMatchObject([{ file: 'pages/home.json', pointer: '/blocks/0/title' }]);
});
