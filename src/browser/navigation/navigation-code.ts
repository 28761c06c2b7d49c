/**
 * The code that only navigation needs, in one chunk: loaded when a link is hovered or focused, or with the first
 * click.
 */
export { Head } from '../../render/Head.tsx';
export { manageInPageHistory } from '../entry/in-page-history.ts';
export { showStrip } from './loading-strip.ts';
export { markFooter } from './mark-footer.ts';
export { Router } from './Router.tsx';
export { showPage } from './show-page.ts';
export { fetchedPage } from './shown-page.ts';
