import type { Content } from '../../../read/content.ts';
import { wordSet } from '../../../read/words-in.ts';
import type { Issue } from '../../../report/issues.ts';
import { parentOf, placeOf } from '../issue-parts.ts';

/** A mistake, and the findings that only follow from it. */
export interface Mistake {
  matches(issue: Issue, content: Content): boolean;
  /** The codes of what follows. */
  effects: ReadonlySet<string>;
  /** What the mistake and its effects have in common; without it, effects may be anywhere. */
  scope?(issue: Issue): string;
}

/** Mistakes that their codes alone tell. */
export function after(codes: string, effects: string, scope: Mistake['scope'] = () => ''): Mistake {
  const mistakes = wordSet(codes);
  return { matches: ({ code }) => mistakes.has(code), effects: wordSet(effects), scope };
}

/** The object or list that a value is in. */
export const parentPlace = (issue: Issue) => placeOf(parentOf(issue));

/** A value that findings are about. @param code the code of those that are about a part of it */
export const wholeOf = (code: string) => (issue: Issue) => (issue.code === code ? parentPlace(issue) : placeOf(issue));

/** The name that a mistake and what follows from it have in common. */
export const nameOf = ({ code, subject, meant }: Issue) => subject ?? meant ?? code;

/** The object that a text is in; a text of a list is none. */
export const entryOf = (issue: Issue) => (/\/\d+$/.test(issue.pointer) ? placeOf(issue) : placeOf(parentOf(issue)));
