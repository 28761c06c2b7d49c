import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { lineFaults } from './line-faults.ts';
import { invalidFile } from './read-faults.ts';

const TESTS = path.join(import.meta.dirname, '../../../../tests');
const texts = ['config-cases/_base', 'fixture-site'].flatMap((folder) =>
  readdirSync(path.join(TESTS, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => readFileSync(path.join(TESTS, folder, file), 'utf8')),
);

test.each([
  ['as written', (text: string) => text],
  ['on one line', (text: string) => JSON.stringify(JSON.parse(text))],
  ['with the line ends of Windows', (text: string) => text.replaceAll('\n', '\r\n')],
  ['with spaces at the ends of lines', (text: string) => text.replaceAll('\n', '  \n')],
])('finds nothing in valid content %s', (_how, written) => {
  expect(texts.flatMap((text) => lineFaults(written(text)).faults)).toEqual([]);
});

test('a fault inside a line hides neither itself nor those that the look of a line shows', () => {
  const text = '{\n  "title": Our houses,\n  "lead": "We say "yes"."\n  "tone": tru,\n}\n';
  const { issues } = invalidFile('page.json', Buffer.from(text));
  expect(issues.map(({ code, range }) => [code, text.slice(0, range?.offset).split('\n').length])).toEqual([
    ['bad-value', 2],
    ['quote-inside-text', 3],
    ['missing-comma', 3],
    ['bad-value', 4],
    ['trailing-comma', 4],
  ]);
});

test.each([
  ['"title": Our houses,', '"title": "Our houses",'],
  ['"link": https://example.com/a,', '"link": "https://example.com/a",'],
  ['"color": #12211b,', '"color": "#12211b",'],
  ['"phone": +254 700 000 000,', '"phone": "+254 700 000 000",'],
  ['"value": {{facts.homes}} of them,', '"value": "{{facts.homes}} of them",'],
  ['"text": "A "good" house",', '"text": "A “good” house",'],
  ['"text": ""A house"",', '"text": "A house",'],
  ['"picture": "{ "image": "house" }",', '"picture": { "image": "house" },'],
  ['"text": "A\n    house",', '"text": "A house",'],
])('the fix of %s writes %s', (written, right) => {
  const { issues } = invalidFile('page.json', Buffer.from(`{\n  ${written}\n  "order": 1\n}\n`));
  const edits = issues.flatMap(({ fix }) => (fix !== undefined && 'edits' in fix && fix.isSafe ? fix.edits : []));
  const fixed = edits.reduceRight(
    (text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end),
    `{\n  ${written}\n  "order": 1\n}\n`,
  );
  expect(fixed).toBe(`{\n  ${right}\n  "order": 1\n}\n`);
});
