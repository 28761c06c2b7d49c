/** Loads the navigation code: a separate chunk that hovering a link prefetches. */
import { fetchCode } from '../../ui/fetch-code.ts';
import { loadOnce } from './load/load-once.ts';

export type NavigationCode = typeof import('../navigation/navigation-code.ts');

let code: NavigationCode | undefined;

/** Fetches the navigation code. */
export const loadNavigationCode = loadOnce(async () => {
  code = await fetchCode(() => import('../navigation/navigation-code.ts'));
  return code;
});

/** The navigation code if it is loaded, for synchronous use. */
export const loadedNavigation = () => code;
