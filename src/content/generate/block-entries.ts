import { isObject, listProperty, property, textProperty } from '../read/json.ts';
import { blockSchemas, referencedSchema, type SchemaFile } from '../schema/schemas.ts';

/** A property of a block that holds entries of a collection. */
interface EntryProperty {
  collection: string;
  /** How many: those that a query asks for, or the one that the address names. */
  holds: 'query' | 'entry';
  tsType: string;
  /** How the block's property is read: one that may be missing counts as empty. */
  value: string;
}

function entryProperties(block: SchemaFile, byPath: ReadonlyMap<string, SchemaFile>): EntryProperty[] {
  const properties = block.schema.properties;
  if (!isObject(properties)) return [];
  return Object.entries(properties).flatMap(([name, value]) => {
    const reference = textProperty(value, '$ref');
    const schema = reference && byPath.get(referencedSchema(block, reference))?.schema;
    const holds = textProperty(schema, 'x-resolve');
    if (holds !== 'query' && holds !== 'entry') return [];
    const place = property(property(schema, 'properties'), holds === 'query' ? 'from' : 'entryOf');
    const collection = textProperty(place, 'const');
    const tsType = textProperty(schema, 'tsType');
    const isRequired = listProperty(block.schema, 'required').includes(name);
    const read = `block.${name}${holds === 'query' && !isRequired ? ' ?? []' : ''}`;
    return collection && tsType ? [{ collection, holds, tsType, value: read }] : [];
  });
}

/** The types of what properties hold, each once: one member of a union for each collection. */
function union(properties: EntryProperty[], holds: EntryProperty['holds']): string {
  const found = properties.filter((candidate) => candidate.holds === holds);
  const members = found.map(({ collection, tsType }) => {
    const type = tsType.replace(' | null', '');
    return `  | { collection: '${collection}'; ${holds === 'query' ? 'entries' : 'entry'}: ${type} }`;
  });
  return [...new Set(members)].sort().join('\n');
}

function cases(blocks: { type: string; properties: EntryProperty[] }[], holds: EntryProperty['holds']): string {
  return blocks
    .map(({ type, properties }) => ({ type, found: properties.filter((candidate) => candidate.holds === holds) }))
    .filter(({ found }) => found.length > 0)
    .map(({ type, found }) => {
      const parts = found.map(({ value, collection }) =>
        holds === 'query'
          ? `{ collection: '${collection}', entries: ${value} }`
          : `...(${value} ? [{ collection: '${collection}' as const, entry: ${value} }] : [])`,
      );
      return `    case '${type}':\n      return [${parts.join(', ')}];`;
    })
    .join('\n');
}

/** What blocks show of collections, as TypeScript: read from the properties whose schemas resolve to entries. */
export function generateBlockEntries(schemas: SchemaFile[]): string {
  const byPath = new Map(schemas.map((schema) => [schema.path, schema]));
  const blocks = blockSchemas(schemas).map(({ type, schema }) => ({
    type,
    properties: entryProperties(schema, byPath),
  }));
  const all = blocks.flatMap(({ properties }) => properties);
  const entries = [...new Set(all.map(({ tsType }) => tsType.replace(/^.*<|>.*$/g, '')))];
  return `/* Written by scripts/generate.ts from the properties in schemas/blocks/ that hold entries of collections. */
import type { Entry, ListItem } from '../contracts/resolved.ts';
import type { ${['Block', ...entries].sort().join(', ')} } from './types.ts';

/** Entries that a block lists. */
export type ListedEntries =
${union(all, 'query')};

/** The entry that the address names, in a block that shows it. */
export type NamedEntry =
${union(all, 'entry')};

/** The entries that a block lists, by collection. */
export function listedEntries(block: Block): ListedEntries[] {
  switch (block.type) {
${cases(blocks, 'query')}
    default:
      return [];
  }
}

/** The entry that a block shows because the address names it. */
export function namedEntries(block: Block): NamedEntry[] {
  switch (block.type) {
${cases(blocks, 'entry')}
    default:
      return [];
  }
}
`;
}
