import { listProperty, textProperty } from '../../../content/read/json.ts';
import { uiTexts } from '../i18n/ui-texts.ts';
import { alternativesOf } from './controls.ts';
import { englishItemNoun, labelOf } from './labels.ts';
import { additionalPropertiesShape, partsOf } from './parts.ts';
import type { SchemaSet, Shape } from './schema-set.ts';

/**
 * The initial value for a schema, with only the required properties. Its texts are samples such as "New title", so that
 * the page shows the new value at once.
 * @param name of the property, or of one item of the list
 */
export function initialValue(set: SchemaSet, shape: Shape, name: string): unknown {
  const { schema, path } = shape;
  if ('const' in schema) return schema.const;
  if (Array.isArray(schema.enum)) return schema.enum[0];
  switch (schema.type) {
    case 'object':
      return initialObject(set, shape);
    case 'array':
      return Array.from({ length: Number(schema.minItems ?? 0) }, () =>
        initialValue(set, set.of(schema.items, path), englishItemNoun(name)),
      );
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return Number(schema.minimum ?? 1);
    case 'string':
      return initialText(shape, name);
    default: {
      const [first] = alternativesOf(schema);
      return first ? initialValue(set, set.of(first, path), name) : '';
    }
  }
}

function initialObject(set: SchemaSet, shape: Shape): unknown {
  const [alternative] = alternativesOf(shape.schema);
  const asked = listProperty(alternative, 'required');
  const parts = partsOf(set, shape, {}).filter((part) => part.isRequired || asked.includes(part.name));
  const own = parts.map((part) => [part.name, initialValue(set, part.shape, part.name)] as const);
  const named = own.length === 0 ? additionalPropertiesShape(set, shape) : undefined;
  return named && Number(shape.schema.minProperties ?? 0) > 0 ? {} : Object.fromEntries(own);
}

function initialText({ schema }: Shape, name: string): string {
  if (schema.format === 'date' || schema.format === 'moment') return new Date().toISOString().slice(0, 10);
  if (schema['x-ref'] !== undefined || 'format' in schema) return '';
  const text = uiTexts.fields.newText.replace('{what}', labelOf(name).toLowerCase());
  const pattern = textProperty(schema, 'pattern');
  return pattern === undefined || new RegExp(pattern, 'u').test(text) ? text : '';
}
