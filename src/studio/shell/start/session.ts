import { beginSession, type Call, callsWith } from '../client/call.ts';

const KEY = 'studio-token';
const FRAGMENT = '#token=';

/** The key in a fragment of the address; undefined if it brings none. */
export function tokenIn(fragment: string): string | undefined {
  return fragment.startsWith(FRAGMENT) ? fragment.slice(FRAGMENT.length) : undefined;
}

/** The calls of this window, with the key that the address brings or a reload has kept; undefined without one. */
export async function openSession(): Promise<Call | undefined> {
  const given = tokenIn(location.hash);
  const token = given ?? sessionStorage.getItem(KEY) ?? undefined;
  if (token === undefined) return undefined;
  if (given !== undefined) {
    await beginSession(given);
    sessionStorage.setItem(KEY, given);
    history.replaceState(null, '', location.pathname);
  }
  return callsWith(token);
}
