import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Finding } from '../../contracts/finding.ts';
import { checkSite } from '../compile/check-site.ts';
import { applyCase, readCase, validSite } from '../testing/cases.ts';
import { applySafeFixes, applyToFile } from './apply-fixes.ts';

const check = (configDir: string) => () =>
  checkSite({
    configDir,
    schemasDir: path.join(import.meta.dirname, '../../../schemas'),
    displayRoot: configDir,
    now: new Date('2026-06-01'),
  });

test.each([
  'comma-missing',
  'comma-trailing',
  'quotes-single',
  'true-in-quotes',
  'property-misspelt',
  'link-to-renamed-page',
  'autofill-misspelt',
  'weights-the-wrong-way-round',
  'option-that-ends-in-a-blank',
  'picture-without-focus-and-colour',
  'setting-that-nothing-knows',
  'property-of-another-program',
  'list-not-closed',
  'bracket-deleted-at-the-beginning',
  'number-in-groups-of-three',
  'semicolon-for-a-colon',
  'spaces-of-a-word-processor',
])('all mistakes in the case %s are fixed', async (name) => {
  using site = validSite();
  using _broken = applyCase(site.path, name, readCase(name));
  const { fixed, findings } = await applySafeFixes({ displayRoot: site.path, check: check(site.path) });
  expect(fixed.length).toBeGreaterThan(0);
  expect(findings).toEqual([]);
});

test.each([
  ['section-copied', 'repeated-item'],
  ['section-among-cards', 'unknown-property'],
  ['path-changed-on-purpose', 'misspelt-path'],
  ['line-half-deleted', 'unclosed-text'],
  ['weights-in-words', 'bad-weights'],
])('the mistake in the case %s is not fixed, because the fix is not safe', async (name, code) => {
  using site = validSite();
  using _broken = applyCase(site.path, name, readCase(name));
  const { fixed, findings } = await applySafeFixes({ displayRoot: site.path, check: check(site.path) });
  expect(fixed).toEqual([]);
  expect(findings.map((finding) => finding.code)).toEqual([code]);
});

test('a better shade is suggested for the palette, which makes every use of the colour readable', async () => {
  using site = validSite();
  using _broken = applyCase(site.path, 'colours-hard-to-read', readCase('colours-hard-to-read'));
  const findings = await check(site.path)();
  expect(findings.map(({ fix }) => fix?.isSafe)).toEqual(findings.map(() => false));
  const [first] = findings;
  if (!first) throw new Error('no finding');
  applyToFile(path.join(site.path, 'theme.json'), [first]);
  expect(await check(site.path)()).toEqual([]);
});

function finding(file: string, edits: [number, number, string][]): Finding {
  const place = { line: 1, column: 1, endLine: 1, endColumn: 2, pointer: '' };
  const fix = { title: 'Change', isSafe: true, edits: edits.map(([start, end, text]) => ({ start, end, text })) };
  return { code: 'x', severity: 'error', file, ...place, message: '', suggestion: '', fix };
}

test('all edits of a file are made at once, except overlapping ones, which wait for the next round', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'fixes-'));
  const file = path.join(folder, 'a.json');
  writeFileSync(file, '0123456789');
  const { applied } = applyToFile(file, [
    finding(file, [[1, 2, 'one']]),
    finding(file, [[7, 9, '']]),
    finding(file, [[8, 9, 'x']]),
  ]);
  expect(readFileSync(file, 'utf8')).toBe('0one234569');
  expect(applied).toHaveLength(2);
  rmSync(folder, { recursive: true });
});

test('a file gets its old text back if a fix causes more errors', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'fixes-'));
  writeFileSync(path.join(folder, 'a.json'), 'good');
  const worse = async () => {
    const isChanged = readFileSync(path.join(folder, 'a.json'), 'utf8') !== 'good';
    const one = finding('a.json', [[0, 4, 'bad']]);
    return isChanged ? [one, finding('a.json', [])] : [one];
  };
  const { fixed } = await applySafeFixes({ displayRoot: folder, check: worse });
  expect(fixed).toEqual([]);
  expect(readFileSync(path.join(folder, 'a.json'), 'utf8')).toBe('good');
  rmSync(folder, { recursive: true });
});
