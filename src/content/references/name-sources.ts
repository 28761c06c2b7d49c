import type { Content } from '../read/content.ts';
import { brandFolder, entriesOf } from '../read/files.ts';
import { iconSet } from '../read/icon-set.ts';
import { isObject, property, textProperty } from '../read/json.ts';
import { isCollection } from '../schema/schemas.ts';
import { publicPaths } from './publishing/public-paths.ts';

/** Where the names of a kind are given. `in` is a kind of content file, by its name: pages, messages. */
export type NameSource =
  /** Each is the name of a file. */
  | { by: 'file'; in: string }
  /** Each is a key of the file, or of the object `of` in it. */
  | { by: 'key'; in: string; of?: string }
  /** Each is the value of a property of a file. */
  | { by: 'value'; in: string; property: string }
  /** Each is the value of a property of an entry of a list; known only within its file. */
  | { by: 'item'; in: string; list: string; property: string }
  /** Each is a key of the object `of` in a file; known only within its file. */
  | { by: 'member'; in: string; of: string }
  /** Each is given by the sections of a page, where a schema says `x-ref` of this kind; known only on its page. */
  | { by: 'section'; in: 'pages' }
  /** Paths of routes.json, those of entries too. */
  | { by: 'path'; in: 'routes' }
  /** What lies outside of the content: comes with the engine, or as files beside it. */
  | { by: 'engine'; names: (content: Content) => Iterable<string> };

/** The names there are; undefined when they cannot be known, as when the file that gives them cannot be read. */
export function namesFrom(source: NameSource, content: Content): ReadonlySet<string> | undefined {
  switch (source.by) {
    case 'file':
      return content.ids(source.in);
    case 'key': {
      const data = content.data(source.in);
      const named = source.of === undefined ? data : property(data, source.of);
      return isObject(named) ? new Set(Object.keys(named).filter((name) => name !== '$schema')) : undefined;
    }
    case 'value':
      return new Set(content.documents(source.in).flatMap(({ data }) => textProperty(data, source.property) ?? []));
    case 'path':
      return new Set(publicPaths(content).map(({ path }) => path));
    case 'engine':
      return new Set(source.names(content));
    default:
      return undefined;
  }
}

/** The icons that come with the engine. */
export function icons(): Iterable<string> {
  return iconSet().keys();
}

/** Drawings and fonts of the company. */
export function brandFiles({ places }: Content): string[] {
  return (entriesOf(brandFolder(places.configDir)) ?? []).filter((name) => name.endsWith('.svg'));
}

/** The collections that there are schemas for. */
export function collections({ kinds }: Content): string[] {
  return kinds.filter(isCollection).map(({ name }) => name);
}
