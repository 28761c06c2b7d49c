import { expect, test } from 'vitest';
import templates from '../../page-templates.json';
import { allSchemas } from '../../testing/all-content.ts';
import en from '../../words.json';
import { pageTemplates } from './page-templates.ts';

test('every template has a title, and all its examples exist', () => {
  const found = pageTemplates(allSchemas);
  expect(found.map(({ examples }) => examples.length)).toEqual(Object.values(templates).map((names) => names.length));
  expect(Object.keys(en.templates)).toEqual(expect.arrayContaining(found.map(({ name }) => name)));
});
