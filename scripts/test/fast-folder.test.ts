import { existsSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { fastFolder } from './fast-folder.ts';

test('returns a folder that every account can enter, and deletes it', () => {
  const { path: place } = (() => {
    using folder = fastFolder();
    expect(statSync(folder.path).mode & 0o777).toBe(0o755);
    return folder;
  })();
  expect(existsSync(place)).toBe(false);
});

test('uses the usual temporary folder if there is no RAM disk', () => {
  using folder = fastFolder('/no/such/folder');
  expect(path.dirname(folder.path)).toBe(os.tmpdir());
});
