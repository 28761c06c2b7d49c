import { beginSession, type Call, createCall } from '../client/call.ts';

const KEY = 'studio-token';
const FRAGMENT = '#token=';

/** The token in a URL fragment; undefined if there is none. */
export function tokenIn(fragment: string): string | undefined {
  return fragment.startsWith(FRAGMENT) ? fragment.slice(FRAGMENT.length) : undefined;
}

/**
 * Opens a session with the token from the URL, or from session storage after a reload.
 * @returns the function that calls the server; undefined without a token
 * @throws CallError, OfflineError
 */
export async function openSession(): Promise<Call | undefined> {
  const given = tokenIn(location.hash);
  const token = given ?? sessionStorage.getItem(KEY) ?? undefined;
  if (token === undefined) return undefined;
  if (given !== undefined) {
    await beginSession(given);
    sessionStorage.setItem(KEY, given);
    history.replaceState(null, '', location.pathname);
  }
  return createCall(token);
}
