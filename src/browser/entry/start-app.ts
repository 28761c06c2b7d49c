import { ConnectionError } from '../../ui/fetch-code.ts';
import { loadApp } from './navigation.ts';
import { whenRetryable } from './retry.ts';

/** Starts the application. The frame remains static HTML for as long as its scripts cannot be fetched. */
export function startApp(): void {
  loadApp().catch((error: unknown) => {
    if (error instanceof ConnectionError) whenRetryable(startApp);
    else console.error(error);
  });
}
