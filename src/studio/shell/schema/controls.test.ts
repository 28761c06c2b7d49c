import { expect, test } from 'vitest';
import { isObject } from '../../../content/read/json.ts';
import { allSchemas } from '../../testing/all-content.ts';
import { controlOf } from './controls.ts';

/** The control for a property of the files of a schema. */
function controlFor(schema: string, name: string) {
  const root = allSchemas.root(schema);
  const properties = isObject(root.schema.properties) ? root.schema.properties : {};
  return controlOf(allSchemas, allSchemas.of(properties[name], root.path));
}

test('a text by which entries are filtered suggests those of the others, unless it is the name of a file', () => {
  expect(controlFor('collections/faq.schema.json', 'category')).toBe('category');
  expect(controlFor('collections/faq.schema.json', 'question')).toBe('text');
  expect(controlFor('collections/article.schema.json', 'category')).toBe('reference');
  expect(controlFor('collections/article.schema.json', 'featured')).toBe('switch');
});
