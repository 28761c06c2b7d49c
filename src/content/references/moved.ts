import { isObject, property } from '../read/json.ts';

/** The moved addresses in routes.json: old path, new path. Malformed ones are omitted. */
export function movedPaths(routes: unknown): Map<string, string> {
  const moved = property(routes, 'moved');
  const lines = isObject(moved) ? Object.entries(moved) : [];
  return new Map(lines.flatMap(([from, to]): [string, string][] => (typeof to === 'string' ? [[from, to]] : [])));
}

/** The final target of a moved address. @returns undefined if it has not moved, or moves in a cycle */
export function endOfMoves(path: string, moved: ReadonlyMap<string, string>): string | undefined {
  const seen = new Set([path]);
  let at = moved.get(path);
  while (at !== undefined && moved.has(at)) {
    if (seen.has(at)) return undefined;
    seen.add(at);
    at = moved.get(at);
  }
  return at;
}
