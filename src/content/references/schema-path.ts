import { posix } from 'node:path';
import type { Content } from '../read/content.ts';
import { textProperty } from '../read/json.ts';
import type { ContentKind } from '../schema/schemas.ts';

/** A path so deep that any relative path can be resolved against it, wherever the program runs. */
const ANYWHERE = '/x'.repeat(64).concat('/');

/** The folder of a file, relative to the content folder. */
const folderOf = (kind: ContentKind) => (kind.isFolder ? kind.place : posix.dirname(kind.place));

/**
 * Where most files look for the schemas, relative to the content folder; undefined if most files do not have "$schema".
 */
export function usualSchemaRoot(content: Content): string | undefined {
  const counts = new Map<string | undefined, number>();
  for (const kind of content.kinds)
    for (const { data } of content.documents(kind.name)) {
      const written = textProperty(data, '$schema');
      const whole = written === undefined ? undefined : posix.join(folderOf(kind), written);
      const root = whole?.endsWith(kind.schema.path) ? whole.slice(0, -kind.schema.path.length) : undefined;
      counts.set(root, (counts.get(root) ?? 0) + 1);
    }
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0];
}

/** The text for the property "$schema" of a file, if the schemas are in `root`. */
export function schemaPathFor(kind: ContentKind, root: string): string {
  return posix.relative(ANYWHERE + folderOf(kind), ANYWHERE + root + kind.schema.path);
}
