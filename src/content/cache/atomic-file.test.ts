import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ensureFile, ensureFolder, writeAtomically } from './atomic-file.ts';

function folder(): string {
  const place = mkdtempSync(path.join(tmpdir(), 'atomic-'));
  onTestFinished(() => rmSync(place, { recursive: true }));
  return place;
}

test('a file is added with its folder, or replaced, and no temporary file remains', () => {
  const file = path.join(folder(), 'deep/one.txt');
  writeAtomically(file, 'first');
  writeAtomically(file, 'second');
  expect(readFileSync(file, 'utf8')).toBe('second');
  expect(readdirSync(path.dirname(file))).toEqual(['one.txt']);
});

test('if a folder has the file’s name, writing fails and leaves no temporary file', () => {
  const place = folder();
  mkdirSync(path.join(place, 'taken/by-a-folder'), { recursive: true });
  expect(() => writeAtomically(path.join(place, 'taken'), 'text')).toThrow();
  expect(readdirSync(place)).toEqual(['taken']);
});

test('an existing file is not made again', async () => {
  const file = path.join(folder(), 'made.txt');
  expect(await ensureFile(file, async () => 'first')).toBe(file);
  await ensureFile(file, async () => 'second');
  expect(readFileSync(file, 'utf8')).toBe('first');
});

test('a folder appears only when it is complete, and one that another process has made in the meantime stays', async () => {
  const place = path.join(folder(), 'made');
  const fill = (text: string, meanwhile: () => void) => async (partial: string) => {
    expect(existsSync(place)).toBe(false);
    writeFileSync(path.join(partial, 'text'), text);
    meanwhile();
  };
  const byAnother = () => {
    mkdirSync(place);
    writeFileSync(path.join(place, 'text'), 'theirs');
  };
  await ensureFolder(place, fill('ours', byAnother));
  expect(readFileSync(path.join(place, 'text'), 'utf8')).toBe('theirs');
  await ensureFolder(place, () => Promise.reject(new Error('not asked for')));
  expect(readdirSync(path.dirname(place))).toEqual(['made']);
});

test('a folder that cannot be filled is not created', async () => {
  const place = path.join(folder(), 'made');
  await expect(ensureFolder(place, () => Promise.reject(new Error('no disk')))).rejects.toThrow('no disk');
  expect(readdirSync(path.dirname(place))).toEqual([]);
});
