import type { Content } from '../read/content.ts';
import { brandFolder, entriesOf } from '../read/files.ts';
import { iconNames } from '../read/icon-set.ts';
import { isObject, property, textProperty } from '../read/json.ts';
import { isCollection } from '../schema/schemas.ts';
import { publicPaths } from './publishing/public-paths.ts';

/** Where the names of a kind are defined. `contentType` is the type of the file, such as pages or messages. */
export type NameSource =
  /** Each name is that of a file. */
  | { type: 'file'; contentType: string }
  /** Each name is a key of the file, or of its object `property`. */
  | { type: 'key'; contentType: string; property?: string }
  /** Each name is the value of a property of a file. */
  | { type: 'value'; contentType: string; property: string }
  /** Each name is a property of an item of a list, and valid in its file only. */
  | { type: 'item'; contentType: string; list: string; property: string }
  /** Each name is a key of the object `property` in a file, and valid in that file only. */
  | { type: 'member'; contentType: string; property: string }
  /**
   * Each name is defined by a section of a page, where a schema has `x-ref` of this kind, and valid on that page only.
   */
  | { type: 'section'; contentType: 'pages' }
  /** Paths of routes.json, including those of entries. */
  | { type: 'path'; contentType: 'routes' }
  /** Names that are not in content files: those of the engine, or of files such as drawings. */
  | { type: 'engine'; names: (content: Content) => Iterable<string> };

/** The existing names; undefined if they cannot be determined, for example because a file cannot be read. */
export function namesFrom(source: NameSource, content: Content): ReadonlySet<string> | undefined {
  switch (source.type) {
    case 'file':
      return content.ids(source.contentType);
    case 'key': {
      const data = content.data(source.contentType);
      const named = source.property === undefined ? data : property(data, source.property);
      return isObject(named) ? new Set(Object.keys(named).filter((name) => name !== '$schema')) : undefined;
    }
    case 'value':
      return new Set(
        content.documents(source.contentType).flatMap(({ data }) => textProperty(data, source.property) ?? []),
      );
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
