import type { Content } from '../read/content.ts';
import { brandFolder, entriesOf } from '../read/files.ts';
import { iconNames } from '../read/icon-set.ts';
import { isObject, property, textProperty } from '../read/json.ts';
import { isCollection } from '../schema/schemas.ts';
import { publicPaths } from './publishing/public-paths.ts';

/** Where the names of a kind are defined. `in` is a kind of content file, such as pages or messages. */
export type NameSource =
  /** Each name is that of a file. */
  | { by: 'file'; in: string }
  /** Each name is a key of the file, or of its object `of`. */
  | { by: 'key'; in: string; of?: string }
  /** Each name is the value of a property of a file. */
  | { by: 'value'; in: string; property: string }
  /** Each name is a property of an item of a list, and valid in its file only. */
  | { by: 'item'; in: string; list: string; property: string }
  /** Each name is a key of the object `of` in a file, and valid in that file only. */
  | { by: 'member'; in: string; of: string }
  /**
   * Each name is defined by a section of a page, where a schema has `x-ref` of this kind, and valid on that page only.
   */
  | { by: 'section'; in: 'pages' }
  /** Paths of routes.json, including those of entries. */
  | { by: 'path'; in: 'routes' }
  /** Names that are not in content files: those of the engine, or of files such as drawings. */
  | { by: 'engine'; names: (content: Content) => Iterable<string> };

/** The existing names; undefined if they cannot be determined, for example because a file cannot be read. */
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

/** The names of the engine's icons. */
export function icons(): Iterable<string> {
  return iconNames();
}

/** The files in brand/ that are drawings. */
export function brandFiles({ configDir }: Content): string[] {
  return (entriesOf(brandFolder(configDir)) ?? []).filter((name) => name.endsWith('.svg'));
}

/** The collections that have a schema. */
export function collections({ kinds }: Content): string[] {
  return kinds.filter(isCollection).map(({ name }) => name);
}
