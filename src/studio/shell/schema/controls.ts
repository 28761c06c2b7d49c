import { isObject, listProperty, textProperty } from '../../../content/read/json.ts';
import type { JsonSchema } from '../../contract/files.ts';
import type { SchemaSet, Shape } from './schema-set.ts';

/** The kinds of control with which values are edited. */
export type Control =
  /** A constant, which is not shown. */
  | 'fixed'
  | 'group'
  | 'list'
  /** Checkboxes for a list of enum values. */
  | 'checkboxes'
  /** A list of rows, which are lists of texts. */
  | 'table'
  | 'focus'
  | 'choice'
  | 'switch'
  | 'number'
  | 'rich'
  | 'link'
  | 'reference'
  /** A text by which the entries of a collection are grouped: an existing one or a new one. */
  | 'category'
  /** An answer to a field of a form. */
  | 'answer'
  | 'date'
  | 'moment'
  | 'colour'
  | 'line'
  | 'text'
  /** A value with one of several schemas. */
  | 'alternatives'
  /** A value that the schema does not describe. */
  | 'json';

/** The control for values of a shape. */
export function controlOf(set: SchemaSet, { schema, path }: Shape): Control {
  if ('const' in schema) return 'fixed';
  if (Array.isArray(schema.enum)) return 'choice';
  switch (schema.type) {
    case 'object':
      return 'group';
    case 'array':
      return listControl(set, schema, path);
    case 'boolean':
      return 'switch';
    case 'integer':
    case 'number':
      return 'number';
    case 'string':
      return textControl(schema);
    default:
      return alternativesOf(schema).length > 0 ? 'alternatives' : 'json';
  }
}

/** The alternatives of a schema without a single type: those of oneOf and anyOf, and of a list of types. */
export function alternativesOf(schema: JsonSchema): JsonSchema[] {
  const types = Array.isArray(schema.type) ? schema.type.map((type) => ({ ...schema, type })) : [];
  return [...listProperty(schema, 'oneOf'), ...listProperty(schema, 'anyOf'), ...types].filter(isObject);
}

function listControl(set: SchemaSet, schema: JsonSchema, path: string): Control {
  const items = set.of(schema.items, path);
  if (isPercentPair(schema, items.schema)) return 'focus';
  if (Array.isArray(items.schema.enum) && items.schema['x-ref'] === undefined) return 'checkboxes';
  const cells = set.of(items.schema.items, items.path).schema;
  return items.schema.type === 'array' && cells.type === 'string' ? 'table' : 'list';
}

/** Whether a list is a pair of percentages, which is the focus point of a picture. */
function isPercentPair({ minItems, maxItems }: JsonSchema, items: JsonSchema): boolean {
  return minItems === 2 && maxItems === 2 && items.type === 'number' && items.maximum === 100;
}

const MAX_LINE_LENGTH = 60;

function textControl(schema: JsonSchema): Control {
  const reference = textProperty(schema, 'x-ref');
  if (schema['x-text'] === 'rich') return 'rich';
  if (schema['x-answer-to'] !== undefined) return 'answer';
  if (reference === 'link') return 'link';
  if (reference !== undefined && reference !== 'pattern') return 'reference';
  if (schema['x-filter'] !== undefined) return 'category';
  if (schema.format === 'date' || schema.format === 'moment') return schema.format;
  const pattern = textProperty(schema, 'pattern');
  if (pattern !== undefined) return isOfColours(pattern) ? 'colour' : 'line';
  if ('format' in schema) return 'line';
  return typeof schema.maxLength === 'number' && schema.maxLength <= MAX_LINE_LENGTH ? 'line' : 'text';
}

/** Whether a pattern matches hex colours only: it accepts a sample colour, but no part of it. */
function isOfColours(pattern: string): boolean {
  const shape = new RegExp(pattern);
  return shape.test('#0f2e4d') && !['0f2e4d', '#0f2e4', '#', 'x'].some((other) => shape.test(other));
}
