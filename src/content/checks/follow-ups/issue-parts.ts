import { parentPointer } from '../../read/json.ts';
import { wordSet } from '../../read/words-in.ts';
import { severityOf } from '../../report/codes.ts';
import type { Issue } from '../../report/issues.ts';

/** Whether issues of a code are errors. */
export const isError = (code: string) => severityOf(code) === 'error';

/** The value that an issue is about, for comparison. */
export const placeOf = ({ path, pointer }: Issue) => `${path} ${pointer}`;

/** An issue, moved to the object or list that its value is in. */
export const parentOf = (issue: Issue): Issue => ({ ...issue, pointer: parentPointer(issue.pointer) });

/** Mistakes of a whole object or list: findings about its texts may disappear once it is fixed. */
export const OF_A_WHOLE = wordSet(`
  missing-property unknown-property unknown-block wrong-type repeated-item copied-section wrong-folder uneven-row
`);

/** The part of a text that an issue is about; '' if it is about a whole value or a key. */
export const textAt = ({ at }: Issue) => (typeof at === 'object' ? at.text : '');
