/** Files that are damaged when the studio starts: pages are still shown, and the files can be restored. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { sample } from '../../../../tests/amount/amount.ts';
import { TestStudio } from '../../testing/test-studio.ts';

const FIXTURE = path.resolve(import.meta.dirname, '../../../../tests/fixture-site');
const original = (file: string) => readFileSync(path.join(FIXTURE, file), 'utf8');

/** A content folder in a git repository, whose last commit has no damaged files. */
function committedFolder(): { folder: string; content: string } {
  const folder = mkdtempSync(path.join(tmpdir(), 'studio-'));
  const content = path.join(folder, 'site-config');
  cpSync(FIXTURE, content, { recursive: true });
  const git = (...args: string[]) => execFileSync('git', args, { cwd: content, stdio: 'ignore' });
  git('init', '--initial-branch=main');
  git('add', '--all');
  git('-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', 'commit', '--message=Begin');
  return { folder, content };
}

const damages: [string, string | undefined][] = [
  ['theme.json', '{ "palette": '],
  ['theme.json', '{}'],
  ['routes.json', ''],
  ['routes.json', undefined],
  ['pages/home.json', '[]'],
  ['modals/privacy.json', '{}'],
];

test.each(sample(damages, 2))(
  '%s with %j: pages are shown, the file is listed as damaged and can be restored',
  async (file, text) => {
    const { folder, content } = committedFolder();
    if (text === undefined) rmSync(path.join(content, file));
    else writeFileSync(path.join(content, file), text);
    await using trial = await TestStudio.open(folder, false);
    const { state } = await trial.call('overview', {});
    expect(state.damaged).toEqual([file]);
    expect(await trial.document('/')).toContain('</h1>');
    const restored = await trial.call('restore-usable', { file });
    await trial.studio.live.notified;
    expect(restored.state.undo).toContain('before it was damaged');
    expect(trial.studio.draft.text(file)).toBe(original(file));
    expect((await trial.call('overview', {})).state.damaged).toEqual([]);
  },
);

test('restoring is refused with a reason if no earlier version is known', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'studio-'));
  const content = path.join(folder, 'site-config');
  cpSync(FIXTURE, content, { recursive: true });
  writeFileSync(path.join(content, 'theme.json'), '{');
  await using trial = await TestStudio.open(folder, false);
  expect((await trial.call('overview', {})).state.damaged).toEqual(['theme.json']);
  await expect(trial.call('restore-usable', { file: 'theme.json' })).rejects.toThrow('Nothing is known of');
});

test('a file with conflict markers of git is listed as damaged, and the page stays as it was', async () => {
  const { folder, content } = committedFolder();
  await using trial = await TestStudio.open(folder, false);
  const text = original('pages/home.json');
  const title = /"title": .*\n/.exec(text)?.[0] ?? '';
  const both = `<<<<<<< HEAD\n  ${title}=======\n  "title": "Another",\n>>>>>>> theirs\n`;
  writeFileSync(
    path.join(content, 'pages/home.json'),
    text.replace(title, () => both),
  );
  trial.studio.saved.mergeOutside();
  await trial.studio.live.notified;
  expect((await trial.call('overview', {})).state.damaged).toEqual(['pages/home.json']);
  expect(await trial.document('/')).toContain('</h1>');
  const { findings } = await trial.call('findings', {});
  const codes = findings.filter(({ file }) => file === 'pages/home.json').map(({ code }) => code);
  expect(new Set(codes)).toEqual(new Set(['merge-conflict']));
  await trial.call('restore-usable', { file: 'pages/home.json' });
  expect(trial.studio.draft.text('pages/home.json')).toBe(text);
});
