import { asObject, listProperty, pointerStep, property, textProperty } from '../../read/json.ts';
import type { NameSource } from '../../references/name-sources.ts';
import { namesFrom } from '../../references/name-sources.ts';
import { type ReferenceKind, referenceKind, referenceKinds } from '../../references/reference-kinds.ts';
import { routePaths } from '../../references/routes.ts';
import { annotationsIn } from '../../schema/schemas.ts';
import { contentFileName, fileName, type Site } from '../site/site.ts';
import { phrase } from '../words/phrase.ts';

/** Something in the content that has a name and can be referred to. */
export interface Entity {
  /** A kind from the table of reference kinds. */
  kind: string;
  reference: ReferenceKind;
  source: NameSource;
  name: string;
  /** The file that is its scope, without folder and extension: the form of a field, the page of an anchor. */
  scope?: string;
  /** Where its name is defined; the pointer is empty for a file. */
  file: string;
  pointer: string;
}

/** An entity as people write it: page/contact, field/contact/phone, /about. */
export function qualifiedName({ kind, name, scope, source }: Entity): string {
  if (source.type === 'path') return name;
  return [kind, ...(scope === undefined ? [] : [scope]), name].join('/');
}

/** An entity within a sentence: the page "contact". */
export function describeEntity({ reference, name, scope, source }: Entity): string {
  if (source.type === 'path') return phrase('thePath', { path: name });
  if (source.type === 'section') return phrase('thePlaceOnPage', { name, page: scope ?? '' });
  const { noun } = reference;
  return scope === undefined ? phrase('named', { noun, name }) : phrase('namedWithin', { noun, name, within: scope });
}

/** All kinds whose names the content defines, including those defined by a property of collection entries. */
export function namedKinds({ content, schemas }: Site): Map<string, ReferenceKind & { names: NameSource }> {
  const kinds = new Map(referenceKinds(content.kinds));
  for (const name of annotationsIn(schemas, 'x-ref')) {
    const reference = kinds.get(name) ?? referenceKind(name, content.kinds);
    if (reference) kinds.set(name, reference);
  }
  const found = new Map<string, ReferenceKind & { names: NameSource }>();
  for (const [kind, reference] of kinds) {
    const { names } = reference;
    const isTwin = [...found.values()].some((other) => JSON.stringify(other.names) === JSON.stringify(names));
    if (names && names.type !== 'engine' && !isTwin) found.set(kind, { ...reference, names });
  }
  return found;
}

/** All entities of a site. */
export function entitiesIn(site: Site): Entity[] {
  return [...namedKinds(site)].flatMap(([kind, reference]) =>
    placesOf(site, reference.names).map((place) => ({ kind, reference, source: reference.names, ...place })),
  );
}

type NamePlace = Pick<Entity, 'name' | 'scope' | 'file' | 'pointer'>;

function placesOf(site: Site, source: NameSource): NamePlace[] {
  const { content } = site;
  switch (source.type) {
    case 'file':
      return content.files
        .filter(({ kind }) => kind.name === source.contentType)
        .map((file) => ({ name: file.id, file: fileName(site, file), pointer: '' }));
    case 'key': {
      const above = source.property === undefined ? '' : pointerStep(source.property);
      const file = contentFileName(site, source.contentType);
      return [...(namesFrom(source, content) ?? [])].map((name) => ({
        name,
        file,
        pointer: above + pointerStep(name),
      }));
    }
    case 'item':
      return itemsOf(site, source);
    case 'member':
      return membersOf(site, source);
    case 'section':
      return [...content.graph.usesByName('anchor')].flatMap(([name, uses]) =>
        [...uses]
          .filter(({ from }) => from.kind.name === source.contentType)
          .map(({ from, pointer }) => ({ name, scope: from.id, file: fileName(site, from), pointer })),
      );
    case 'path':
      return routePaths(content.data(source.contentType)).map(({ pattern, pointer }) => ({
        name: pattern,
        file: contentFileName(site, source.contentType),
        pointer,
      }));
    case 'value':
      return [...(namesFrom(source, content) ?? [])].flatMap((name) => {
        const document = content
          .documents(source.contentType)
          .find(({ data }) => textProperty(data, source.property) === name);
        return document ? [{ name, file: fileName(site, document.file), pointer: pointerStep(source.property) }] : [];
      });
    default:
      return [];
  }
}

/** The named items of lists, each with the pointer of its name. */
function itemsOf(site: Site, source: Extract<NameSource, { type: 'item' }>): NamePlace[] {
  return site.content.documents(source.contentType).flatMap(({ file, data }) =>
    listProperty(data, source.list).flatMap((item, index) => {
      const name = property(item, source.property);
      if (typeof name !== 'string') return [];
      const pointer = `${pointerStep(source.list)}/${index}${pointerStep(source.property)}`;
      return [{ name, scope: file.id, file: fileName(site, file), pointer }];
    }),
  );
}

function membersOf(site: Site, source: Extract<NameSource, { type: 'member' }>): NamePlace[] {
  return site.content.documents(source.contentType).flatMap(({ file, data }) => {
    return Object.keys(asObject(property(data, source.property))).map((name) => ({
      name,
      scope: file.id,
      file: fileName(site, file),
      pointer: pointerStep(source.property) + pointerStep(name),
    }));
  });
}
