import type { Content } from '../../../read/content.ts';
import { wordSet } from '../../../read/split-words.ts';
import type { Issue } from '../../../report/issues.ts';
import { locationOf, parentOf } from '../issue-parts.ts';

/** A mistake, and the findings that only follow from it: cascading errors, as compilers call them. */
export interface CascadeRule {
  /** Whether an issue is about such a mistake. */
  isCause(issue: Issue, content: Content): boolean;
  /** The codes of the findings that follow. */
  effects: ReadonlySet<string>;
  /** What the mistake and its effects have in common; without it, effects may be anywhere. */
  scope?(issue: Issue): string;
}

/** A rule for causes that are identified by their codes alone. */
export function cascade(causes: string, effects: string, scope: CascadeRule['scope'] = () => ''): CascadeRule {
  const causeCodes = wordSet(causes);
  return { isCause: ({ code }) => causeCodes.has(code), effects: wordSet(effects), scope };
}

/** The object or list that a value is in. */
export const parentLocation = (issue: Issue) => locationOf(parentOf(issue));

/** A value that findings are about. @param code the code of those that are about a part of it */
export const wholeOf = (code: string) => (issue: Issue) =>
  issue.code === code ? parentLocation(issue) : locationOf(issue);

/** The name that a mistake and its effects have in common. */
export const nameOf = ({ code, subject, meant }: Issue) => subject ?? meant ?? code;

/** The object that a text is in, or the item itself if it is in a list. */
export const entryOf = (issue: Issue) =>
  /\/\d+$/.test(issue.pointer) ? locationOf(issue) : locationOf(parentOf(issue));
