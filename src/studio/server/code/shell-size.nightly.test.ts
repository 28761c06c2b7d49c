/** Limits for the scripts that the shell loads at its start, and for those that it loads later, such as the editor. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { studioCode } from './studio-code.ts';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
/** Limits in gzipped bytes. */
const MAX_FIRST_BYTES = 200_000;
const LATER = 75_000;

const IMPORTED = /(?:from|import)\s*["']\.\/([^"']+\.js)["']/g;
const LOADED_LATER = /import\(\s*["'`]\.\/([^"'`]+\.js)["'`]\s*\)/g;

test('the scripts of the shell stay within their limits', async () => {
  const { shellDir, shell } = await studioCode(ROOT, path.join(ROOT, '.cache'));
  const dir = path.join(shellDir, path.dirname(shell.script));
  const textOf = (file: string) => readFileSync(path.join(dir, file), 'utf8');
  const withImports = (file: string, found = new Set<string>()): Set<string> => {
    if (found.has(file)) return found;
    found.add(file);
    for (const [, imported = ''] of textOf(file).matchAll(IMPORTED)) withImports(imported, found);
    return found;
  };
  const size = (files: Iterable<string>) =>
    [...files].reduce((sum, file) => sum + gzipSync(textOf(file)).byteLength, 0);
  const first = withImports(path.basename(shell.script));
  const later = new Set(
    [...first].flatMap((file) => [...textOf(file).matchAll(LOADED_LATER)].map(([, name = '']) => name)),
  );
  expect(later.size).toBeGreaterThan(0);
  expect(size(first)).toBeLessThanOrEqual(MAX_FIRST_BYTES);
  for (const file of later)
    expect(size([...withImports(file)].filter((one) => !first.has(one))), file).toBeLessThanOrEqual(LATER);
});
