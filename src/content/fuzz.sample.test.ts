import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { amount } from '../../tests/amount/amount.ts';
import { compileSite } from './compile/compile.ts';
import { isObject } from './read/json.ts';

const root = join(import.meta.dirname, '../..');
const content = join(root, 'tests/fixture-site');
let copy = '';
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'config-fuzz-'));
  cpSync(content, copy, { recursive: true });
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const files = readdirSync(content, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.json'))
  .sort();

/** A random change of a text: some characters somewhere are removed, and others inserted. */
const textMutation = fc
  .record({
    at: fc.nat(),
    length: fc.nat(40),
    inserted: fc.oneof(
      fc.constantFrom('', ',', '"', '{', '}', '[', ']', ':', '\n', '“', '{{', '}}', '\u0000'),
      fc.string(),
    ),
  })
  .map(({ at, length, inserted }) => (text: string) => {
    const start = at % (text.length + 1);
    return text.slice(0, start) + inserted + text.slice(start + length);
  });

/** A random change of the data: some value is removed, or replaced by any other value. */
const dataMutation = fc
  .record({ path: fc.array(fc.nat(), { maxLength: 8 }), value: fc.option(fc.jsonValue(), { nil: undefined }) })
  .map(({ path, value }) => (text: string) => {
    const data: unknown = JSON.parse(text);
    return JSON.stringify(replaced(data, path, value)) ?? '';
  });

function replaced(node: unknown, [step, ...rest]: number[], value: unknown): unknown {
  if (step === undefined || typeof node !== 'object' || node === null) return value;
  const keys = Object.keys(node);
  const key = keys[step % Math.max(1, keys.length)];
  if (key === undefined) return value;
  if (Array.isArray(node))
    return node.map((item, index) => (String(index) === key ? replaced(item, rest, value) : item));
  return isObject(node) ? { ...node, [key]: replaced(node[key], rest, value) } : value;
}

/** Damages files of the site, compiles it, and restores them. */
async function compiledWith(changes: { file: string; change: (text: string) => string }[]) {
  for (const { file, change } of changes)
    writeFileSync(join(copy, file), change(readFileSync(join(content, file), 'utf8')));
  try {
    const { findings, site } = await compileSite({
      configDir: copy,
      schemasDir: join(root, 'schemas'),
      displayRoot: copy,
    });
    const pages = site ? [...site.paths.map(({ path }) => path), site.notFoundPath].map((path) => site.page(path)) : [];
    return { findings, pages };
  } finally {
    for (const { file } of changes) cpSync(join(content, file), join(copy, file));
  }
}

test('any content yields findings and never a crash; without errors, every page compiles', async () => {
  const change = fc.record({ file: fc.constantFrom(...files), change: fc.oneof(textMutation, dataMutation) });
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(change, { minLength: 1, maxLength: 3, selector: ({ file }) => file }),
      async (changes) => {
        const { findings, pages } = await compiledWith(changes);
        const hasErrors = findings.some((finding) => finding.severity === 'error');
        expect(pages.length > 0).toBe(!hasErrors);
        for (const { line, column, endLine, endColumn, message, suggestion } of findings) {
          expect(line * column * endLine * endColumn).toBeGreaterThan(0);
          expect(endLine > line || (endLine === line && endColumn >= column)).toBe(true);
          expect(message.length * suggestion.length).toBeGreaterThan(0);
        }
      },
    ),
    { numRuns: amount(8, 2000) },
  );
});
