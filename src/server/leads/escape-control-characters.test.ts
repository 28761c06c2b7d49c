import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sampleSubmission } from '../../../tests/contracts/storage.ts';
import { openStorage } from '../storage/open.ts';
import { runLeads } from './commands.ts';
import { visible, visibleJson } from './escape-control-characters.ts';

/** Misleading characters, and how they are shown. */
const HIDDEN: [string, string, string][] = [
  ['colours of a terminal', '\u001b[31mred', '\\u001b[31mred'],
  ['the title of a terminal', '\u001b]0;x\u0007', '\\u001b]0;x\\u0007'],
  ['the beginning of a command in one character', '\u009b2J', '\\u009b2J'],
  ['the way back over what was written', 'a\rb\bc', 'a\\u000db\\u0008c'],
  ['a new line', 'a\nb', 'a\\u000ab'],
  ['a deleted character', 'a\u007f', 'a\\u007f'],
  ['writing turned round', '\u202egnp.exe', '\\u202egnp.exe'],
  ['isolated writing', '\u2066a\u2069', '\\u2066a\\u2069'],
  ['marks of direction', '\u200ea\u200f\u061c', '\\u200ea\\u200f\\u061c'],
  ['separators of lines', 'a\u2028b\u2029c\u0085d', 'a\\u2028b\\u2029c\\u0085d'],
  [
    'what has no width',
    'a\u200bb\u200cc\u200dd\u2060e\ufefff\u00adg',
    'a\\u200bb\\u200cc\\u200dd\\u2060e\\ufefff\\u00adg',
  ],
  ['fillers', 'a\u3164\u115f', 'a\\u3164\\u115f'],
  ['tags beyond the first plane', 'a\u{e0041}', 'a\\udb40\\udc41'],
  ['half a character', 'a\ud800', 'a\\ud800'],
];

test.each(HIDDEN)('%s are shown as an escape and have no effect', (_what, text, shown) => {
  expect(visible(text)).toBe(shown);
});

test.each([
  'Amina Wanjiru',
  'Ng\u2019ang\u2019a & S\u00f6hne',
  '\u0627\u0644\u0633\u0644\u0627\u0645',
  '\u4f60\u597d',
  '\u2764\ufe0f \u{1f600}',
  'a\\u202eb',
])('%j is shown unchanged', (text) => {
  expect(visible(text)).toBe(text);
});

test('escaped JSON parses to the same value', () => {
  const value = { text: HIDDEN.map(([, text]) => text), '\u202ename': { a: '\n"\\' } };
  const json = visibleJson(value);
  expect(JSON.parse(json)).toEqual(value);
  expect(json.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
  expect(json.split('\n').length).toBeGreaterThan(10);
});

test('list and show print no terminal control characters', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'visible-'));
  const open = () => openStorage({ dataDir, databaseUrl: undefined });
  const storage = await open();
  const odd = { email: '\u001b[31ma@b.example\u2066', fields: { name: '\u202e\u001b[2J\u009b' } };
  const { submission } = sampleSubmission('K-1', odd);
  await storage.save({ submission, documents: [], mails: [], webhooks: [] });
  await storage.close();
  const printed: string[] = [];
  const lead = { open, outbox: join(dataDir, 'outbox'), retentionDays: 730 };
  const output = { out: (text: string) => void printed.push(text), error: (text: string) => void printed.push(text) };
  for (const words of [['list'], ['list', '--format', 'json'], ['show', 'K-1']])
    expect(await runLeads(words, lead, output)).toBe(0);
  rmSync(dataDir, { recursive: true, force: true });
  expect(printed.filter((text) => text.includes('\\u001b[31ma@b.example\\u2066'))).toHaveLength(3);
  expect(printed.join('').replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
});
