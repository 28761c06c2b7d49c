/** One edit of a content file; locations are JSON pointers. */
export type { Edit } from '../../content/edit/text/edit.ts';
