import { ConnectionError } from '../../ui/fetch-code.ts';
import { whenWorthTrying } from './another-try.ts';
import { loadApp } from './navigation.ts';

/** Starts the application. The frame remains static HTML for as long as its scripts cannot be fetched. */
export function startApp(): void {
  loadApp().catch((error: unknown) => {
    if (error instanceof ConnectionError) whenWorthTrying(startApp);
    else console.error(error);
  });
}
