/**
 * The map in src/README.md answers a newcomer's first questions: each place is listed, exists, and contains what the
 * map says.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../scripts/lib/root.ts';
import { stepsOf } from '../scripts/test/steps.ts';
import { possiblePaths } from './repo/docs-rules.ts';
import { repositoryFiles } from './repo/source-files.ts';

const map = readFileSync(path.join(ROOT, 'src/README.md'), 'utf8');
const table = map.split('## Where is …')[1]?.split('\n## ')[0] ?? '';

/** The rows of the table: what is sought, and the cell that says where it is. */
const rows = new Map(
  [...table.matchAll(/^\| (?!what \||-)([^|]+) \| ([^|]+) \|$/gm)].map(([, what = '', where = '']) => [what, where]),
);

/** What is sought, the file that the map names, and a pattern that the file must contain. */
const ANSWERS: [what: string, file: string, holds: RegExp][] = [
  ['the time before a dropdown closes', 'site-config/navigation.json', /"dropdownCloseDelay": \d+/],
  ['the time before a dropdown closes', 'layout/useDropdown.ts', /setTimeout\([^;]*closeDelay\)/],
  ['the phone rule', 'forms/rules/phone.ts', /export function normalisePhone\(/],
  ['the phone rule', 'site-config/site.json', /"phoneNumbers": \{/],
  ['the table of security headers', 'contracts/hosting.ts', /'permissions-policy':[\s\S]*'referrer-policy':/],
  ['the table of security headers', 'build/pages/document.ts', /http-equiv="Content-Security-Policy"/],
  ['what is downloaded with the first click', 'browser/navigation/navigation-code.ts', /export \{ Router \}/],
  ['how a mail or a webhook call is retried', 'server/mail/schedule.ts', /export const RETRY_MINUTES = \[/],
  ['how a mail or a webhook call is retried', 'server/webhooks/schedule.ts', /export const RETRY_MINUTES = \[/],
  ['how a mail or a webhook call is retried', 'server/deliveries/queue.ts', /export class DeliveryQueue/],
  ["what a robot's submission comes to", 'forms/rules/honeypot.ts', /export const HONEYPOT_FIELD/],
  ["what a robot's submission comes to", 'server/submission/prepare-submission.ts', /'quarantined'/],
  ['the choices of a form on the server', 'content/compile/site-compiler.ts', /forms: this\./],
  ['the choices of a form on the server', 'forms/rules/check-values.ts', /options\.some\(/],
  ['what is logged', 'server/logging/log.ts', /serializers: \{/],
  ['what is logged', 'server/http/api-routes.ts', /log\.info\([^)]*'answered'\)/],
  ['the sentence for a missing comma', 'content/syntax/faults.ts', /`A comma is missing after /],
  ['the sentence for a missing comma', 'content/schema/schema-messages.ts', /'missing-property'/],
  ['the 404 page', 'site-config/routes.json', /"notFound": "[\w-]+"/],
  ['the 404 page', 'blocks/error-screen/Component.tsx', /export default function/],
  ['the social card', 'build/media/social-cards.ts', /export class SocialCards/],
  ['the widths of a picture', 'content/read/pictures.ts', /widths: \[/],
  ['the widths of a picture', 'build/media/pictures.ts', /export function pictureFiles\(/],
  ['when a block is hydrated', 'browser/entry/islands.ts', /function whenTriggered\(/],
  ['an environment variable', 'server/startup/env.ts', /export function readSettings\(/],
  ['a colour, light or dark, a font, a font size', 'styles/theme.ts', /export function themeCss\(/],
  ['what the studio writes to disk', 'studio/server/draft/stored-draft.ts', /export class StoredDraft/],
  ['what the studio writes to disk', 'studio/server/save/save.ts', /export async function save\(/],
  ['page size limits', 'tests/sizes/limits.ts', /export const \w+ = /],
];

test('the map has the length of one page', () => {
  const [page = ''] = map.split('## Dependencies');
  expect(page.split('\n').length).toBeLessThanOrEqual(110);
});

test('every row of the map is tested here', () => {
  expect([...rows.keys()].sort()).toEqual([...new Set(ANSWERS.map(([what]) => what))].sort());
  expect(rows.size).toBeGreaterThanOrEqual(10);
});

describe('the map says where to find', () => {
  test.each(ANSWERS)('%s: %s', (what, target, holds) => {
    // The map may name the folder of the file.
    const named = [...(rows.get(what) ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
    expect(named.some((name) => name === target || (name.endsWith('/') && target.startsWith(name)))).toBe(true);
    const file = possiblePaths(target).find((candidate) => existsSync(path.join(ROOT, candidate))) ?? target;
    expect(readFileSync(path.join(ROOT, file), 'utf8')).toMatch(holds);
  });
});

test('every annotation used in schemas has a line in docs/schema-annotations.md, and no others do', () => {
  const page = readFileSync(path.join(ROOT, 'docs/schema-annotations.md'), 'utf8');
  const described = [...page.matchAll(/^\| `(x-[a-z-]+)/gm)].map(([, name]) => name);
  const schemas = repositoryFiles().filter((file) => file.path.startsWith('schemas/'));
  const used = schemas.flatMap(({ text }) => [...text.matchAll(/"(x-[a-z-]+)":/g)].map(([, name]) => name));
  expect(described.sort()).toEqual([...new Set(used)].sort());
});

test('every decision is listed by its title, and the numbers are consecutive', () => {
  const folder = path.join(ROOT, 'docs/decisions');
  const list = readFileSync(path.join(folder, 'README.md'), 'utf8');
  const names = readdirSync(folder).filter((name) => name !== 'README.md');
  const lines = names.map((name, index) => {
    const [, number = '', title = ''] = /^# (\d+)\. (.+)$/m.exec(readFileSync(path.join(folder, name), 'utf8')) ?? [];
    expect(`${name}: ${number}`).toBe(`${name}: ${index + 1}`);
    return `| ${name.slice(0, 4)} | [${title}](${name}) | `;
  });
  expect(lines.filter((line) => !list.includes(`\n${line}`))).toEqual([]);
});

test('CONTRIBUTING.md names only existing commands and test steps', () => {
  const page = readFileSync(path.join(ROOT, 'CONTRIBUTING.md'), 'utf8');
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(
    readFileSync(path.join(ROOT, 'package.json'), 'utf8'),
  );
  const commands = [...page.matchAll(/\bnpm (?:run )?(start|test|(?<=run )[\w:-]+)/g)].map(([, name = '']) => name);
  const steps = [...page.matchAll(/--only (\w+)/g)].map(([, name = '']) => name);
  expect(commands.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  expect(steps.filter((name) => !stepsOf(['quick']).some((step) => step.name === name))).toEqual([]);
  expect(commands.length + steps.length).toBeGreaterThan(10);
});
