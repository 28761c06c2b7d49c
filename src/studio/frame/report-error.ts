import { ConnectionError } from '../../ui/fetch-code.ts';

let isLeft = false;
addEventListener('pagehide', () => {
  isLeft = true;
});

/**
 * Logs an error for developers. Requests cancelled because the page is being left are not errors, and browsers log
 * failed requests themselves.
 */
export function reportError(error: unknown): void {
  if (!isLeft && !(error instanceof ConnectionError)) console.error(error);
}
