import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { browserSuffixOf, compileModule, suffixOfModuleId } from './css-modules.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'css-modules-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function module(name: string, css: string) {
  const file = path.join(root, name);
  writeFileSync(file, css);
  return compileModule(file, root);
}

test('every class name ends with the suffix of its file, so that its use can be found in HTML', () => {
  const { classes, css, suffix } = module(
    'Card.module.css',
    '@layer ui { .card { color: red; & .title { color: blue } } }',
  );
  expect(classes).toEqual({ card: `card_${suffix}`, title: `title_${suffix}` });
  expect(css).toContain(`.card_${suffix}`);
  expect(css).toContain(`.title_${suffix}`);
});

test('the same class in two files gets different names', () => {
  const one = module('One.module.css', '.root { color: red }');
  const two = module('Two.module.css', '.root { color: red }');
  expect(one.classes.root).not.toBe(two.classes.root);
});

test('the suffix can be read from the module id in a chunk', () => {
  const { suffix } = module('Card.module.css', '.card { color: red }');
  expect(browserSuffixOf(`\0css-module:${path.join(root, 'Card.module.css')}.js`, root)).toBe(suffix);
  expect(browserSuffixOf(`\0css-module:${path.join(root, 'Card.static.module.css')}.js`, root)).toBeUndefined();
  expect(suffixOfModuleId(`\0css-module:${path.join(root, 'Card.module.css')}.js`, root)).toBe(suffix);
  expect(suffixOfModuleId(path.join(root, 'Card.tsx'), root)).toBeUndefined();
});

test('no two modules have the same suffix', () => {
  const repository = path.join(import.meta.dirname, '../../..');
  const files = globSync('src/**/*.module.css', { cwd: repository });
  const suffixes = files.map((file) => suffixOfModuleId(`\0css-module:${path.join(repository, file)}.js`, repository));
  expect(files.length).toBeGreaterThan(50);
  expect(new Set(suffixes).size).toBe(files.length);
});
