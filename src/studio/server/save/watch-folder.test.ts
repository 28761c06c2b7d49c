import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { watchFolder } from './watch-folder.ts';

test('reports every write, even after a file was replaced by a rename, and in new folders', async () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'watch-folder-'));
  const write = (file: string) => writeFileSync(path.join(dir, file), String(Math.random()));
  const replace = (file: string) => {
    write('.part');
    renameSync(path.join(dir, '.part'), path.join(dir, file));
  };
  mkdirSync(path.join(dir, 'pages'));
  write('pages/home.json');
  const seen = vi.fn();
  {
    using _watch = watchFolder(dir, seen);
    const expectSeen = async (change: () => void) => {
      const before = seen.mock.calls.length;
      change();
      await expect.poll(() => seen.mock.calls.length, { interval: 5 }).toBeGreaterThan(before);
    };
    for (const change of [write, replace, write, replace, write]) await expectSeen(() => change('pages/home.json'));
    await expectSeen(() => mkdirSync(path.join(dir, 'collections/faqs'), { recursive: true }));
    await expectSeen(() => write('collections/faqs/one.json'));
    await expectSeen(() => rmSync(path.join(dir, 'pages'), { recursive: true }));
  }
  rmSync(dir, { recursive: true });
});
