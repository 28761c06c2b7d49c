/** Fetches what only navigation needs. Kept apart, so that a hovered link can have it fetched before the click. */
import { loadOnce } from './load-once.ts';

export type NavigationCode = typeof import('../navigation/navigation-code.ts');

let code: NavigationCode | undefined;

/** Fetches the code of navigation. */
export const loadNavigationCode = loadOnce(async () => {
  code = await import('../navigation/navigation-code.ts');
  return code;
});

/** What renders the head, once it was fetched: at once and in the same step as the page, so that title and page never differ. */
export const loadedHead = () => code?.Head;
