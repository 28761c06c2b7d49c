/**
 * Keeps site-config/README.md, the staff's handbook, and the list of commands in README.md consistent with the project.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../scripts/lib/root.ts';
import { allCodes } from '../src/content/report/codes.ts';

const FOLDER = path.join(ROOT, 'site-config');
const handbook = readFileSync(path.join(FOLDER, 'README.md'), 'utf8');

/** The first groups of all matches. */
const found = (pattern: RegExp) => [...handbook.matchAll(pattern)].map(([, group = '']) => group);

/** The anchor that GitHub generates for a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\w -]/g, '')
    .replaceAll(' ', '-');

const withoutCode = handbook.replace(/^ *```[\s\S]*?^ *```/gm, '').replace(/`[^`\n]*`/g, '');
const links = [...withoutCode.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
const ownLinks = links.filter((link) => !link.startsWith('https://'));

test('the list of changes links to headings of the handbook', () => {
  const anchors = found(/^##+ (.+)$/gm).map(anchorOf);
  const changes = readFileSync(path.join(FOLDER, 'CHANGES.md'), 'utf8');
  const named = [...changes.matchAll(/README\.md#([^)]+)\)/g)].map(([, anchor = '']) => anchor);
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((anchor) => !anchors.includes(anchor))).toEqual([]);
});

test('every link leads to a file, or to a heading of the handbook', () => {
  const anchors = found(/^##+ (.+)$/gm).map((heading) => `#${anchorOf(heading)}`);
  expect(ownLinks.length).toBeGreaterThan(20);
  const dead = ownLinks.filter((link) =>
    link.startsWith('#') ? !anchors.includes(link) : !existsSync(path.join(FOLDER, link)),
  );
  expect(dead).toEqual([]);
});

test('every recipe is in the table of contents', () => {
  const recipes = found(/^### (.+)$/gm).map((heading) => `#${anchorOf(heading)}`);
  expect(recipes.filter((recipe) => !links.includes(recipe))).toEqual([]);
});

test('the table of files names every file and folder, and no others', () => {
  const table = /## What is where([\s\S]*?)\n## /.exec(handbook)?.[1] ?? '';
  const rows = table.split('\n').filter((line) => line.startsWith('| '));
  const named = rows.flatMap((row) => [...row.matchAll(/[`(]([\w.-]+)\/?[`)]/g)].map(([, name = '']) => name));
  const there = [...readdirSync(FOLDER), ...readdirSync(path.join(FOLDER, 'collections'))];
  expect(named.sort()).toEqual(there.filter((name) => name !== 'README.md').sort());
});

/** Completes an example: parts of an object or list are put into brackets. */
function whole(example: string): string {
  const text = example.trim().replace(/,$/, '');
  return /^"[^"]*":/.test(text) ? `{${text}}` : `[${text}]`;
}

const examples = found(/^ *```json\n([\s\S]*?)\n *```/gm);

test('every example is valid JSON', () => {
  expect(examples.length).toBeGreaterThan(15);
  for (const example of examples) expect(() => JSON.parse(whole(example)), example).not.toThrow();
});

test('every example of a whole file names an existing schema', () => {
  const schemas = examples.flatMap((example) => /"\$schema": "(?:\.\.\/)+([^"]+)"/.exec(example)?.[1] ?? []);
  expect(schemas.length).toBeGreaterThan(5);
  expect(schemas.filter((schema) => !existsSync(path.join(ROOT, schema)))).toEqual([]);
});

test('findings are in code blocks, and steps are numbered consecutively', () => {
  expect(withoutCode).not.toMatch(/^site-config\/.+:\d+:\d+ /m);
  for (const section of withoutCode.split(/^###? /m)) {
    const steps = [...section.matchAll(/^(\d+)\. /gm)].map(([, number]) => Number(number));
    expect(steps, section.split('\n')[0]).toEqual(steps.map((_, index) => index + 1));
  }
});

test('every finding has a code of the checker, and every recipe ends with one', () => {
  const codes = found(/^site-config\/.+:\d+:\d+ {2}(?:error|warning) (\S+)$/gm);
  const known = allCodes();
  expect(codes.filter((code) => !known.includes(code))).toEqual([]);
  const silent = handbook
    .split(/^###? /m)
    .filter((section) => section.includes('```json') && !/^site-config\/.+:\d+:\d+ /m.test(section));
  expect(silent.map((section) => section.split('\n')[0])).toEqual([]);
});

const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync(path.join(ROOT, 'package.json'), 'utf8'),
);

test('every command exists', () => {
  const commands = found(/`npm run ([\w:-]+)/g);
  expect(commands).toContain('check');
  expect(commands.filter((command) => !(command in scripts))).toEqual([]);
});

test('the README at the root lists every command, and no others', () => {
  const readme = readFileSync(path.join(ROOT, 'README.md'), 'utf8');
  const listed = [...readme.matchAll(/^(?:\| `)?npm (?:run )?([\w:-]+)/gm)].map(([, command = '']) => command);
  const commands = Object.keys(scripts).filter((name) => !name.startsWith('pre'));
  expect([...new Set(listed)].sort()).toEqual(commands.sort());
});
