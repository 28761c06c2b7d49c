import path from 'node:path';
import { expect, test } from 'vitest';
import { readSchemas } from '../../../content/schema/read-schemas.ts';
import { contentKinds } from '../../../content/schema/schemas.ts';
import { TestDraft } from '../../testing/test-draft.ts';
import { DraftSearch } from './search.ts';

const root = path.join(import.meta.dirname, '../../../..');
const kinds = contentKinds(readSchemas(path.join(root, 'schemas')));
const searchIn = (draft: TestDraft) => new DraftSearch(draft, kinds, (file) => ({ title: file, path: '/x' }));

test('finds words regardless of accents and capitals, and gives their location in words', () => {
  using draft = new TestDraft({
    'pages/home.json': '{"title":"Home","blocks":[{"type":"quote","text":"Ein Café in **Zürich**, offen bis spät"}]}',
  });
  expect(searchIn(draft).search('ZURICH cafe')).toEqual([
    {
      file: 'pages/home.json',
      pointer: '/blocks/0/text',
      title: 'pages/home.json',
      path: '/x',
      where: 'text of section 1 (quote) of the home page',
      before: 'Ein Café in ',
      found: 'Zürich',
      after: ', offen bis spät',
    },
  ]);
});

test('ranks titles first and technical names last, and does not search keys', () => {
  using draft = new TestDraft({
    'pages/a.json': '{"title":"About","blocks":[{"type":"quote","text":"All about the land","link":"/about-us"}]}',
    'pages/b.json': '{"title":"Other","about":"x"}',
  });
  expect(
    searchIn(draft)
      .search('about')
      .map(({ pointer }) => pointer),
  ).toEqual(['/title', '/blocks/0/text', '/blocks/0/link']);
});

test('follows changed, added and removed files, and searches files with JSON errors', () => {
  using draft = new TestDraft({ 'pages/a.json': '{"title":"One"}', 'pages/b.json': '{"title":"One more"}' });
  const found = searchIn(draft);
  expect(found.search('one')).toHaveLength(2);
  draft.write('pages/a.json', '{"title":"Twoo", "text": "one" "more"}');
  draft.write('pages/b.json', undefined);
  draft.write('pages/c.json', '{"title":"One again"}');
  expect(
    found
      .search('one')
      .map(({ file }) => file)
      .sort(),
  ).toEqual(['pages/a.json', 'pages/c.json']);
  expect(found.search('  ')).toEqual([]);
});

test('shortens long texts at word boundaries, and lists at most 50 hits', () => {
  const words = 'word '.repeat(40);
  using draft = new TestDraft({
    'pages/a.json': JSON.stringify({ blocks: Array.from({ length: 80 }, () => ({ text: `${words}here ${words}` })) }),
  });
  const hits = searchIn(draft).search('here');
  expect(hits).toHaveLength(50);
  expect(hits[0]).toMatchObject({
    before: `… ${'word '.repeat(7)}`,
    found: 'here',
    after: ` ${'word '.repeat(7)}word …`,
  });
});
