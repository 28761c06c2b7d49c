import { SERVER_LINKS } from '../../forms/rules/index.ts';
import { installedFonts, SYSTEM_FONT } from '../fonts/installed-fonts.ts';
import { Content } from '../read/content.ts';
import { brandFolder, contentFiles } from '../read/files.ts';
import { asObject, type JsonObject, listProperty, textProperty } from '../read/json.ts';
import { readDocument } from '../read/read-document.ts';
import { fieldsOf } from '../references/conditions.ts';
import { namesFrom } from '../references/name-sources.ts';
import { type ReferenceKind, referenceKind } from '../references/reference-kinds.ts';
import { annotationsIn, contentKinds, type SchemaFile } from '../schema/schemas.ts';

/** A schema of the existing names for each kind of reference. If a kind is missing, any name is allowed. */
export type Names = ReadonlyMap<string, JsonObject>;

/** The existing names in a content folder, for the kinds that schemas use. Unreadable files are ignored. */
export async function existingNames(schemas: SchemaFile[], configDir: string): Promise<Names> {
  const content = await readUnchecked(schemas, configDir);
  const kinds = [...annotationsIn(schemas, 'x-ref')].map((name) => [name, referenceKind(name, content.kinds)] as const);
  const open = Object.entries(OFFERED).map(([name, names]) => [name, whatever([...names(content)])] as const);
  return new Map([
    ...kinds.flatMap(([name, kind]) => (kind?.isSuggested ? [[name, offered(kind, content)] as const] : [])),
    ...open,
  ]);
}

/** Names that editors suggest but do not require, because only rules can tell whether a name is right in its place. */
const OFFERED: Record<string, (content: Content) => Iterable<string>> = {
  font: ({ configDir }) => [...installedFonts(brandFolder(configDir)).keys(), SYSTEM_FONT],
  field: (content) => [
    ...content.documents('forms').flatMap(({ data }) => fieldsOf(data).map(({ name }) => name)),
    ...['submissionId', 'timestamp'],
    ...SERVER_LINKS,
  ],
  option: (content) =>
    content
      .documents('options')
      .flatMap(({ data }) => listProperty(data, 'options').flatMap((option) => textProperty(option, 'value') ?? [])),
};

const whatever = (names: string[]): JsonObject => ({
  anyOf: [{ enum: [...new Set(names)].filter((name) => name !== '').sort() }, { type: 'string' }],
});

/** Something that placeholders in texts can stand for. */
export interface PlaceholderName {
  /** The placeholder, such as `{{facts.occupancy}}`. */
  written: string;
  /** The text that visitors see in its place, and what it means. */
  says: string;
}

/** All placeholders available in a content folder. */
export async function placeholderNames(schemas: SchemaFile[], configDir: string): Promise<PlaceholderName[]> {
  const content = await readUnchecked(schemas, configDir);
  const [facts, site] = [content.data('facts'), content.data('site')];
  const ofFacts = Object.entries(asObject(facts)).flatMap(([name, fact]) => {
    const [value, meaning] = [textProperty(fact, 'value'), textProperty(fact, 'meaning')];
    return value === undefined ? [] : [{ written: `{{facts.${name}}}`, says: `${value}: ${meaning ?? ''}` }];
  });
  const ofSite = Object.entries(asObject(site)).flatMap(([name, value]) =>
    typeof value !== 'string' || name.startsWith('$') ? [] : [{ written: `{{site.${name}}}`, says: value }],
  );
  return [...ofFacts, ...ofSite, { written: '{{build.year}}', says: 'The year of the build.' }];
}

function offered({ names, other }: ReferenceKind, content: Content): JsonObject {
  const closed = { enum: [...((names && namesFrom(names, content)) ?? [])].sort() };
  return other === undefined ? closed : { anyOf: [closed, { pattern: other }] };
}

/** Reads the content without its pages, and without checking it. */
async function readUnchecked(schemas: SchemaFile[], configDir: string): Promise<Content> {
  const files = contentFiles(configDir, contentKinds(schemas));
  const content = new Content(configDir, schemas, files, new Date());
  for (const file of files.filter(({ kind }) => kind.name !== 'pages')) {
    const { content: read } = await readDocument(file.path);
    if (read) content.addDocument({ file, data: read.data, references: [] });
  }
  return content;
}
