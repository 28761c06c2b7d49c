import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { checkSite } from '../compile/check-site.ts';
import { applyCase, readCase, validSite } from '../testing/cases.ts';
import { applySafeFixes } from './apply-fixes.ts';

const root = path.join(import.meta.dirname, '../../..');
const casesDir = path.join(root, 'tests/config-cases');
const site = validSite();
afterAll(() => site[Symbol.dispose]());

const check = () =>
  checkSite({
    configDir: site.path,
    schemasDir: path.join(root, 'schemas'),
    displayRoot: site.path,
    now: new Date('2026-06-01'),
  });

/** The content of the files that a case changes. @param folder where to read them */
function filesOf(name: string, folder: string): unknown[] {
  const dir = path.join(casesDir, name);
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.json') && file !== 'expected.json',
  );
  return files.map((file) => readFileSync(path.join(folder, file), 'utf8'));
}

test.each([
  'slip-rule-as-a-name',
  'slip-list-begun-twice',
  'slip-quote-curly-at-the-beginning',
  'slip-quote-single-at-the-end',
  'slip-quotes-of-a-whole-file',
  'slip-fields-misspelt',
  'list-in-round-brackets',
])('--fix restores the files of %s exactly', async (name) => {
  using _broken = applyCase(site.path, name, readCase(name));
  const { findings } = await applySafeFixes({ displayRoot: site.path, check });
  expect(findings).toEqual([]);
  expect(filesOf(name, site.path)).toEqual(filesOf(name, path.join(casesDir, '_base')));
});

test.each(['slip-choice-without-names', 'slip-comment-for-a-comma', 'slip-order-twice'])(
  '--fix leaves %s for a person',
  async (name) => {
    using _broken = applyCase(site.path, name, readCase(name));
    await applySafeFixes({ displayRoot: site.path, check });
    expect(filesOf(name, site.path)).toEqual(filesOf(name, path.join(casesDir, name)));
  },
);
