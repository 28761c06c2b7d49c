/** What only navigation needs, in one file: it is fetched when a pointer comes to a link, or with the first click. */
export { Head } from '../../render/Head.tsx';
export { manageInPageHistory } from '../entry/in-page-history.ts';
export { showStrip } from './loading-strip.ts';
export { markFooter } from './mark-footer.ts';
export { Router } from './Router.tsx';
export { showPage } from './show-page.ts';
export { fetchedPage } from './shown-page.ts';
