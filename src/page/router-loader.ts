/** Fetches what the first navigation needs. Kept apart, so that a hovered link can have it fetched before the click. */
export const loadRouter = () => import('./Router.tsx');
export const loadHead = () => import('./Head.tsx');
