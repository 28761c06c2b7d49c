import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { textProperty } from '../read/json.ts';
import { namingProperty } from './nouns.ts';
import { readSchemas } from './read-schemas.ts';
import { annotations, blockSchemas, contentKinds } from './schemas.ts';
import { validatorCode } from './validator/validator-code.ts';

const schemas = readSchemas(join(import.meta.dirname, '../../../schemas'));
const ajv = new Ajv({ strict: false, allErrors: true });

test.each(schemas.map((schema) => [schema.path, schema] as const))('%s is a schema', (_path, { schema }) => {
  expect([ajv.validateSchema(schema), ajv.errors]).toEqual([true, null]);
});

test('the type of every section is the name of its schema file', () => {
  const properties = blockSchemas(schemas).map(({ schema }) => schema.schema.properties);
  const types = properties.map((own) => JSON.parse(JSON.stringify(own)).type.const);
  expect(types).toEqual(blockSchemas(schemas).map((block) => block.type));
});

test('kinds of content have different names, and a place', () => {
  const kinds = contentKinds(schemas);
  expect(kinds.map((kind) => kind.place)).toContain('pages');
  expect(new Set(kinds.map((kind) => kind.name)).size).toBe(kinds.length);
});

test('titles are unique, because they become names of types', () => {
  const titles = schemas.map((schema) => textProperty(schema.schema, 'title'));
  expect(new Set(titles).size).toBe(titles.length);
});

test('every annotation in use is documented, and no other', () => {
  const map = readFileSync(join(import.meta.dirname, '../../../docs/schema-annotations.md'), 'utf8');
  const explained = [...map.matchAll(/^\| `(x-[a-z-]+)/gm)].map(([, name = '']) => name);
  expect([...new Set(explained)].sort()).toEqual([...annotations(schemas)].sort());
});

test('a schema may have a new annotation without any further change', () => {
  const schema = { title: 'Photo', 'x-files': 'photos/*.json', 'x-frame': 'oak', type: 'object', properties: {} };
  const code = validatorCode([...schemas, { path: 'photo.schema.json', title: 'Photo', schema }]);
  expect(code.includes('exports.photos')).toBe(true);
});

test.each([
  ['page', 'title'],
  ['collections/article', 'title'],
  ['collections/leader', 'name'],
  ['collections/faq', 'question'],
  ['form', undefined],
])('a new %s is named by its %s', (name, property) => {
  const file = schemas.find((one) => one.path === `${name}.schema.json`);
  expect(namingProperty(file?.schema)).toBe(property);
});
