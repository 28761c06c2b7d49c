import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { builtPagesIn, builtSentence } from '../lib/built-sentence.ts';
import { generatedPage } from './content/generate-content.ts';
import { PARTS } from './parts.ts';
import { withoutScript } from './plain-copy.ts';
import { withPart } from './readme.ts';
import { median, table } from './table.ts';

test('generated pages are deterministic, and differ from one another', () => {
  expect(generatedPage(7, 100)).toEqual(generatedPage(7, 100));
  const titles = Array.from({ length: 1000 }, (_, index) => generatedPage(index, 1000).title);
  expect(new Set(titles).size).toBe(1000);
  const texts = Array.from({ length: 50 }, (_, index) => JSON.stringify(generatedPage(index, 50).blocks.slice(1)));
  expect(new Set(texts).size).toBe(50);
});

test('a revision changes only one sentence', () => {
  const [first, second] = [generatedPage(3, 10, 0), generatedPage(3, 10, 1)].map((page) => JSON.stringify(page));
  expect(second).toBe(first?.replace('revision 0', 'revision 1'));
  expect(second).not.toBe(first);
});

test('the plain HTML of a page lacks only scripts, their data and their preloads', () => {
  const html =
    '<link rel="preload" as="script" href="/a.js"><link rel="preload" as="image" href="/a.avif"><style>p{}</style>' +
    '<script>run()</script><p>Text</p><script type="application/json" id="page">{"a":"<p>"}</script>';
  expect(withoutScript(html)).toBe('<link rel="preload" as="image" href="/a.avif"><style>p{}</style><p>Text</p>');
});

test('numbers in a table are right-aligned, and medians are measured values', () => {
  expect(table(['page', 'kB'], [['/', '1.5']])).toBe('| page |  kB |\n| ---- | --: |\n| /    | 1.5 |');
  expect(median([3, 1, 2, 9])).toBe(2);
  expect(() => median([])).toThrow();
});

test('each report has a place in README.md, and only that is replaced', () => {
  const readme = readFileSync(path.join(import.meta.dirname, 'README.md'), 'utf8');
  for (const part of PARTS) expect(withPart(readme, part, 'new')).toContain(`<!-- measured: ${part} -->\nnew\n`);
  expect(withPart('a<!-- measured: x -->old<!-- end: x -->b', 'x', 'new')).toBe(
    'a<!-- measured: x -->\nnew\n<!-- end: x -->b',
  );
  expect(() => withPart(readme, 'nothing', 'new')).toThrow();
});

test('the number of rendered pages can be read from the sentence that the build prints', () => {
  const built = { pages: 42, rendered: 1 };
  expect(builtPagesIn(`${builtSentence(built)} into dist in 3.0 s.`)).toEqual(built);
  expect(builtPagesIn('Nothing was built.')).toBeUndefined();
});
