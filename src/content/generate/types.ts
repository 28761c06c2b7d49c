import type { JSONSchema } from 'json-schema-to-typescript';
import { isObject, type JsonObject } from '../read/json.ts';
import {
  blockSchemas,
  contentKinds,
  detailsOf,
  isCollection,
  referencedSchema,
  type SchemaFile,
} from '../schema/schemas.ts';

const banner = `/* Written by scripts/generate.ts from schemas/. Change the schemas, not this file. */
import type { Chart, Deliverable, DocumentFile, Drawing, EmailButton, EmailParam, Entry, Figure, FigureStatus, Option, Picture, QuotedFact, Rule } from '../contracts/resolved.ts';`;

/** Keywords that only restrict values further, which TypeScript types cannot express. */
const validationOnly = new Set(['allOf', 'anyOf', 'oneOf', 'if', 'then', 'propertyNames', '$schema']);

/**
 * Generates TypeScript types of the content. Block is the union of all block types, and Content has the type of each
 * kind of content file.
 */
export async function generateTypes(schemas: SchemaFile[]): Promise<string> {
  // Imported only here, because the package is not installed in production.
  const { compile } = await import('json-schema-to-typescript');
  const byPath = new Map(schemas.map((schema) => [schema.path, schema]));
  const definitions = Object.fromEntries(
    schemas.map((schema) => [schema.title, withLocalReferences(schema.schema, schema, byPath)]),
  );
  const kinds = contentKinds(schemas).map((kind) => [kind.name, kind.schema.title] as const);
  const blocks = blockSchemas(schemas).map((block) => [block.type, block.schema.title] as const);
  const root: unknown = {
    definitions,
    ...objectOf({
      content: { title: 'Content', ...objectOf(references(kinds)) },
      blocks: { title: 'BlockTypes', ...objectOf(references(blocks)) },
    }),
  };
  if (!isSchema(root)) throw new Error('the schemas make no schema');
  const source = await compile(root, 'Schemas', {
    additionalProperties: false,
    bannerComment: banner,
    ignoreMinAndMaxItems: true,
    style: { singleQuote: true, printWidth: 120 },
  });
  return `${source}\n/** Any block. */\nexport type Block = BlockTypes[keyof BlockTypes];\n${entryTypes(schemas)}`;
}

/** Generates the types of collection entries for components: whole entries, and entries as lists have them. */
function entryTypes(schemas: SchemaFile[]): string {
  return contentKinds(schemas)
    .filter(isCollection)
    .map(({ place, schema }) => {
      const details = detailsOf(schema).map((name) => `'${name}'`);
      const entry = `${schema.title}Entry`;
      return `
/** An entry of ${place}/. */
export type ${entry} = Entry<${schema.title}>;

/** The same as lists show it: without what its schema marks with x-detail. */
export type ${schema.title}Item = ${details.length === 0 ? entry : `Omit<${entry}, ${details.join(' | ')}>`};
`;
    })
    .join('');
}

function references(entries: (readonly [string, string])[]): JsonObject {
  return Object.fromEntries(entries.map(([name, title]) => [name, { $ref: `#/definitions/${title}` }]));
}

function objectOf(properties: JsonObject): JsonObject {
  return { type: 'object', additionalProperties: false, required: Object.keys(properties), properties };
}

function withLocalReferences(node: unknown, from: SchemaFile, byPath: Map<string, SchemaFile>): unknown {
  if (Array.isArray(node)) return node.map((item) => withLocalReferences(item, from, byPath));
  if (!isObject(node)) return node;
  if (typeof node.$ref === 'string') return localReference(node.$ref, from, byPath);
  const kept = Object.entries(node).filter(([key]) => !validationOnly.has(key));
  return Object.fromEntries(kept.map(([key, value]) => [key, withLocalReferences(value, from, byPath)]));
}

function localReference(reference: string, from: SchemaFile, byPath: Map<string, SchemaFile>): JsonObject {
  const target = byPath.get(referencedSchema(from, reference));
  if (!target) throw new Error(`schemas/${from.path} refers to ${reference}, which does not exist`);
  const { tsType, description } = target.schema;
  return tsType === undefined ? { $ref: `#/definitions/${target.title}` } : { tsType, description };
}

function isSchema(value: unknown): value is JSONSchema {
  return isObject(value);
}
