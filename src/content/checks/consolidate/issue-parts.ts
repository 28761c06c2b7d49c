import type { Content } from '../../read/content.ts';
import { parentPointer } from '../../read/json.ts';
import { memoizeByObject } from '../../read/memoize.ts';
import { wordSet } from '../../read/split-words.ts';
import { severityOf } from '../../report/codes.ts';
import type { Issue } from '../../report/issues.ts';

/** Whether issues of a code are errors. */
export const isError = (code: string) => severityOf(code) === 'error';

const typesByPath = memoizeByObject(({ files }: Content) => new Map(files.map(({ path, kind }) => [path, kind.name])));

/** The content type of the file that an issue is about, such as 'forms'; undefined if it is no content file. */
export const fileTypeOf = ({ path }: Pick<Issue, 'path'>, content: Content) => typesByPath(content).get(path);

/** The value that an issue is about, for comparison. */
export const locationOf = ({ path, pointer }: Issue) => `${path} ${pointer}`;

/** An issue, moved to the object or list that its value is in. */
export const parentOf = (issue: Issue): Issue => ({ ...issue, pointer: parentPointer(issue.pointer) });

/** Mistakes of a whole object or list: findings about its texts may disappear once it is fixed. */
export const WHOLE_OBJECT_CODES = wordSet(`
  missing-property unknown-property unknown-block wrong-type repeated-item copied-section wrong-folder uneven-row
`);

/** The part of a text that an issue is about; '' if it is about a whole value or a key. */
export const highlightedText = ({ at }: Issue) => (typeof at === 'object' ? at.text : '');

/** The name, link or address that leads nowhere; '' if an issue is about something else. */
export const targetOf = (issue: Issue) => highlightedText(issue) || (issue.target ?? '');
