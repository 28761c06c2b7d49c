/** Generates schemas from collections: how blocks choose their entries, and how a page shows a single one. */
import { asObject, type JsonObject, textProperty } from '../read/json.ts';
import { contentKinds, isCollection, type SchemaFile } from './schemas.ts';

/** Collections with the same kind of entries. A block that can show entries of one of them can show those of all. */
interface Group {
  /** The value of x-structured-data in their schemas, or the title of the only one. */
  name: string;
  schemas: SchemaFile[];
  /** Their names in the content. */
  collections: string[];
}

/** The collections, grouped by the kind of their entries, in the order of the schemas. */
export function collectionGroups(schemas: SchemaFile[]): Group[] {
  const kinds = contentKinds(schemas).filter(isCollection);
  const groups = Map.groupBy(kinds, ({ schema }) => textProperty(schema.schema, 'x-structured-data') ?? schema.title);
  return [...groups].map(([name, ofGroup]) => ({
    name,
    schemas: ofGroup.map(({ schema }) => schema),
    collections: ofGroup.map((kind) => kind.name),
  }));
}

/**
 * Generates `shared/article-query.schema.json` and `shared/article-entry.schema.json` for each group of collections.
 */
export function collectionSchemas(schemas: SchemaFile[]): SchemaFile[] {
  return collectionGroups(schemas).flatMap((group) => {
    const file = `shared/${group.name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()}`;
    const places = group.collections.map((name) => `collections/${name}/`).join(' or ');
    return [
      {
        path: `${file}-query.schema.json`,
        title: `${group.name}Query`,
        schema: {
          title: `${group.name}Query`,
          description: `Which entries of ${places} are shown.`,
          ...object(
            {
              from: { ...among(group.collections, 'The collection.'), 'x-ref': 'entry-list' },
              ...filters(group),
              limit: LIMIT,
            },
            'from',
          ),
          'x-resolve': 'query',
          tsType: `(${group.schemas.map(({ title }) => `${title}Item`).join(' | ')})[]`,
        },
      },
      {
        path: `${file}-entry.schema.json`,
        title: `${group.name}EntryPlace`,
        schema: {
          title: `${group.name}EntryPlace`,
          description: `The entry of ${places} that the address names, if it names one.`,
          ...object(
            { entryOf: { ...among(group.collections, 'The collection of the route.'), 'x-ref': 'collection' } },
            'entryOf',
          ),
          'x-resolve': 'entry',
          tsType: `${group.schemas.map(({ title }) => `${title}Entry`).join(' | ')} | null`,
        },
      },
    ];
  });
}

const LIMIT = { type: 'integer', minimum: 1, description: 'At most this many.' };

function object(properties: JsonObject, required: string): JsonObject {
  return { type: 'object', additionalProperties: false, required: [required], properties };
}

function among([only, ...others]: string[], description: string): JsonObject {
  return { ...(others.length === 0 ? { const: only } : { enum: [only, ...others] }), description };
}

/** More properties of a query: those with x-filter, and the one with x-related. */
function filters({ schemas, collections }: Group): JsonObject {
  const properties = schemas.flatMap(({ schema }, index) =>
    Object.entries(asObject(schema.properties)).map(([name, property]) => ({
      name,
      property: asObject(property),
      collection: collections[index],
    })),
  );
  const filters = properties.flatMap(({ name, property, collection }): [string, JsonObject][] => {
    const { 'x-filter': description, 'x-resolve': _resolve, 'x-related': _related, tsType: _type, ...rest } = property;
    if (description === undefined) return [];
    // A text without x-ref may be any value that some entry has.
    const named = rest.type === 'string' ? { 'x-ref': `${collection}.${name}`, ...rest } : rest;
    return [[name, { ...named, description }]];
  });
  const related = properties.flatMap(({ property }) => textProperty(property, 'x-related') ?? []);
  const [description] = related;
  return {
    ...Object.fromEntries(filters),
    ...(description !== undefined && {
      related: { type: 'boolean', description },
      follows: {
        const: true,
        description: 'Only the entry that follows the one of the page; the first after the last.',
      },
    }),
  };
}
