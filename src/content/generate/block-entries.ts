import { asObject, listProperty, property, textProperty } from '../read/json.ts';
import { collectionGroups } from '../schema/collection-schemas.ts';
import { blockSchemas, referencedSchema, type SchemaFile } from '../schema/schemas.ts';

/**
 * A property of a block that contains data for search engines: entries of collections, or items of the block itself.
 */
interface EntryProperty {
  /** x-structured-data of the collections, or of the property if it has its own items. */
  type: string;
  /** A list, which a query finds, or the one entry that the address names. */
  holds: 'list' | 'entry';
  /** The expression for the property's value. */
  value: string;
  isRequired: boolean;
  /** x-trail of the collections. */
  trail: string | undefined;
}

/** Finds such properties in the schemas. */
class Schemas {
  readonly blocks: { type: string; schema: SchemaFile }[];
  readonly #byPath: ReadonlyMap<string, SchemaFile>;
  readonly #groups: ReturnType<typeof collectionGroups>;

  constructor(schemas: SchemaFile[]) {
    this.blocks = blockSchemas(schemas);
    this.#byPath = new Map(schemas.map((schema) => [schema.path, schema]));
    this.#groups = collectionGroups(schemas);
  }

  entryProperties(block: SchemaFile): EntryProperty[] {
    const { properties } = block.schema;
    return Object.entries(asObject(properties)).flatMap(([name, value]) => {
      const isRequired = listProperty(block.schema, 'required').includes(name);
      const own = textProperty(value, 'x-structured-data');
      const found =
        own === undefined ? this.#ofCollection(block, value) : { type: own, holds: 'list' as const, trail: undefined };
      return found ? [{ ...found, value: `block.${name}`, isRequired }] : [];
    });
  }

  /** The collection entries that a property contains; undefined if it contains none. */
  #ofCollection(block: SchemaFile, value: unknown): Pick<EntryProperty, 'type' | 'holds' | 'trail'> | undefined {
    const reference = textProperty(value, '$ref');
    const schema = reference && this.#byPath.get(referencedSchema(block, reference))?.schema;
    const resolves = textProperty(schema, 'x-resolve');
    if (resolves !== 'query' && resolves !== 'entry') return undefined;
    const place = property(property(schema, 'properties'), resolves === 'query' ? 'from' : 'entryOf');
    const collection = textProperty(place, 'const') ?? String(listProperty(place, 'enum')[0]);
    const first = this.#groups.find(({ collections }) => collections.includes(collection))?.schemas[0]?.schema;
    const type = textProperty(first, 'x-structured-data');
    if (type === undefined) return undefined;
    return { type, holds: resolves === 'query' ? 'list' : 'entry', trail: textProperty(first, 'x-trail') };
  }
}

function listed({ type, value, isRequired }: EntryProperty): string {
  return `{ type: '${type}', entries: ${value}${isRequired ? '' : ' ?? []'} }`;
}

function named({ type, value, trail }: EntryProperty): string {
  const belongsTo = trail === undefined ? '' : `, trail: ${value}.${trail}`;
  return `...(${value} ? [{ type: '${type}' as const, entry: ${value}${belongsTo} }] : [])`;
}

function cases(schemas: Schemas, holds: EntryProperty['holds']): string {
  return schemas.blocks
    .map(({ type, schema }) => ({
      type,
      found: schemas.entryProperties(schema).filter((candidate) => candidate.holds === holds),
    }))
    .filter(({ found }) => found.length > 0)
    .map(
      ({ type, found }) =>
        `    case '${type}':\n      return [${found.map(holds === 'list' ? listed : named).join(', ')}];`,
    )
    .join('\n');
}

/** Generates the code that finds, in a block, the entries of collections and other items for search engines. */
export function generateBlockEntries(files: SchemaFile[]): string {
  const schemas = new Schemas(files);
  return `/* Written by scripts/generate.ts from the properties in schemas/blocks/ that hold entries of collections. */
import type { ListedEntries, NamedEntry } from '../contracts/entries.ts';
import type { Block } from './types.ts';

/** The entries that a block lists, by what they are. */
export function listedEntries(block: Block): ListedEntries[] {
  switch (block.type) {
${cases(schemas, 'list')}
    default:
      return [];
  }
}

/** The entry that a block shows because the address names it. */
export function namedEntries(block: Block): NamedEntry[] {
  switch (block.type) {
${cases(schemas, 'entry')}
    default:
      return [];
  }
}
`;
}
