import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './root.ts';
import { builtFolder, CONFIG, extractConfigOption, isOwnContent } from './site-folder.ts';

const other = path.join(ROOT, 'tests/config-cases/_base');

test('defaults to the content of the repository', () => {
  expect(isOwnContent(CONFIG.default)).toBe(true);
  expect(extractConfigOption(['list'], '')).toEqual({ configDir: CONFIG.default, rest: ['list'] });
});

test('the option is extracted at any position', () => {
  expect(extractConfigOption(['list', '--config', other, '--format', 'json'], '')).toEqual({
    configDir: other,
    rest: ['list', '--format', 'json'],
  });
});

test('different content folders are built into different folders', () => {
  expect(builtFolder(CONFIG.default)).toBe(path.join(ROOT, 'dist'));
  expect(builtFolder(other)).toBe(path.join(ROOT, 'dist-_base'));
});
