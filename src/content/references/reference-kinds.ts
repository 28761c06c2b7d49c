import type { Content } from '../read/content.ts';
import { isObject } from '../read/json.ts';
import { displayNoun } from '../schema/nouns.ts';
import { annotationsIn, type ContentKind, contentKinds, isCollection, type SchemaFile } from '../schema/schemas.ts';
import { modalPrefix } from './addresses/modal-link.ts';
import { brandFiles, collections, icons, type NameSource, namesFrom } from './name-sources.ts';

/** A kind of entity that content refers to: `x-ref: KIND` in schemas. */
export interface ReferenceKind {
  /** Its noun, for messages. */
  noun: string;
  /** Where its names are defined, for messages. */
  definedIn: string;
  /** Where its names are defined. If undefined, other rules check such texts. */
  names?: NameSource;
  /** The code of the finding for an unknown name. If undefined, another rule or the schema reports it. */
  code?: string;
  /** What kind of text contains the name, and after which prefix. If undefined, the name is the whole text. */
  written?: { in: 'link' | 'placeholder'; prefix: string };
  /** Whether editors suggest the names. */
  isSuggested?: true;
  /** A pattern for other allowed values, for editors. */
  other?: string;
}

/**
 * The only table of reference kinds. From it, rules, editors and operations know where names are defined and how
 * references are written. Every collection adds its own kinds, which `referenceKind` finds too.
 */
const table: Record<string, ReferenceKind> = {
  page: { noun: 'page', ...filesOf('pages'), code: 'unknown-page' },
  form: { noun: 'form', ...filesOf('forms'), code: 'unknown-form' },
  options: { noun: 'option list', ...filesOf('options'), code: 'unknown-options' },
  outline: { noun: 'outline', ...filesOf('outlines'), code: 'unknown-outline' },
  email: { noun: 'mail', ...filesOf('emails'), code: 'unknown-email' },
  document: { noun: 'document', ...filesOf('documents'), code: 'unknown-document' },
  modal: { noun: 'dialog', ...filesOf('modals'), written: { in: 'link', prefix: modalPrefix } },
  message: {
    noun: 'message',
    definedIn: 'messages.json',
    names: { type: 'key', contentType: 'messages', property: 'messages' },
    code: 'unknown-message',
    isSuggested: true,
  },
  colour: {
    noun: 'colour',
    definedIn: 'the palette of theme.json',
    names: { type: 'key', contentType: 'theme', property: 'palette' },
    code: 'unknown-colour',
    isSuggested: true,
  },
  image: {
    noun: 'picture',
    definedIn: 'images.json',
    names: { type: 'key', contentType: 'images' },
    code: 'unknown-image',
    isSuggested: true,
  },
  fact: {
    noun: 'fact',
    definedIn: 'facts.json',
    names: { type: 'key', contentType: 'facts' },
    written: { in: 'placeholder', prefix: 'facts.' },
  },
  path: {
    noun: 'path',
    definedIn: 'routes.json',
    names: { type: 'path', contentType: 'routes' },
    written: { in: 'link', prefix: '' },
    isSuggested: true,
  },
  anchor: {
    noun: 'place on a page',
    definedIn: 'the sections of the page',
    names: { type: 'section', contentType: 'pages' },
    written: { in: 'link', prefix: '#' },
  },
  field: {
    noun: 'field',
    definedIn: 'the form',
    names: { type: 'item', contentType: 'forms', list: 'fields', property: 'name' },
  },
  option: {
    noun: 'option',
    definedIn: 'the list of options',
    names: { type: 'item', contentType: 'options', list: 'options', property: 'value' },
  },
  param: {
    noun: 'line of params',
    definedIn: 'the mail',
    names: { type: 'member', contentType: 'emails', property: 'params' },
    written: { in: 'placeholder', prefix: 'params.' },
  },
  icon: {
    noun: 'icon',
    definedIn: 'lucide.dev/icons',
    names: { type: 'engine', names: icons },
    code: 'unknown-icon',
    isSuggested: true,
  },
  brand: {
    noun: 'file',
    definedIn: 'brand/',
    names: { type: 'engine', names: brandFiles },
    code: 'unknown-brand',
    isSuggested: true,
  },
  collection: {
    noun: 'collection',
    definedIn: 'collections/',
    names: { type: 'engine', names: collections },
    code: 'unknown-collection',
    isSuggested: true,
  },
  block: {
    noun: 'kind of section',
    definedIn: 'BLOCKS.md',
    names: { type: 'engine', names: ({ blockTypes }) => blockTypes },
    isSuggested: true,
  },
  address: { noun: 'web address', definedIn: 'routes.json' },
  endpoint: { noun: 'address of the server', definedIn: 'integrations.json' },
  figure: { noun: 'figure', definedIn: 'facts.json' },
  'entry-list': { noun: 'list of entries', definedIn: 'collections/' },
  'fact-list': { noun: 'list of figures', definedIn: 'facts.json' },
  frame: { noun: 'web address', definedIn: 'integrations.json' },
  pattern: { noun: 'pattern', definedIn: 'the rule' },
  link: {
    noun: 'link',
    definedIn: 'routes.json',
    names: { type: 'engine', names: linkNames },
    isSuggested: true,
    other: '^(|#.*|/.*#.*|/.*\\.[a-z0-9]+|tel:.*|mailto:.*|https?://.*|www\\..*|.*\\{\\{.*)$',
  },
};

/** The names that links can have: paths, dialogs and back:. */
function* linkNames(content: Content): Iterable<string> {
  yield 'back:';
  for (const { names, written, isSuggested } of Object.values(table)) {
    if (written?.in !== 'link' || !names || !isSuggested) continue;
    for (const name of namesFrom(names, content) ?? []) yield written.prefix + name;
  }
}

function filesOf(folder: string): Pick<ReferenceKind, 'definedIn' | 'names' | 'isSuggested'> {
  return { definedIn: `${folder}/`, names: { type: 'file', contentType: folder }, isSuggested: true };
}

/** Codes for unknown names in collections. */
const ofCollections = { entry: 'unknown-entry', value: 'unknown-value' } as const;

/** The codes of all findings for unknown names. */
export const unknownCodes = [
  ...Object.values(table).flatMap(({ code }) => code ?? []),
  ...Object.values(ofCollections),
];

/** Every kind by name: those of the table, and one for the entries of each collection. */
export function referenceKinds(kinds: ContentKind[]): Map<string, ReferenceKind> {
  const collected = kinds.filter(isCollection).map((kind) => [kind.name, entriesOf(kind)] as const);
  return new Map([...Object.entries(table), ...collected]);
}

/** A kind by its name in schemas, including `collection.property` for the values in a collection's entries. */
export function referenceKind(name: string, kinds: ContentKind[]): ReferenceKind | undefined {
  if (Object.hasOwn(table, name)) return table[name];
  const [collection, property] = name.split('.', 2);
  const kind = kinds.find((candidate) => candidate.name === collection && isCollection(candidate));
  if (!kind || property === undefined) return kind && entriesOf(kind);
  if (!isObject(kind.schema.schema.properties) || !Object.hasOwn(kind.schema.schema.properties, property))
    return undefined;
  return {
    noun: property,
    definedIn: `the files in ${kind.place}/`,
    names: { type: 'value', contentType: kind.name, property },
    code: ofCollections.value,
    isSuggested: true,
  };
}

/** The kind for the entries of a collection. Its noun comes from the schema's title: 'job advert' for JobAdvert. */
function entriesOf({ name, place, schema }: ContentKind): ReferenceKind {
  const noun = displayNoun(schema.title);
  return {
    noun,
    definedIn: `${place}/`,
    names: { type: 'file', contentType: name },
    code: ofCollections.entry,
    isSuggested: true,
  };
}

/** What `x-resolve` can name, besides collections. */
const resolvedKinds = [
  'chart',
  'document',
  'drawing',
  'endpoint',
  'entry',
  'facts',
  'figure',
  'form',
  'image',
  'message',
  'options',
  'outline',
  'query',
  'rule',
] as const;

export type ResolvedKind = (typeof resolvedKinds)[number];

/** Whether `x-resolve` can name this kind, so that the compiler replaces names of it. */
export function isResolvedKind(name: string): name is ResolvedKind {
  return resolvedKinds.some((kind) => kind === name);
}

/** Kinds of references in schemas that do not exist. */
export function unknownKinds(schemas: SchemaFile[]): string[] {
  const kinds = contentKinds(schemas);
  const isCollected = (name: string) => kinds.some((kind) => kind.name === name && isCollection(kind));
  const named = [...annotationsIn(schemas, 'x-ref')].filter((name) => !referenceKind(name, kinds));
  const resolved = [...annotationsIn(schemas, 'x-resolve')].filter(
    (name) => !isResolvedKind(name) && !isCollected(name),
  );
  return [...named.map((name) => `x-ref: ${name}`), ...resolved.map((name) => `x-resolve: ${name}`)];
}
