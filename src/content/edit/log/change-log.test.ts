import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../../scripts/lib/temporary-folder.ts';
import { ConcurrentChangeError } from '../files/write-file.ts';
import { ChangeLog, type FileChange } from './change-log.ts';
import { FolderLockedError, lockFolder } from './lock.ts';

/** Creates a content folder with two files, and its log. */
function sample() {
  const folder = temporaryFolder();
  const dir = path.join(folder.path, 'site');
  mkdirSync(path.join(dir, 'pages'), { recursive: true });
  writeFileSync(path.join(dir, 'pages/a.json'), 'a');
  writeFileSync(path.join(dir, 'b.json'), 'b');
  const log = new ChangeLog(path.join(folder.path, 'log'), dir);
  const read = (file: string) =>
    existsSync(path.join(dir, file)) ? readFileSync(path.join(dir, file), 'utf8') : undefined;
  const texts = () => ['pages/a.json', 'pages/c.json', 'b.json'].map(read);
  return { folder: folder.path, dir, log, texts, [Symbol.dispose]: () => folder[Symbol.dispose]() };
}

const moved: FileChange[] = [
  { file: 'pages/a.json', before: Buffer.from('a'), after: undefined },
  { file: 'pages/c.json', before: undefined, after: Buffer.from('a') },
  { file: 'b.json', before: Buffer.from('b'), after: Buffer.from('B') },
];

test('all files change together, and the log has the title and the files’ earlier content', () => {
  using site = sample();
  const { id } = site.log.commit('Moved', moved);
  expect(site.texts()).toEqual([undefined, 'a', 'B']);
  const [entry] = site.log.entries();
  expect(entry).toMatchObject({ id, title: 'Moved' });
  expect(entry?.files.map(({ before }) => before && site.log.content(before).toString())).toEqual([
    'a',
    undefined,
    'b',
  ]);
  expect(site.log.recover()).toBeUndefined();
});

test('no file changes if one was changed meanwhile', () => {
  using site = sample();
  writeFileSync(path.join(site.dir, 'b.json'), 'theirs');
  expect(() => site.log.commit('Moved', moved)).toThrow(ConcurrentChangeError);
  expect(site.texts()).toEqual(['a', undefined, 'theirs']);
  expect(site.log.entries()).toEqual([]);
});

test('no file changes if one cannot be written', () => {
  using site = sample();
  // The name itself would be allowed; the temporary file next to it has a longer one.
  const unwritable = { file: 'x'.repeat(250), before: undefined, after: Buffer.from('x') };
  expect(() => site.log.commit('Moved', [...moved, unwritable])).toThrow('ENAMETOOLONG');
  expect(site.texts()).toEqual(['a', undefined, 'b']);
  expect(site.log.entries()).toEqual([]);
  expect(site.log.recover()).toBeUndefined();
});

test.each([0, 1, 2, 3])('a commit interrupted after %i files is completed at the next start', (done) => {
  using site = sample();
  const { files } = site.log.commit('Moved', moved);
  const apply = [
    () => writeFileSync(path.join(site.dir, 'pages/a.json'), 'a'),
    () => writeFileSync(path.join(site.dir, 'b.json'), 'b'),
  ];
  for (const takeBack of apply.slice(0, Math.max(0, 3 - done))) takeBack();
  const entry = { id: 2, time: new Date().toISOString(), title: 'Moved', files };
  writeFileSync(path.join(site.folder, 'log/journal.json'), JSON.stringify(entry));
  expect(site.log.recover()).toMatchObject({ title: 'Moved' });
  expect(site.texts()).toEqual([undefined, 'a', 'B']);
  expect(site.log.recover()).toBeUndefined();
});

test('only one process holds the lock; a stale lock is ignored', () => {
  using folder = temporaryFolder();
  {
    using _first = lockFolder(folder.path);
    // A process that certainly runs and is not this one.
    writeFileSync(path.join(folder.path, 'lock'), String(process.ppid));
    expect(() => lockFolder(folder.path)).toThrow(FolderLockedError);
  }
  writeFileSync(path.join(folder.path, 'lock'), '99999999');
  using _second = lockFolder(folder.path);
  expect(readFileSync(path.join(folder.path, 'lock'), 'utf8')).toBe(String(process.pid));
});
