/** Fetches what only navigation needs. Kept apart, so that a hovered link can have it fetched before the click. */
import { fetchCode } from '../../ui/fetch-code.ts';
import { loadOnce } from './load/load-once.ts';

export type NavigationCode = typeof import('../navigation/navigation-code.ts');

let code: NavigationCode | undefined;

/** Fetches the code of navigation. */
export const loadNavigationCode = loadOnce(async () => {
  code = await fetchCode(() => import('../navigation/navigation-code.ts'));
  return code;
});

/** The code of navigation, once it was fetched: for what belongs to the same step as the page. */
export const loadedNavigation = () => code;
