import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../lib/temporary-folder.ts';
import { findChromium } from './chromium.ts';

function program(folder: string, name: string): string {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, name);
  writeFileSync(file, '', { mode: 0o755 });
  return file;
}

test('a configured browser takes precedence over one on the PATH, and that over Playwright’s', () => {
  using folder = temporaryFolder();
  const named = program(path.join(folder.path, 'named'), 'my-browser');
  const bin = path.join(folder.path, 'bin');
  const onPath = program(bin, 'google-chrome');
  const own = program(path.join(folder.path, 'own'), 'chrome');
  expect(findChromium({ CHROME_PATH: named, PATH: bin }, own)).toBe(named);
  expect(findChromium({ PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH: named, PATH: bin }, own)).toBe(named);
  expect(findChromium({ PATH: bin }, own)).toBe(onPath);
  expect(findChromium({ PATH: '' }, own)).toBe(own);
});

test('chromium is preferred to other browsers on the PATH', () => {
  using folder = temporaryFolder();
  program(path.join(folder.path, 'first'), 'google-chrome');
  const chromium = program(path.join(folder.path, 'second'), 'chromium');
  const PATH = [path.join(folder.path, 'first'), path.join(folder.path, 'second')].join(path.delimiter);
  expect(findChromium({ PATH }, '')).toBe(chromium);
});

test('a file that is not executable is ignored', () => {
  using folder = temporaryFolder();
  writeFileSync(path.join(folder.path, 'chromium'), '', { mode: 0o644 });
  expect(findChromium({ PATH: folder.path }, path.join(folder.path, 'missing'))).toBeNull();
});

test('a variable that does not name a program is an error with a message', () => {
  expect(() => findChromium({ CHROME_PATH: '/nowhere/chrome' }, '')).toThrow(
    'CHROME_PATH is "/nowhere/chrome", but there is no such program.',
  );
});
