import type { Picture } from '../../contracts/resolved.ts';
import type { Content } from '../read/content.ts';
import { isObject, type JsonObject, property } from '../read/json.ts';
import { textOrder } from '../read/text-order.ts';
import { type ContentKind, detailsOf } from '../schema/schemas.ts';

/** The entry of a collection that a path names. */
export interface RouteEntry {
  collection: string;
  id: string;
}

/** An entry, as written and resolved; `item` is what lists show. */
interface Entry {
  id: string;
  written: unknown;
  whole: JsonObject;
  item: JsonObject;
}

/** Resolves references and placeholders of an entry, in place. */
type PutInPlace = (kind: ContentKind, data: unknown) => void;

/** The entries of collections: sorted, resolved, and selected by the queries of blocks. */
export class Entries {
  readonly #content: Content;
  readonly #putInPlace: PutInPlace;
  readonly #collections = new Map<string, Entry[]>();

  constructor(content: Content, putInPlace: PutInPlace) {
    this.#content = content;
    this.#putInPlace = putInPlace;
  }

  /**
   * The entries matching a query. Its properties, other than `from` and `limit`, must equal those of the entry;
   * `related` selects entries with the same x-related property as the entry of the route.
   */
  query(query: unknown, routeEntry: RouteEntry | undefined): JsonObject[] {
    if (!isObject(query) || typeof query.from !== 'string') throw new Error('a query without a collection');
    const { from, limit, related, follows, ...wanted } = query;
    if (follows === true) return this.#after(from, routeEntry);
    const conditions = related === true ? { ...wanted, ...this.#related(from, routeEntry) } : wanted;
    const found = this.#listed(from)
      .filter(({ id }) => related !== true || id !== routeEntry?.id)
      .filter(({ written }) => Object.entries(conditions).every(([name, value]) => property(written, name) === value));
    const sorted = query.featured === true ? byNumber(found, 'featuredOrder') : found;
    return sorted.slice(0, typeof limit === 'number' ? limit : undefined).map(({ item }) => item);
  }

  /** The next entry in the list after the one of the route; none if it is the only one. */
  #after(collection: string, routeEntry: RouteEntry | undefined): JsonObject[] {
    const entries = this.#listed(collection);
    const at = entries.findIndex(({ id }) => id === routeEntry?.id);
    const next = at < 0 ? undefined : (entries[at + 1] ?? entries[0]);
    return next && next.id !== routeEntry?.id ? [next.item] : [];
  }

  /** The complete entry named in the path; null if it names none. */
  entry(routeEntry: RouteEntry | undefined): JsonObject | null {
    return routeEntry === undefined ? null : this.#entry(routeEntry).whole;
  }

  /** An entry by name, as lists show it. */
  named(collection: string, id: string): JsonObject {
    return this.#entry({ collection, id }).item;
  }

  /** The data of an entry, as written. */
  data(routeEntry: RouteEntry): unknown {
    return this.#entry(routeEntry).written;
  }

  /** The picture in a property of an entry. */
  picture(routeEntry: RouteEntry, name: string): Picture | undefined {
    const value = this.#entry(routeEntry).whole[name];
    return isPicture(value) ? value : undefined;
  }

  /** The properties with x-related that related entries share with the entry of the route. */
  #related(collection: string, routeEntry: RouteEntry | undefined): JsonObject {
    const kind = this.#content.kinds.find(({ name }) => name === collection);
    const properties = Object.entries(property(kind?.schema.schema, 'properties') ?? {});
    const names = properties.flatMap(([name, schema]) => (property(schema, 'x-related') === undefined ? [] : [name]));
    const data = routeEntry && this.data(routeEntry);
    return Object.fromEntries(names.map((name) => [name, property(data, name)]));
  }

  #entry({ collection, id }: RouteEntry): Entry {
    const found = this.#entriesOf(collection).find((entry) => entry.id === id);
    if (!found) throw new Error(`${collection}/ has no entry ${id}`);
    return found;
  }

  /** The entries in lists. A draft that is being edited has a page, but is in no list. */
  #listed(collection: string): Entry[] {
    const published = this.#content.publishedIds(collection);
    return this.#entriesOf(collection).filter(({ id }) => published.has(id));
  }

  #entriesOf(collection: string): Entry[] {
    const known = this.#collections.get(collection);
    if (known) return known;
    const kind = this.#content.kinds.find(({ name }) => name === collection);
    if (!kind) throw new Error(`no schema is for ${collection}`);
    const withPage = this.#content.idsWithPage(collection);
    const documents = this.#content.documents(collection).filter(({ file }) => withPage.has(file.id));
    const entries = sorted(documents.map(({ file, data }) => this.#made(kind, file.id, data)));
    this.#collections.set(collection, entries);
    return entries;
  }

  #made(kind: ContentKind, id: string, written: unknown): Entry {
    const data: unknown = structuredClone(written);
    if (!isObject(data)) throw new Error(`${kind.name}/${id} is no object`);
    this.#putInPlace(kind, data);
    const { $schema: _schema, order: _order, publishFrom: _from, publishUntil: _until, ...rest } = data;
    const whole: JsonObject = { id, ...rest };
    const item: JsonObject = { ...whole };
    for (const name of detailsOf(kind.schema)) delete item[name];
    return { id, written, whole, item };
  }
}

/** Sorts by order if entries have one, otherwise by date, latest first; then by name. */
function sorted(entries: Entry[]): Entry[] {
  const published = ({ written }: Entry) => String(property(written, 'published') ?? '');
  const byName = entries.toSorted((one, other) => textOrder(one.id, other.id));
  return byNumber(
    byName.toSorted((one, other) => textOrder(published(other), published(one))),
    'order',
  );
}

function byNumber(entries: Entry[], name: string): Entry[] {
  const place = ({ written }: Entry) => {
    const value = property(written, name);
    return typeof value === 'number' ? value : Number.MAX_SAFE_INTEGER;
  };
  return entries.toSorted((one, other) => place(one) - place(other));
}

function isPicture(value: unknown): value is Picture {
  return isObject(value) && typeof value.name === 'string' && Array.isArray(value.widths);
}
