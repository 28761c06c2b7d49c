import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { isObject, type JsonObject, listProperty, property, textProperty } from '../read/json.ts';
import { referenceKind } from '../references/reference-kinds.ts';
import { blockSchemas, contentKinds, referencedSchema, type SchemaFile } from '../schema/schemas.ts';
import { type Example, examplesOf } from './vscode.ts';

/** A schema and the file it is in, from which its references are resolved. */
interface SchemaLocation {
  schema: JsonObject;
  from: SchemaFile;
}

/** The shared schemas that blocks may refer to, by path. */
type Shared = ReadonlyMap<string, SchemaFile>;

/**
 * Generates the staff's block reference as Markdown. For each block it has the purpose, the properties, and the
 * examples with pictures; then come the parts that several blocks share.
 * @param root the root of the project, which contains the examples
 * @throws Error if a schema refers to one that does not exist
 */
export function generateBlockReference(schemas: SchemaFile[], root: string): string {
  const shared = new Map(schemas.map((schema) => [schema.path, schema]));
  const blocks = blockSchemas(schemas);
  const parts = partsOf(
    blocks.map(({ schema }) => schema),
    shared,
  );
  const list = blocks.map(({ type, schema }) => `- [${type}](#${type}): ${describe(schema.schema)}`);
  return `${[
    '# Blocks',
    'The sections that pages are made of. Each stands in the list `blocks` of a page, and its `type` says which one it is. `npm run dev` shows them all at `http://localhost:5173/_blocks`. Copy an example, and write your own words. This page is written by `npm run generate`; do not edit it.',
    list.join('\n'),
    ...blocks.flatMap(({ type, schema }) => [
      `## ${type}`,
      describe(schema.schema),
      table(schema, shared),
      ...examplesOf(root, type).map((example, index) => shown(example, type, index, root)),
    ]),
    '# Parts of blocks',
    ...parts.flatMap((part) => [`## Part: ${partName(part)}`, describe(part.schema), table(part, shared)]),
  ].join('\n\n')}\n`;
}

/**
 * The file of an example's picture, relative to the root.
 * @param number its position among the block's examples, from 1
 */
export function pictureOf(type: string, number: number): string {
  return `docs/blocks/${type}-${number}.webp`;
}

/**
 * An example with its picture, if it has one. The JSON of the first example is visible. That of the others is
 * collapsed, so that their pictures are close together.
 */
function shown({ title, block }: Example, type: string, index: number, root: string): string {
  const file = pictureOf(type, index + 1);
  const picture = existsSync(join(root, file)) ? [`![${type}: ${title}](../${file})`] : [];
  const json = `\`\`\`json\n${JSON.stringify(block, null, 2)}\n\`\`\``;
  const folded = index === 0 ? [json] : ['<details><summary>JSON</summary>', json, '</details>'];
  return [`**${title}**`, ...picture, ...folded].join('\n\n');
}

/** The shared schemas with properties that blocks use, directly or inside others, sorted by path. */
function partsOf(blocks: SchemaFile[], shared: Shared): SchemaFile[] {
  const seen = new Set<SchemaFile>();
  const visit = (node: unknown, from: SchemaFile): void => {
    if (Array.isArray(node)) for (const item of node) visit(item, from);
    if (!isObject(node)) return;
    const reference = textProperty(node, '$ref');
    const target = reference === undefined ? undefined : targetOf(reference, from, shared);
    if (target && !seen.has(target)) {
      seen.add(target);
      visit(target.schema, target);
    }
    for (const value of Object.values(node)) visit(value, from);
  };
  for (const block of blocks) visit(block.schema, block);
  return [...seen].filter(isPart).sort((one, other) => (one.path < other.path ? -1 : 1));
}

/**
 * Whether a schema is described as a shared part. The one that allows every block is not: the reference describes all
 * blocks anyway.
 */
function isPart({ schema }: SchemaFile): boolean {
  return schema['x-dispatch'] === undefined && objectIn(schema) !== undefined;
}

function partName(part: SchemaFile): string {
  return posix.basename(part.path, '.schema.json');
}

/** The schema that has the properties: the schema itself, or that of its items. */
function objectIn(schema: unknown): JsonObject | undefined {
  if (isObject(property(schema, 'properties')) && isObject(schema)) return schema;
  const items = property(schema, 'items');
  return items === undefined ? undefined : objectIn(items);
}

function table(file: SchemaFile, shared: Shared): string {
  const rows = rowsOf({ schema: file.schema, from: file }, '', shared);
  return ['| property | what it is | needed | allowed |', '|---|---|---|---|', ...rows].join('\n');
}

/** A row for each property; those of nested objects follow. */
function rowsOf({ schema, from }: SchemaLocation, before: string, shared: Shared): string[] {
  const object = objectIn(schema);
  const properties = property(object, 'properties');
  if (!isObject(properties)) return [];
  const needed = listProperty(object, 'required');
  return Object.entries(properties).flatMap(([name, value]) => {
    if (!isObject(value)) return [];
    const place = { schema: value, from };
    const label = `${before}\`${name}\``;
    const meaning = describe(resolved(place, shared)).replace(/[*_[\]<|\\]/g, '\\$&');
    const row = `| ${label} | ${meaning} | ${needed.includes(name) ? 'yes' : ''} | ${allowed(place, shared)} |`;
    return [row, ...rowsOf(place, `${label} › `, shared)];
  });
}

/** A schema combined with the one it refers to. If both have a keyword, its own counts. */
function resolved({ schema, from }: SchemaLocation, shared: Shared): JsonObject {
  const reference = textProperty(schema, '$ref');
  return reference === undefined ? schema : { ...targetOf(reference, from, shared).schema, ...schema };
}

function targetOf(reference: string, from: SchemaFile, shared: Shared): SchemaFile {
  const target = shared.get(referencedSchema(from, reference));
  if (!target) throw new Error(`schemas/${from.path} refers to ${reference}, which does not exist`);
  return target;
}

function describe(schema: JsonObject): string {
  return textProperty(schema, 'description') ?? '';
}

/** Describes the allowed values in a few words. */
function allowed({ schema, from }: SchemaLocation, shared: Shared): string {
  const reference = textProperty(schema, '$ref');
  if (reference !== undefined) {
    const target = targetOf(reference, from, shared);
    const name = partName(target);
    return isPart(target) ? `[${name}](#part-${name})` : allowed({ schema: target.schema, from: target }, shared);
  }
  if (schema['x-dispatch'] !== undefined) return 'any block';
  if (schema.const !== undefined) return code(schema.const);
  if (Array.isArray(schema.enum)) return schema.enum.map(code).join(', ');
  if (schema.type !== 'array') return plainly(schema, shared);
  const range = bounds(schema, 'minItems', 'maxItems');
  const items = isObject(schema.items) ? allowed({ schema: schema.items, from }, shared) : 'anything';
  return `list${range && ` of ${range}`}: ${items}`;
}

function plainly(schema: JsonObject, shared: Shared): string {
  const hint = textProperty(schema, 'x-pattern-hint');
  if (hint !== undefined) return hint;
  const kind = textProperty(schema, 'x-ref');
  if (kind !== undefined)
    return kind === 'link' ? 'link' : `name (${referenceKind(kind, contentKinds([...shared.values()]))?.noun})`;
  if (schema['x-text'] === 'rich') return 'text with bold words and links';
  if (schema.type === 'boolean') return '`true`, `false`';
  if (schema.type === 'string')
    return `text${schema.maxLength === undefined ? '' : `, at most ${schema.maxLength} characters`}`;
  if (schema.type !== 'integer' && schema.type !== 'number') return 'the properties below';
  const range = bounds(schema, 'minimum', 'maximum');
  return `${schema.type === 'integer' ? 'whole number' : 'number'}${range && `, ${range}`}`;
}

/** Describes limits: 'at least 1', 'at most 4', '1 to 4', or nothing. */
function bounds(schema: JsonObject, leastName: string, mostName: string): string {
  const { [leastName]: least, [mostName]: most } = schema;
  if (least !== undefined && most !== undefined) return least === most ? `${least}` : `${least} to ${most}`;
  if (least !== undefined) return `at least ${least}`;
  return most === undefined ? '' : `at most ${most}`;
}

function code(value: unknown): string {
  return `\`${String(value)}\``;
}
