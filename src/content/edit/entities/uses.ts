import { parentPointer, pointerStep, textProperty, valueAt } from '../../read/json.ts';
import { textsIn } from '../../read/texts.ts';
import { documentPath } from '../../references/addresses/document-path.ts';
import { ownLink } from '../../references/addresses/own-path.ts';
import { fieldsOf } from '../../references/conditions.ts';
import { formsWithMail } from '../../references/mail-forms.ts';
import { movedPaths } from '../../references/moved.ts';
import type { NameSource } from '../../references/name-sources.ts';
import { placeholdersIn, replacePlaceholders } from '../../references/placeholders.ts';
import { publicPaths } from '../../references/publishing/public-paths.ts';
import { replaceLinks, withoutLinks } from '../../references/rich-text.ts';
import { routePaths } from '../../references/routes.ts';
import type { Use } from '../../references/uses.ts';
import { fileName, fileOf, type Site } from '../site/site.ts';
import type { Entity } from './entity.ts';

/** A text that refers to an entity. */
export interface NamedAt {
  /** Relative to the content folder. */
  file: string;
  pointer: string;
  /** The text with the reference renamed. */
  renamed(text: string, name: string): string;
  /** The text without the reference, if the remaining words make sense. */
  unnamed(text: string): string | undefined;
}

/** All references to an entity. */
export function usesOf(site: Site, entity: Entity): NamedAt[] {
  const { source, reference, kind, name } = entity;
  if (source.by === 'path') return pathUses(site, name, true);
  if (source.by === 'section') return placeUses(site, entity);
  if (source.by === 'item') return itemUses(site, entity);
  if (source.by === 'member') return memberUses(site, entity);
  const named = places(site, site.content.graph.usedBy(kind, name));
  if (source.by === 'value') return [...named, ...placesOfValue(site, source, name)].map(wholly);
  const whole = named.map((place) =>
    reference.written?.in === 'placeholder' ? inPlaceholder(place, reference.written.prefix + name) : wholly(place),
  );
  if (isDocument(entity)) return [...whole, ...documentUses(site, name)];
  if (reference.written?.in !== 'link') return whole;
  const { prefix } = reference.written;
  return linkUses(site, (link) => (link === prefix + name ? (other) => prefix + other : undefined));
}

/** All references to an entity except the routes of a page, which define its paths. */
export function usesElsewhere(site: Site, entity: Entity): NamedAt[] {
  const routes = fileOf(site, 'routes');
  const own = new Set(
    routePaths(site.content.data('routes')).map(({ pointer }) => pointer.replace(/\/paths\/\d+$/, '/page')),
  );
  return usesOf(site, entity).filter(({ file, pointer }) => file !== routes || !own.has(pointer));
}

/**
 * Links to a path, and old addresses that redirect to it.
 * @param keepsPlace whether to keep the anchor of links; another page does not have it
 */
export function pathUses(site: Site, path: string, keepsPlace: boolean): NamedAt[] {
  const links = linkUses(site, (link) => {
    const rest = restOf(link, path);
    return rest === undefined ? undefined : (other) => other + (keepsPlace ? rest : rest.replace(/#.*/, ''));
  });
  const moved = [...movedPaths(site.content.data('routes'))].filter(([, to]) => to === path);
  const file = fileOf(site, 'routes');
  return [...links, ...moved.map(([from]) => wholly({ file, pointer: `/moved${pointerStep(from)}` }))];
}

/** The rest of a link to a path: nothing, a query, or an anchor. @returns undefined for links that lead elsewhere */
function restOf(link: string, path: string): string | undefined {
  const rest = link.slice(path.length);
  return link.startsWith(path) && /^([#?]|$)/.test(rest) ? rest : undefined;
}

/** Whether an entity is a downloadable document that links can lead to. */
export function isDocument({ source }: Entity): boolean {
  return source.by === 'file' && source.in === 'documents';
}

function documentUses(site: Site, id: string): NamedAt[] {
  return linkUses(site, (link) => {
    const rest = restOf(link, documentPath(id));
    return rest === undefined ? undefined : (other) => documentPath(other) + rest;
  });
}

type ValueSource = Extract<NameSource, { by: 'value' }>;

type Place = Pick<NamedAt, 'file' | 'pointer'>;

function places(site: Site, uses: Iterable<Use>): Place[] {
  return [...uses].map(({ from, pointer }) => ({ file: fileName(site, from), pointer }));
}

function wholly(place: Place): NamedAt {
  return { ...place, renamed: (_text, name) => name, unnamed: () => undefined };
}

function inPlaceholder(place: Place, written: string): NamedAt {
  const prefix = written.slice(0, written.lastIndexOf('.') + 1);
  const renamed = (text: string, name: string) => replacePlaceholders(text, written, prefix + name);
  return { ...place, renamed, unnamed: () => undefined };
}

/** Rewrites a link after its target was renamed; undefined for links that lead elsewhere. */
type LinkWith = (link: string, use: Use) => ((name: string) => string) | undefined;

function linkUses(site: Site, linkWith: LinkWith): NamedAt[] {
  return [...pageLinkUses(site, linkWith), ...mailLinkUses(site, linkWith)];
}

function pageLinkUses(site: Site, linkWith: LinkWith): NamedAt[] {
  return [...site.content.graph.named('link')].flatMap(([link, uses]) =>
    [...uses].flatMap((use) => {
      const written = linkWith(link, use);
      if (!written) return [];
      const renamed = (text: string, name: string) =>
        text === link ? written(name) : replaceLinks(text, link, written(name));
      const unnamed = (text: string) => (text === link ? undefined : withoutLinks(text, link));
      return [{ file: fileName(site, use.from), pointer: use.pointer, renamed, unnamed }];
    }),
  );
}

/** Mails use absolute URLs: {{site.url}} and a path. */
function mailLinkUses(site: Site, linkWith: LinkWith): NamedAt[] {
  return [...site.content.graph.named('address')].flatMap(([address, uses]) => {
    const link = ownLink(address);
    if (link === undefined) return [];
    return [...uses].flatMap((use) => {
      const written = linkWith(link, use);
      if (!written) return [];
      const renamed = (text: string, name: string) =>
        ownLink(text) === link ? text.slice(0, -link.length) + written(name) : text;
      return [{ file: fileName(site, use.from), pointer: use.pointer, renamed, unnamed: () => undefined }];
    });
  });
}

/** Links to an anchor: #anchor on its own page, after the page's path elsewhere. */
function placeUses(site: Site, { name, within }: Entity): NamedAt[] {
  const { content } = site;
  const paths = new Set(
    publicPaths(content)
      .filter(({ pageId }) => pageId === within)
      .map(({ path }) => path),
  );
  const isOnlyHere = [...content.graph.usedBy('anchor', name)].every(({ from }) => from.id === within);
  return linkUses(site, (link, { from }) => {
    const [path = '', anchor] = link.split('#');
    const isHere = from.kind.name === 'pages' ? from.id === within : isOnlyHere;
    const leads = anchor === name && (path === '' ? isHere : paths.has(path.split('?')[0] ?? ''));
    return leads ? (other) => `${path}#${other}` : undefined;
  });
}

function itemUses(site: Site, entity: Entity): NamedAt[] {
  if (entity.kind === 'field') return fieldUses(site, entity);
  return conditionUses(site, entity);
}

/** Placeholders in the same file. */
function memberUses(site: Site, { name, within, file, source, reference }: Entity): NamedAt[] {
  const document = site.content
    .documents(source.by === 'member' ? source.in : '')
    .find((one) => one.file.id === within);
  const written = (reference.written?.prefix ?? '') + name;
  return textsIn(document?.data)
    .filter(({ text }) => placeholdersIn(text).some((placeholder) => placeholder.name === written))
    .map(({ pointer }) => inPlaceholder({ file, pointer }, written));
}

/** The files with a value. */
function placesOfValue(site: Site, { in: kind, property: key }: ValueSource, value: string): Place[] {
  const files = site.content.documents(kind).filter(({ data }) => textProperty(data, key) === value);
  return files.map(({ file }) => ({ file: fileName(site, file), pointer: pointerStep(key) }));
}

/** References to a field: conditions in the form, and uses in the mails it sends. */
function fieldUses(site: Site, { name, within = '' }: Entity): NamedAt[] {
  const { content } = site;
  const isMeant = ({ from }: Use) =>
    from.kind.name === 'emails'
      ? formsWithMail(from.id, content).some(({ id }) => id === within)
      : from.kind.name === 'forms' && from.id === within;
  return places(site, [...content.graph.usedBy('field', name)].filter(isMeant)).map(wholly);
}

/** Conditions on fields with options: { "field", "equals" }. */
function conditionUses(site: Site, { name, within }: Entity): NamedAt[] {
  const { content } = site;
  return content.documents('forms').flatMap(({ file, data, references }) => {
    const offering = fieldsOf(data).filter((field) => textProperty(field.data, 'options') === within);
    return references.flatMap(({ kind, value, pointer }) => {
      const equals = `${parentPointer(pointer)}/equals`;
      const isMeant =
        kind === 'field' && offering.some((field) => field.name === value) && textAt(data, equals) === name;
      return isMeant ? [wholly({ file: fileName(site, file), pointer: equals })] : [];
    });
  });
}

/** The text at a pointer; undefined if there is none. */
export function textAt(data: unknown, pointer: string): string | undefined {
  const found = valueAt(data, pointer);
  return typeof found === 'string' ? found : undefined;
}
