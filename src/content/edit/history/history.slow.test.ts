import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { TrialSite } from '../../testing/random-operations.ts';

const base = path.join(import.meta.dirname, '../../../../tests/config-cases/_base');

/** Creates a copy of a site; with git, in a repository with one commit. */
function sample(hasGit: boolean) {
  const trial = new TrialSite(base);
  const { configDir } = trial.options;
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Jo', '-c', 'user.email=jo@example.com', ...args], { cwd: configDir });
  if (hasGit) {
    git('init', '--quiet');
    git('add', '.');
    git('commit', '--quiet', '-m', 'First');
  }
  const replace = (file: string, one: string | RegExp, other: string) => {
    const place = path.join(configDir, file);
    writeFileSync(place, readFileSync(place, 'utf8').replace(one, other));
  };
  const title = () => JSON.parse(readFileSync(path.join(configDir, 'pages/contact.json'), 'utf8')).title;
  return { run: trial.run.bind(trial), trial, git, replace, title, [Symbol.dispose]: () => trial[Symbol.dispose]() };
}

describe.each([true, false])('with git: %s', (hasGit) => {
  test('describes changes made by hand, and restores the file', async () => {
    using site = sample(hasGit);
    await site.run('history');
    const before = site.title();
    site.replace('pages/contact.json', `"title": "${before}"`, '"title": "Letters"');
    const output = await site.run('history', 'page/contact');
    expect(output).toContain(`  Title of the contact page: "${before}" became "Letters".`);
    await site.run('restore', 'page/contact');
    expect(site.title()).toBe(before);
    await site.run('undo');
    expect(site.title()).toBe('Letters');
  });

  test('a renamed page is described as such, and a removed one can be restored', async () => {
    using site = sample(hasGit);
    await site.run('rename', 'page/contact', 'write');
    expect(await site.run('history')).toContain('  The contact page was renamed: it is now the write page.');
    await site.run('duplicate', 'options/topics', 'themes');
    if (hasGit) {
      site.git('add', '.');
      site.git('commit', '--quiet', '-m', 'Second');
    }
    await site.run('remove', 'options/themes');
    await site.run('restore', 'options/themes.json');
    expect(Object.keys(site.trial.files())).toContain('options/themes.json');
  });
});

test('a commit is listed with its author and its hash, which can be used to restore a file', async () => {
  using site = sample(true);
  const before = site.title();
  site.replace('pages/contact.json', `"title": "${before}"`, '"title": "Letters"');
  site.git('commit', '--quiet', '-am', 'Second');
  const lines = await site.run('history', 'page/contact');
  expect(lines[0]).toMatch(/, Jo: Second \([0-9a-f]{7,}\)$/);
  const first = /\(([0-9a-f]{7,})\)$/.exec(lines.find((line) => line.includes('First')) ?? '')?.[1] ?? '';
  site.trial.options.from = first;
  await site.run('restore', 'page/contact');
  expect(site.title()).toBe(before);
});

test('only the different part of long texts is shown', async () => {
  using site = sample(false);
  await site.run('history');
  const long = 'word '.repeat(30);
  site.replace('pages/home.json', /"description": "[^"]*"/, `"description": "${long}one"`);
  await site.run('history');
  site.replace('pages/home.json', `${long}one`, `${long}two`);
  const output = (await site.run('history', 'page/home')).join('\n');
  expect(output).toMatch(/"…(word )+one" became "…(word )+two"\./);
});
