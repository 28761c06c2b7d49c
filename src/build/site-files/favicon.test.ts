import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { faviconUrl } from './favicon.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'favicon-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const drawing = (path_: string) => `<svg xmlns="http://www.w3.org/2000/svg"><path fill="#fff" d="${path_}"/></svg>\n`;
const faviconOf = (svg: string) => {
  writeFileSync(path.join(folder, 'favicon.svg'), svg);
  return faviconUrl(folder, '/site');
};

test('a small icon is inlined as text that is safe in double quotes', () => {
  const favicon = faviconOf(drawing('M0 0h9'));
  expect(favicon).toBe(
    "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'%3E%3Cpath fill='%23fff' d='M0 0h9'/%3E%3C/svg%3E",
  );
});

test('a large icon is loaded from a URL with the base path', () => {
  expect(faviconOf(drawing('M0 0h9'.repeat(200)))).toBe('/site/favicon.svg');
});
