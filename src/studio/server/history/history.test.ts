import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ChangeLog } from '../../../content/edit/log/change-log.ts';
import { readSchemas } from '../../../content/schema/read-schemas.ts';
import { contentKinds } from '../../../content/schema/schemas.ts';
import { TestDraft } from '../../testing/test-draft.ts';
import { save } from '../save/save.ts';
import { type HistoryOptions, historyEntries, restore } from './history.ts';

const kinds = contentKinds(readSchemas(path.join(import.meta.dirname, '../../../../schemas')));
const page = (title: string, text: string) => `{\n  "title": "${title}",\n  "description": "${text}"\n}\n`;

class Sample extends TestDraft {
  readonly options: HistoryOptions;

  constructor(hasGit: boolean) {
    super({ 'pages/home.json': page('Home', 'One') });
    this.options = { kinds, savedDir: this.savedDir, log: new ChangeLog(path.join(this.folder, 'log'), this.savedDir) };
    if (!hasGit) return;
    this.git('init', '--quiet');
    this.commit('First');
  }

  git(...args: string[]): void {
    execFileSync('git', ['-c', 'user.name=Jo', '-c', 'user.email=jo@example.com', ...args], { cwd: this.savedDir });
  }

  commit(message: string): void {
    this.git('add', '.');
    this.git('commit', '--quiet', '-m', message);
  }

  async save(title: string, text: string): Promise<void> {
    this.write('pages/home.json', page(title, text));
    const lock = () => ({ [Symbol.dispose]: () => {} });
    await save(this, { kinds, log: this.options.log, lock, errors: () => 0 });
  }
}

test('without git, lists saves in words, and restores one', async () => {
  using sample = new Sample(false);
  await sample.save('Welcome', 'One');
  await sample.save('Welcome', 'Two');
  const entries = historyEntries(sample.options);
  expect(entries.map(({ sentences }) => sentences)).toEqual([
    ['Description of the home page: "One" became "Two".'],
    ['Title of the home page: "Home" became "Welcome".'],
  ]);
  restore(sample, sample.options, { id: entries[1]?.id ?? '', file: 'pages/home.json' });
  expect(sample.text('pages/home.json')).toBe(page('Welcome', 'One'));
  expect(sample.steps.at(-1)?.title).toMatch(/^Restore the home page/);
});

test('reverts a single save and keeps later ones', async () => {
  using sample = new Sample(false);
  await sample.save('Welcome', 'One');
  await sample.save('Welcome', 'Two');
  const first = historyEntries(sample.options).at(-1)?.id ?? '';
  restore(sample, sample.options, { id: `${first}^`, file: 'pages/home.json' });
  expect(sample.text('pages/home.json')).toBe(page('Home', 'Two'));
  await sample.save('Again', 'Two');
  expect(() => restore(sample, sample.options, { id: `${first}^`, file: 'pages/home.json' })).toThrow(
    /changed again later/,
  );
});

test('with git, lists commits with their authors, and restores one', async () => {
  using sample = new Sample(true);
  sample.write('pages/home.json', page('Welcome', 'One'));
  sample.writeOutside('pages/home.json', page('Welcome', 'One'));
  sample.rebase('pages/home.json', sample.bytes('pages/home.json'));
  sample.git('-c', 'user.name=Al', 'commit', '--quiet', '-am', 'Say welcome', '--date', '2026-01-01T00:00:00Z');
  const [entry, first] = historyEntries(sample.options, 'pages/home.json');
  expect(entry).toMatchObject({
    title: 'Say welcome',
    sentences: ['Title of the home page: "Home" became "Welcome".'],
  });
  expect(first).toMatchObject({ title: 'First', who: 'Jo', sentences: ['The home page was added.'] });
  restore(sample, sample.options, { id: first?.id ?? '', file: 'pages/home.json' });
  expect(sample.text('pages/home.json')).toBe(page('Home', 'One'));
});

test('restoring the current state or an unknown one is refused with a reason', async () => {
  using sample = new Sample(false);
  await sample.save('Welcome', 'One');
  const [entry] = historyEntries(sample.options);
  expect(() => restore(sample, sample.options, { id: entry?.id ?? '', file: 'pages/home.json' })).toThrow(
    'is so already',
  );
  expect(() => restore(sample, sample.options, { id: '77', file: 'pages/home.json' })).toThrow('Nothing is known');
});
