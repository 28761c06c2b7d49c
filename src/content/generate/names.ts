import { Content, type Places } from '../read/content.ts';
import { contentFiles } from '../read/files.ts';
import type { JsonObject } from '../read/json.ts';
import { readDocument } from '../read/read-document.ts';
import { namesFrom } from '../references/name-sources.ts';
import { type ReferenceKind, referenceKind } from '../references/reference-kinds.ts';
import { annotationsIn, contentKinds, type SchemaFile } from '../schema/schemas.ts';

/** What a reference of a kind can be today, as a schema; a kind that is not here can be anything. */
export type Names = ReadonlyMap<string, JsonObject>;

/** What exists in a content folder, by the kinds that schemas name. Files that cannot be read offer nothing. */
export async function existingNames(schemas: SchemaFile[], places: Places): Promise<Names> {
  const content = await readUnchecked(schemas, places);
  const kinds = [...annotationsIn(schemas, 'x-ref')].map((name) => [name, referenceKind(name, content.kinds)] as const);
  return new Map(kinds.flatMap(([name, kind]) => (kind?.completes ? [[name, offered(kind, content)]] : [])));
}

function offered({ names, other }: ReferenceKind, content: Content): JsonObject {
  const closed = { enum: [...((names && namesFrom(names, content)) ?? [])].sort() };
  return other === undefined ? closed : { anyOf: [closed, { pattern: other }] };
}

/** The content without its pages, as it is. */
async function readUnchecked(schemas: SchemaFile[], places: Places): Promise<Content> {
  const files = contentFiles(places.configDir, contentKinds(schemas));
  const content = new Content(places, schemas, files, new Date());
  for (const file of files.filter(({ kind }) => kind.name !== 'pages')) {
    const { content: read } = await readDocument(file.path);
    if (read) content.keep({ file, data: read.data, references: [] });
  }
  return content;
}
