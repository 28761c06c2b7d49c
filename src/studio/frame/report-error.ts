import { ConnectionError } from '../../ui/fetch-code.ts';

let isLeft = false;
addEventListener('pagehide', () => {
  isLeft = true;
});

/**
 * Tells developers of an error. What a page did not get because it is being left is none, and browsers tell by themselves
 * of what could not be fetched.
 */
export function reportError(error: unknown): void {
  if (!isLeft && !(error instanceof ConnectionError)) console.error(error);
}
