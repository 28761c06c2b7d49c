import type { Island } from '../../../contracts/page-data.ts';
import { ConnectionError } from '../../../ui/fetch-code.ts';
import { fetchJson } from './fetch-json.ts';

/**
 * The properties of an island. Long ones are in separate files, so that the document stays short.
 * @throws ConnectionError
 */
export async function loadProps({ props }: Island): Promise<Record<string, unknown>> {
  if (typeof props !== 'string') return props;
  const loaded = await fetchJson<Record<string, unknown>>(props);
  if (!loaded) throw new ConnectionError(props);
  return loaded;
}
