import { isObject, property } from '../read/json.ts';

/** The old and new paths of moved pages in routes.json. Invalid entries are left out. */
export function redirectsIn(routes: unknown): Map<string, string> {
  const moved = property(routes, 'moved');
  const lines = isObject(moved) ? Object.entries(moved) : [];
  return new Map(lines.flatMap(([from, to]): [string, string][] => (typeof to === 'string' ? [[from, to]] : [])));
}

/**
 * The address to which a chain of redirects leads.
 * @returns undefined if the address has not moved, or the chain is circular
 */
export function resolveRedirects(path: string, moved: ReadonlyMap<string, string>): string | undefined {
  const seen = new Set([path]);
  let at = moved.get(path);
  while (at !== undefined && moved.has(at)) {
    if (seen.has(at)) return undefined;
    seen.add(at);
    at = moved.get(at);
  }
  return at;
}
