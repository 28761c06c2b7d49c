import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../../scripts/lib/root.ts';
import { checkSite } from '../compile/check-site.ts';
import { validSite } from '../testing/cases.ts';
import { addSiteWord } from './add-site-word.ts';
import { applySafeFixes } from './apply-fixes.ts';

const check = (configDir: string) => () =>
  checkSite({
    configDir,
    schemasDir: path.join(ROOT, 'schemas'),
    displayRoot: configDir,
    now: new Date('2026-06-01'),
  });

const settings = (folder: string) => readFileSync(path.join(folder, 'site.json'), 'utf8');

/** Sets properties of a file. */
function change(file: string, values: object): void {
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...values }, undefined, 2));
}

/** A site with a question, and with words of its own. */
function siteWith(question: string, words?: string[]) {
  const site = validSite();
  change(path.join(site.path, 'collections/faqs/deposit.json'), { question });
  change(path.join(site.path, 'site.json'), { words });
  return site;
}

test.each([
  [
    ['annexe', 'sacco'],
    ['annexe', 'harvset', 'sacco'],
  ],
  [['annexe'], ['annexe', 'harvset']],
  [['sacco'], ['harvset', 'sacco']],
  [[], ['harvset']],
  [undefined, ['harvset']],
])('a word is sorted in among %j, and nothing else changes', async (words, after) => {
  using site = siteWith('Who pays for the harvset?', words);
  const before = settings(site.path);
  expect(addSiteWord('harvset', await check(site.path)(), site.path)).toBe(true);
  expect(JSON.parse(settings(site.path))).toEqual({ ...JSON.parse(before), words: after });
  expect(await check(site.path)()).toEqual([]);
});

test('a word that begins a sentence is added in lower case', async () => {
  using site = siteWith('Accomodation: who pays for it?');
  const findings = await check(site.path)();
  expect(findings.flatMap(({ choices = [] }) => choices.map(({ word, title }) => [word, title]))).toEqual([
    ['accomodation', 'Add "accomodation" to the words of the site'],
  ]);
  addSiteWord('accomodation', findings, site.path);
  expect(await check(site.path)()).toEqual([]);
});

test('only words that a finding offers are added, and a fix never adds one', async () => {
  using site = siteWith('Who pays for the harvset?', ['annexe']);
  const before = settings(site.path);
  expect(addSiteWord('harvest', await check(site.path)(), site.path)).toBe(false);
  const { fixed } = await applySafeFixes({ displayRoot: site.path, check: check(site.path) });
  expect(fixed.map(({ title }) => title)).toEqual(['Change to "harvest"']);
  expect(settings(site.path)).toBe(before);
});
