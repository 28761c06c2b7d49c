import { posix } from 'node:path';
import { asObject, isObject, type JsonObject, property, textProperty } from '../read/json.ts';

/** A schema file. */
export interface SchemaFile {
  /** Path below schemas/ with forward slashes, such as blocks/quote.schema.json. */
  path: string;
  /** The name of its TypeScript type. */
  title: string;
  schema: JsonObject;
}

/** A type of content, and where its files are. */
export interface ContentKind {
  /** The name of the folder or file: pages, faqs, site. */
  name: string;
  /** Path relative to the content folder: 'pages', 'collections/faqs', or 'site.json'. */
  place: string;
  /** Whether it is a folder with one file per entity. */
  isFolder: boolean;
  schema: SchemaFile;
  /** All schemas, including those that it refers to. */
  schemas: readonly SchemaFile[];
}

/** The file extension of schemas. */
export const SCHEMA_EXTENSION = '.schema.json';

/** The existing block types, which are named like the files in schemas/blocks/. */
export function blockSchemas(schemas: readonly SchemaFile[]): { type: string; schema: SchemaFile }[] {
  return schemas
    .filter((schema) => schema.path.startsWith('blocks/'))
    .map((schema) => ({ type: posix.basename(schema.path, SCHEMA_EXTENSION), schema }));
}

/** The kinds of content files, which schemas declare with x-files. */
export function contentKinds(schemas: SchemaFile[]): ContentKind[] {
  return schemas.flatMap((schema) => {
    const files = textProperty(schema.schema, 'x-files');
    if (files === undefined) return [];
    const isFolder = files.endsWith('/*.json');
    const place = isFolder ? files.slice(0, -'/*.json'.length) : files;
    return [{ name: posix.basename(place, '.json'), place, isFolder, schema, schemas }];
  });
}

/**
 * Whether texts of a schema may have gaps that pages fill in, such as {number}. Their descriptions contain these names.
 */
export function hasPlaceholders({ schema }: SchemaFile): boolean {
  return /"description":"[^"]*\{\w+\}/.test(JSON.stringify(schema));
}

/** Whether files of a kind are entries of a collection. */
export function isCollection({ place }: ContentKind): boolean {
  return place.startsWith('collections/');
}

/**
 * The properties of a collection's entries that lists leave out. `order` is left out everywhere, because it is only for
 * sorting.
 */
export function detailsOf({ schema }: SchemaFile): string[] {
  const properties = asObject(schema.properties);
  return Object.keys(properties).filter((name) => property(properties[name], 'x-detail') === true && name !== 'order');
}

/** Calls a function for every object in these schemas. */
function forEachNode(schemas: SchemaFile[], visit: (node: JsonObject) => void): void {
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) for (const item of node) walk(item);
    if (!isObject(node)) return;
    visit(node);
    for (const part of Object.values(node)) walk(part);
  };
  for (const { schema } of schemas) walk(schema);
}

/** The names of all annotations in these schemas: our own keywords, which begin with x-. */
export function annotations(schemas: SchemaFile[]): Set<string> {
  const found = new Set<string>();
  forEachNode(schemas, (node) => {
    for (const keyword of Object.keys(node)) if (keyword.startsWith('x-')) found.add(keyword);
  });
  return found;
}

/** The different values of an annotation in these schemas. */
export function annotationsIn(schemas: SchemaFile[], keyword: string): Set<string> {
  const found = new Set<string>();
  forEachNode(schemas, (node) => {
    const value = textProperty(node, keyword);
    if (value !== undefined) found.add(value);
  });
  return found;
}

/** The path of the schema that a $ref points to. */
export function referencedSchema(from: SchemaFile, reference: string): string {
  return posix.normalize(posix.join(posix.dirname(from.path), reference));
}
