import type { FormDelivery } from '../../shapes.ts';
import type { Values } from '../rules/index.ts';
import type { Surroundings } from './surroundings.ts';
import { within } from './within.ts';

/** What came of a save: `unreachable` when nothing answered at all, `refused` for every other failure. */
export type SaveResult = 'saved' | 'refused' | 'unreachable';

/**
 * Posts a submission as JSON (specification 7.1). Any OK status is a success; the answer's body is not read.
 * Never rejects; a request without an answer ends after `saveTimeout` milliseconds.
 */
export async function save(
  { endpoint, saveTimeout }: FormDelivery,
  submission: Values,
  { fetch, log }: Pick<Surroundings, 'fetch' | 'log'>,
): Promise<SaveResult> {
  const stop = new AbortController();
  const request: RequestInit = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify(submission),
    signal: stop.signal,
  };
  try {
    const response = await within(fetch(endpoint, request), saveTimeout);
    if (response.ok) return 'saved';
    log(`Saving failed with status ${response.status}`);
    return 'refused';
  } catch (error) {
    stop.abort();
    log('Saving failed', error);
    // fetch says that it could not reach anyone with a TypeError.
    return error instanceof TypeError ? 'unreachable' : 'refused';
  }
}
