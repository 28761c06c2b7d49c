import { expect, test } from 'vitest';
import type { FileInfo, KindInfo } from '../../../contract/files.ts';
import { allSchemas } from '../../../testing/all-content.ts';
import { settingHits } from './setting-hits.ts';

const kind = (name: string, schema: string, isFolder = false): KindInfo => ({
  name,
  schema,
  isFolder,
  path: name,
  noun: name,
  description: '',
  isCollection: false,
  named: [],
  namedByField: [],
});
const kinds = [
  kind('site', 'site.schema.json'),
  kind('theme', 'theme.schema.json'),
  kind('pages', 'page.schema.json', true),
];
const file = (name: string): FileInfo => ({
  file: `${name}.json`,
  kind: name,
  id: name,
  title: name,
  change: 'none',
  isDraft: false,
  published: {},
  paths: [],
});
const files = [file('site'), file('theme'), file('pages')];

const found = (query: string) => {
  const { named, described } = settingHits(allSchemas, kinds, files, query);
  const inOneLine = (hits: typeof named) => hits.map((hit) => `${hit.file} ${hit.pointer}`);
  return { named: inOneLine(named), described: inOneLine(described) };
};

test('finds a setting of the site by its label, independent of its value', () => {
  expect(found('opening hours').named).toEqual(['site.json /hours']);
  expect(found('PHONE').named).toContain('site.json /phone');
  expect(found('country code').named).toEqual(['site.json /phoneNumbers/countryCode']);
});

test('lists settings whose help matches separately, and leaves out fields of pages', () => {
  expect(found('name of the company').named).toEqual([]);
  expect(found('name of the company').described).toEqual(['site.json /legalName']);
  expect(found('canonical')).toEqual({ named: [], described: [] });
  expect(found('  ')).toEqual({ named: [], described: [] });
});

test('marks the matching words in the label', () => {
  const [hit] = settingHits(allSchemas, kinds, files, 'hours').named;
  expect(hit).toMatchObject({ before: 'Opening ', found: 'hours', after: '', title: 'Site settings' });
});
