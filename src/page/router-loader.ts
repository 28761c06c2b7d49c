/** Fetches what the first navigation needs. Kept apart, so that a hovered link can have it fetched before the click. */
import { loadOnce } from './load-once.ts';

export type RouterComponent = typeof import('./Router.tsx').default;

/** Fetches the router. */
export const loadRouter = loadOnce(async () => (await import('./Router.tsx')).default);

type HeadComponent = typeof import('./Head.tsx').Head;
let head: HeadComponent | undefined;

/** Fetches what renders the tags of the head. */
export const loadHead = loadOnce(async () => {
  head = (await import('./Head.tsx')).Head;
});

/** What renders the head, once it was fetched: at once and in the same step as the page, so that title and page never differ. */
export const loadedHead = () => head;
