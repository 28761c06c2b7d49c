import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSchemas } from '../schema/read-schemas.ts';
import type { SchemaFile } from '../schema/schemas.ts';
import { unknownKinds } from './reference-kinds.ts';

const schemas = readSchemas(join(import.meta.dirname, '../../../schemas'));

function withAnnotations(annotations: object): SchemaFile[] {
  const schema = { title: 'Photo', properties: { frame: { items: annotations } } };
  return [...schemas, { path: 'photo.schema.json', title: 'Photo', schema }];
}

test('schemas use only existing kinds of references', () => {
  expect(unknownKinds(schemas)).toEqual([]);
});

test.each([
  [{ 'x-ref': 'picture' }, 'x-ref: picture'],
  [{ 'x-ref': 'articles.' }, 'x-ref: articles.'],
  [{ 'x-resolve': 'page' }, 'x-resolve: page'],
  [{ 'x-ref': 'forms' }, 'x-ref: forms'],
])('an unknown kind in the schema %o is found', (annotations, expected) => {
  expect(unknownKinds(withAnnotations(annotations))).toEqual([expected]);
});

test('every collection is a kind, and so are the values of its entries', () => {
  expect(unknownKinds(withAnnotations({ 'x-ref': 'articles', 'x-resolve': 'articles' }))).toEqual([]);
  expect(unknownKinds(withAnnotations({ 'x-ref': 'projects.category' }))).toEqual([]);
});
