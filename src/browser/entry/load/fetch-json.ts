/** Fetches the files of the site that hold data. */

import { ConnectionError } from '../../../ui/fetch-code.ts';

/**
 * The JSON behind an address; undefined where there is none.
 * @throws ConnectionError
 */
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
