import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashFiles } from '../../content/cache/code-hash.ts';
import { buildAssets, codeDir, HASHED } from './assets.ts';
import { type CodeRecord, clientFolder, recordFile, rendererFile, writeRecord } from './code-record.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'assets-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const cacheOf = (project: string) => path.join(project, '.cache');

/** Creates a project with its built code; the renderer's output identifies the project. */
function makeProject(project: string): CodeRecord {
  for (const folder of ['src', 'schemas']) mkdirSync(path.join(project, folder), { recursive: true });
  writeFileSync(path.join(project, 'src/page.ts'), 'export const page = 1;');
  for (const file of ['package-lock.json', 'vite.config.ts']) writeFileSync(path.join(project, file), '');
  const codeHash = hashFiles(project, HASHED, createHash('sha256'));
  const built = codeDir(cacheOf(project), codeHash);
  const record: CodeRecord = {
    codeHash,
    entry: '/assets/entry.js',
    islands: { map: '/assets/map.js' },
    islandSuffixes: { map: ['m1'] },
    entrySuffixes: ['e1'],
    styles: [],
    baseStyle: 'body{}',
    starter: '1',
  };
  mkdirSync(clientFolder(built), { recursive: true });
  mkdirSync(path.dirname(rendererFile(built)), { recursive: true });
  writeFileSync(rendererFile(built), `export const page = 'built';`);
  writeRecord(built, record);
  return record;
}

test('a project copied with its cache builds with the copied code, and a moved project with the moved code', async () => {
  const [original, copy, moved] = ['original', 'copy', 'moved'].map((name) => path.join(dir, name));
  if (!original || !copy || !moved) throw new Error('no folders');
  const record = makeProject(original);
  cpSync(original, copy, { recursive: true });
  renameSync(original, moved);
  for (const project of [copy, moved]) {
    const assets = await buildAssets(project, cacheOf(project));
    const { clientDir, renderer, ...rest } = assets;
    expect(rest).toEqual(record);
    const built = codeDir(cacheOf(project), record.codeHash);
    expect([clientDir, path.dirname(renderer)]).toEqual([path.join(built, 'client'), path.join(built, 'renderer')]);
    expect(existsSync(clientDir)).toBe(true);
    expect(await import(renderer)).toMatchObject({ page: 'built' });
  }
  expect(existsSync(original)).toBe(false);
});

test('cached code contains no paths to its own folder', () => {
  const { codeHash } = makeProject(dir);
  expect(readFileSync(recordFile(codeDir(cacheOf(dir), codeHash)), 'utf8')).not.toContain(dir);
});
