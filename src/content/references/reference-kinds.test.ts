import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSchemas } from '../schema/read-schemas.ts';
import type { SchemaFile } from '../schema/schemas.ts';
import { unknownKinds } from './reference-kinds.ts';

const schemas = readSchemas(join(import.meta.dirname, '../../../schemas'));

function saying(annotations: object): SchemaFile[] {
  const schema = { title: 'Photo', properties: { frame: { items: annotations } } };
  return [...schemas, { path: 'photo.schema.json', title: 'Photo', schema }];
}

test('schemas name only kinds that there are', () => {
  expect(unknownKinds(schemas)).toEqual([]);
});

test.each([
  [{ 'x-ref': 'picture' }, 'x-ref: picture'],
  [{ 'x-ref': 'articles.' }, 'x-ref: articles.'],
  [{ 'x-resolve': 'page' }, 'x-resolve: page'],
  [{ 'x-ref': 'forms' }, 'x-ref: forms'],
])('a schema that says %o is refused', (annotations, told) => {
  expect(unknownKinds(saying(annotations))).toEqual([told]);
});

test('every collection is a kind, and so are the values that its entries have', () => {
  expect(unknownKinds(saying({ 'x-ref': 'articles', 'x-resolve': 'articles' }))).toEqual([]);
  expect(unknownKinds(saying({ 'x-ref': 'projects.category' }))).toEqual([]);
});
