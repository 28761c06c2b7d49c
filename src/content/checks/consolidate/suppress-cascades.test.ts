/** What suppresses a finding is the data of another one: neither the path of the content folder, nor any sentence. */
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Content } from '../../read/content.ts';
import type { Issue } from '../../report/issues.ts';
import { validSite } from '../../testing/cases.ts';
import { checkContent } from '../check-content.ts';
import { suppressCascades } from './suppress-cascades.ts';

const folder = mkdtempSync(join(tmpdir(), 'platforms-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The valid site in a folder whose path has the names of content types in it. */
async function contentIn(...names: string[]): Promise<Content> {
  using site = validSite();
  const configDir = join(folder, ...names);
  mkdirSync(configDir, { recursive: true });
  cpSync(site.path, configDir, { recursive: true });
  const schemasDir = join(import.meta.dirname, '../../../../schemas');
  return (await checkContent({ configDir, schemasDir, now: new Date() })).content;
}

const issue = (content: Content, type: string, code: string, pointer: string): Issue => ({
  path: content.documents(type)[0]?.file.path ?? '',
  code,
  pointer,
  message: '',
  suggestion: '',
});

test.each([
  ['forms', 'too-few', '/fields', 'unused-email'],
  ['forms', 'wrong-shape', '/fields/0/name', 'unknown-answer'],
  ['options', 'wrong-type', '/options', 'unreachable-field'],
  ['routes', 'wrong-type', '/routes', 'unused-page'],
  ['site', 'wrong-shape', '/url', 'dead-mail-link'],
])('a mistake in %s suppresses what follows from it, and the same in another file does not', async (...row) => {
  const [type, code, pointer, effect] = row;
  const content = await contentIn('forms', 'options', type, 'site.json');
  const follows = issue(content, 'emails', effect, '/body');
  const cause = issue(content, type, code, pointer);
  expect(suppressCascades([cause, follows], content)).toEqual([cause]);
  const other = issue(content, 'messages', code, pointer);
  expect(suppressCascades([other, follows], content)).toEqual([other, follows]);
});

test.each([
  ['unknown-property', '/email', { properties: ['fields'] }, 'useless-alert', '/alert'],
  ['duplicate-key', '', { properties: ['order'] }, 'same-order', '/order'],
  ['foreign-markup', '/text', { isBlock: true }, 'line-break', '/text'],
  ['fact-as-text', '/text', { subject: 'rooms' }, 'unused-fact', '/rooms'],
])('%s suppresses what follows from it by its data, not by its words', async (...row) => {
  const [code, pointer, data, effect, place] = row;
  const content = await contentIn('words');
  const follows = issue(content, 'forms', effect, place);
  const plain = issue(content, 'forms', code, pointer);
  expect(suppressCascades([plain, follows], content)).toEqual([plain, follows]);
  const cause = { ...plain, ...data };
  expect(suppressCascades([cause, follows], content)).toEqual([cause]);
});
