import type { FormDelivery } from '../../contracts/resolved.ts';
import { fileOf, type Values } from '../rules/index.ts';
import type { BrowserPorts } from './browser-ports.ts';
import { type Refusal, readRefusal } from './refusal.ts';

/** The result of a save. `unreachable`: no response in time; `refused`: a response with an error status. */
export type SaveResult =
  | { result: 'saved' }
  | { result: 'unreachable' }
  | { result: 'refused'; status: number; refusal: Refusal | undefined };

/**
 * Posts a submission as JSON (specification 7.1). Any 2xx status is a success, and the response's body is not read.
 * Never rejects. Times out after `saveTimeout` milliseconds without a response, or with a document after
 * `uploadTimeout` without progress.
 */
export async function save(
  { endpoint, saveTimeout, uploadTimeout }: FormDelivery,
  submission: Values,
  { post, onProgress, log }: Pick<BrowserPorts, 'post' | 'onProgress' | 'log'>,
): Promise<SaveResult> {
  const isUpload = Object.values(submission).some(fileOf);
  try {
    const { status, text } = await post(endpoint, JSON.stringify(submission), {
      patience: isUpload ? uploadTimeout : saveTimeout,
      onProgress: isUpload ? onProgress : () => undefined,
    });
    if (status >= 200 && status < 300) return { result: 'saved' };
    log(`Saving failed with status ${status}`);
    return { result: 'refused', status, refusal: readRefusal(text) };
  } catch (error) {
    log('Saving failed', error);
    return { result: 'unreachable' };
  }
}
