/** One change of a file, as the writer of content accepts it: places are JSON pointers. */
export type { Edit as TextEditing } from '../../content/edit/text/edit.ts';
