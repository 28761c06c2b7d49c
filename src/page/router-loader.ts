/** Fetches the router. Kept apart, so that a hovered link can have it fetched before the click. */
export const loadRouter = () => import('./Router.tsx');
