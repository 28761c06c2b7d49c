/** Fetches JSON files of the site. */

import { ConnectionError } from '../../../ui/fetch-code.ts';

/** Fetches the JSON at a URL; undefined if there is none. @throws ConnectionError */
export async function fetchJson<T>(url: string): Promise<T | undefined> {
  const response = await fetch(url).catch((cause: unknown) => {
    throw new ConnectionError(url, { cause });
  });
  if (response.status === 404) return undefined;
  if (!response.ok) throw new ConnectionError(`${url} answered ${response.status}`);
  return response.json().catch((cause: unknown) => {
    throw new ConnectionError(`${url} broke off`, { cause });
  });
}
