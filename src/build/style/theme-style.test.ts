import { mkdtempSync, readdirSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { themeStyle } from './theme-style.ts';

test('a theme’s rules are compiled once, and again for other rules, other code and a damaged cache file', async () => {
  const cacheDir = mkdtempSync(path.join(tmpdir(), 'theme-'));
  onTestFinished(() => rmSync(cacheDir, { recursive: true }));
  const kept = () => readdirSync(path.join(cacheDir, 'themes'));
  const red = await themeStyle(':root { color: red; }', 'code', cacheDir);
  expect(red).toBe(':root{color:red}');
  expect(await themeStyle(':root { color: red; }', 'code', cacheDir)).toBe(red);
  expect(kept()).toHaveLength(1);
  for (const name of kept()) truncateSync(path.join(cacheDir, 'themes', name), 20);
  expect(await themeStyle(':root { color: red; }', 'code', cacheDir)).toBe(red);
  expect(await themeStyle(':root { color: tan; }', 'code', cacheDir)).toBe(':root{color:tan}');
  expect(await themeStyle(':root { color: red; }', 'other code', cacheDir)).toBe(red);
  expect(kept()).toHaveLength(3);
});
