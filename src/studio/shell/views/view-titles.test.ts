import { expect, test } from 'vitest';
import type { FileInfo, KindInfo } from '../../contract/files.ts';
import { titleOfFile } from './view-titles.ts';

const kind = (name: string, isFolder: boolean): KindInfo => ({
  name,
  isFolder,
  path: name,
  noun: name,
  description: '',
  isCollection: false,
  schema: '',
  named: [],
  namedByField: [],
});
const file = (name: string, of: string, title: string): FileInfo => ({
  file: name,
  kind: of,
  id: name,
  title,
  change: 'none',
  isDraft: false,
  published: {},
  paths: [],
});

test.each([
  ['pages/home.json', 'Welcome'],
  ['site.json', 'Site settings'],
  ['images/new-bench.webp', 'Picture new-bench'],
  ['brand/logo.svg', 'brand/logo.svg'],
])('the title of %s is "%s"', (name, title) => {
  const files = [file('pages/home.json', 'pages', 'Welcome'), file('site.json', 'site', 'site settings')];
  expect(titleOfFile(name, files, [kind('pages', true), kind('site', false)])).toBe(title);
});
