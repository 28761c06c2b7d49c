import type { ContentFile } from '../read/files.ts';
import { textProperty } from '../read/json.ts';
import type { Issue } from '../report/issues.ts';
import type { ContentKind } from '../schema/schemas.ts';

/** The content type named by a file's "$schema". */
function kindNamed(data: unknown, kinds: ContentKind[]): ContentKind | undefined {
  const named = textProperty(data, '$schema') ?? '';
  return kinds.find(({ schema }) => named.endsWith(`/${schema.path}`));
}

/** The finding for a file that does not match its schema because it is in the wrong folder; undefined otherwise. */
export function wrongFolder({ kind, id, path }: ContentFile, data: unknown, kinds: ContentKind[]): Issue | undefined {
  const named = kindNamed(data, kinds);
  if (!named || named === kind) return undefined;
  const place = named.isFolder ? `${named.place}/${id}.json` : named.place;
  return {
    code: 'wrong-folder',
    path,
    pointer: '/$schema',
    message: `According to its first line, this file belongs in ${named.place}, but it is in ${kind.place}.`,
    suggestion: `Move it to ${place}. If it belongs here, copy the first line of another file in ${kind.place}.`,
  };
}
