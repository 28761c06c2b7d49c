import { parentPointer, pointerStep, textProperty, valueAt } from '../../read/json.ts';
import { textsIn } from '../../read/texts.ts';
import { documentPath } from '../../references/addresses/document-path.ts';
import { ownLink } from '../../references/addresses/own-path.ts';
import { fieldsOf } from '../../references/conditions.ts';
import { formsWithMail } from '../../references/mail-forms.ts';
import type { NameSource } from '../../references/name-sources.ts';
import { placeholdersIn, replacePlaceholders } from '../../references/placeholders.ts';
import { publicPaths } from '../../references/publishing/public-paths.ts';
import { replaceLinks, withoutLinks } from '../../references/rich-text.ts';
import { redirectsIn, routePaths } from '../../references/routes.ts';
import type { Use } from '../../references/uses.ts';
import { contentFileName, fileName, type Site } from '../site/site.ts';
import type { Entity } from './entity.ts';

/** A text that refers to an entity. */
export interface EditableReference {
  /** Relative to the content folder. */
  file: string;
  pointer: string;
  /** The text with the reference renamed. */
  rename(text: string, name: string): string;
  /** The text without the reference, if the remaining words make sense. */
  removeFrom(text: string): string | undefined;
}

/** All references to an entity. */
export function usesOf(site: Site, entity: Entity): EditableReference[] {
  const { source, reference, kind, name } = entity;
  if (source.type === 'path') return pathUses(site, name, true);
  if (source.type === 'section') return anchorUses(site, entity);
  if (source.type === 'item') return itemUses(site, entity);
  if (source.type === 'member') return memberUses(site, entity);
  const named = locationsOf(site, site.content.graph.usesOf(kind, name));
  if (source.type === 'value') return [...named, ...placesOfValue(site, source, name)].map(wholeValue);
  const whole = named.map((location) =>
    reference.written?.in === 'placeholder'
      ? inPlaceholder(location, reference.written.prefix + name)
      : wholeValue(location),
  );
  if (isDocument(entity)) return [...whole, ...documentUses(site, name)];
  if (reference.written?.in !== 'link') return whole;
  const { prefix } = reference.written;
  return linkUses(site, (link) => (link === prefix + name ? (other) => prefix + other : undefined));
}

/** All references to an entity except the routes of a page, which define its paths. */
export function usesOutsideRoutes(site: Site, entity: Entity): EditableReference[] {
  const routes = contentFileName(site, 'routes');
  const own = new Set(
    routePaths(site.content.data('routes')).map(({ pointer }) => pointer.replace(/\/paths\/\d+$/, '/page')),
  );
  return usesOf(site, entity).filter(({ file, pointer }) => file !== routes || !own.has(pointer));
}

/**
 * Links to a path, and old addresses that redirect to it.
 * @param keepsAnchor whether to keep the anchor of links; another page does not have it
 */
export function pathUses(site: Site, path: string, keepsAnchor: boolean): EditableReference[] {
  const links = linkUses(site, (link) => {
    const rest = restOf(link, path);
    return rest === undefined ? undefined : (other) => other + (keepsAnchor ? rest : rest.replace(/#.*/, ''));
  });
  const moved = [...redirectsIn(site.content.data('routes'))].filter(([, to]) => to === path);
  const file = contentFileName(site, 'routes');
  return [...links, ...moved.map(([from]) => wholeValue({ file, pointer: `/moved${pointerStep(from)}` }))];
}

/** The rest of a link to a path: nothing, a query, or an anchor. @returns undefined for links that lead elsewhere */
function restOf(link: string, path: string): string | undefined {
  const rest = link.slice(path.length);
  return link.startsWith(path) && /^([#?]|$)/.test(rest) ? rest : undefined;
}

/** Whether an entity is a downloadable document that links can lead to. */
export function isDocument({ source }: Entity): boolean {
  return source.type === 'file' && source.contentType === 'documents';
}

function documentUses(site: Site, id: string): EditableReference[] {
  return linkUses(site, (link) => {
    const rest = restOf(link, documentPath(id));
    return rest === undefined ? undefined : (other) => documentPath(other) + rest;
  });
}

type ValueSource = Extract<NameSource, { type: 'value' }>;

type Location = Pick<EditableReference, 'file' | 'pointer'>;

function locationsOf(site: Site, uses: Iterable<Use>): Location[] {
  return [...uses].map(({ from, pointer }) => ({ file: fileName(site, from), pointer }));
}

function wholeValue(location: Location): EditableReference {
  return { ...location, rename: (_text, name) => name, removeFrom: () => undefined };
}

function inPlaceholder(location: Location, written: string): EditableReference {
  const prefix = written.slice(0, written.lastIndexOf('.') + 1);
  const rename = (text: string, name: string) => replacePlaceholders(text, written, prefix + name);
  return { ...location, rename, removeFrom: () => undefined };
}

/** Rewrites a link after its target was renamed; undefined for links that lead elsewhere. */
type LinkWith = (link: string, use: Use) => ((name: string) => string) | undefined;

function linkUses(site: Site, linkWith: LinkWith): EditableReference[] {
  return [...pageLinkUses(site, linkWith), ...mailLinkUses(site, linkWith)];
}

function pageLinkUses(site: Site, linkWith: LinkWith): EditableReference[] {
  return [...site.content.graph.usesByName('link')].flatMap(([link, uses]) =>
    [...uses].flatMap((use) => {
      const written = linkWith(link, use);
      if (!written) return [];
      const rename = (text: string, name: string) =>
        text === link ? written(name) : replaceLinks(text, link, written(name));
      const removeFrom = (text: string) => (text === link ? undefined : withoutLinks(text, link));
      return [{ file: fileName(site, use.from), pointer: use.pointer, rename, removeFrom }];
    }),
  );
}

/** Mails use absolute URLs: {{site.url}} and a path. */
function mailLinkUses(site: Site, linkWith: LinkWith): EditableReference[] {
  return [...site.content.graph.usesByName('address')].flatMap(([address, uses]) => {
    const link = ownLink(address);
    if (link === undefined) return [];
    return [...uses].flatMap((use) => {
      const written = linkWith(link, use);
      if (!written) return [];
      const rename = (text: string, name: string) =>
        ownLink(text) === link ? text.slice(0, -link.length) + written(name) : text;
      return [{ file: fileName(site, use.from), pointer: use.pointer, rename, removeFrom: () => undefined }];
    });
  });
}

/** Links to an anchor: #anchor on its own page, after the page's path elsewhere. */
function anchorUses(site: Site, { name, scope }: Entity): EditableReference[] {
  const { content } = site;
  const paths = new Set(
    publicPaths(content)
      .filter(({ pageId }) => pageId === scope)
      .map(({ path }) => path),
  );
  const isOnlyHere = [...content.graph.usesOf('anchor', name)].every(({ from }) => from.id === scope);
  return linkUses(site, (link, { from }) => {
    const [path = '', anchor] = link.split('#');
    const isHere = from.kind.name === 'pages' ? from.id === scope : isOnlyHere;
    const leads = anchor === name && (path === '' ? isHere : paths.has(path.split('?')[0] ?? ''));
    return leads ? (other) => `${path}#${other}` : undefined;
  });
}

function itemUses(site: Site, entity: Entity): EditableReference[] {
  if (entity.kind === 'field') return fieldUses(site, entity);
  return conditionUses(site, entity);
}

/** Placeholders in the same file. */
function memberUses(site: Site, { name, scope, file, source, reference }: Entity): EditableReference[] {
  const document = site.content
    .documents(source.type === 'member' ? source.contentType : '')
    .find((one) => one.file.id === scope);
  const written = (reference.written?.prefix ?? '') + name;
  return textsIn(document?.data)
    .filter(({ text }) => placeholdersIn(text).some((placeholder) => placeholder.name === written))
    .map(({ pointer }) => inPlaceholder({ file, pointer }, written));
}

/** The files with a value. */
function placesOfValue(site: Site, { contentType: kind, property: key }: ValueSource, value: string): Location[] {
  const files = site.content.documents(kind).filter(({ data }) => textProperty(data, key) === value);
  return files.map(({ file }) => ({ file: fileName(site, file), pointer: pointerStep(key) }));
}

/** References to a field: conditions in the form, and uses in the mails it sends. */
function fieldUses(site: Site, { name, scope = '' }: Entity): EditableReference[] {
  const { content } = site;
  const isMeant = ({ from }: Use) =>
    from.kind.name === 'emails'
      ? formsWithMail(from.id, content).some(({ id }) => id === scope)
      : from.kind.name === 'forms' && from.id === scope;
  return locationsOf(site, [...content.graph.usesOf('field', name)].filter(isMeant)).map(wholeValue);
}

/** Conditions on fields with options: { "field", "equals" }. */
function conditionUses(site: Site, { name, scope }: Entity): EditableReference[] {
  const { content } = site;
  return content.documents('forms').flatMap(({ file, data, references }) => {
    const offering = fieldsOf(data).filter((field) => textProperty(field.data, 'options') === scope);
    return references.flatMap(({ kind, value, pointer }) => {
      const equals = `${parentPointer(pointer)}/equals`;
      const isMeant =
        kind === 'field' && offering.some((field) => field.name === value) && textAt(data, equals) === name;
      return isMeant ? [wholeValue({ file: fileName(site, file), pointer: equals })] : [];
    });
  });
}

/** The text at a pointer; undefined if there is none. */
export function textAt(data: unknown, pointer: string): string | undefined {
  const found = valueAt(data, pointer);
  return typeof found === 'string' ? found : undefined;
}
