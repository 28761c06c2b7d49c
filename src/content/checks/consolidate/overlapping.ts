import { parentPointer } from '../../read/json.ts';
import type { Issue } from '../../report/issues.ts';
import { isError, locationOf, WHOLE_OBJECT_CODES } from './issue-parts.ts';

/** Warnings about duplicates in a file: a misplaced part may be one of the two. */
const DUPLICATE_CODE = /^(?:repeated-(?:text|heading)|copied-section)$/;

const FORMAT_CODE = /^(?:wrong-shape|unknown-)/;

/** Suppresses warnings inside a part that is itself faulty, or about the same value. */
export function suppressOverlapping(issues: Issue[]): Issue[] {
  const wholes = Map.groupBy(
    issues.filter(({ code, range }) => !range && WHOLE_OBJECT_CODES.has(code)),
    ({ path }) => path,
  );
  // A rule's finding about a value is more helpful than one about its format.
  const explained = new Set(
    issues.flatMap((issue) => (isError(issue.code) && !FORMAT_CODE.test(issue.code) ? [locationOf(issue)] : [])),
  );
  const values = new Set(
    issues.flatMap((issue) => (isError(issue.code) && issue.pointer !== '' ? [locationOf(issue)] : [])),
  );
  const unfinished = new Set(issues.flatMap((issue) => (issue.code === 'unfinished-text' ? [locationOf(issue)] : [])));
  const linkErrors = issues.filter(({ code }) => code === 'link-slip');
  const settled = new Set(issues.flatMap((issue) => (SETTLES.has(issue.code) ? [locationOf(issue)] : [])));
  return issues.filter((issue) => {
    if (
      linkErrors.some(
        (linkError) => linkError !== issue && locationOf(linkError) === locationOf(issue) && isPartOf(issue, linkError),
      )
    )
      return false;
    if (isError(issue.code)) return issue.code !== 'wrong-shape' || !explained.has(locationOf(issue));
    const isOfWhole = typeof issue.at !== 'object' || issue.code === 'unfinished-text';
    if (typeof issue.at !== 'object' && unfinished.has(locationOf(issue))) return false;
    if ((isOfWhole && values.has(locationOf(issue))) || (settled.has(locationOf(issue)) && !SETTLES.has(issue.code)))
      return false;
    const own = wholes.get(issue.path) ?? [];
    if (DUPLICATE_CODE.test(issue.code) && own.some(({ code }) => isError(code))) return false;
    return !own.some((whole) => whole !== issue && isInside(issue.pointer, whole));
  });
}

/** Whether the text that an issue is about is part of the text that another issue is about. */
function isPartOf({ at: part }: Issue, { at: whole }: Issue): boolean {
  return typeof part === 'object' && typeof whole === 'object' && whole.text.includes(part.text);
}

/** Findings whose correction settles other findings about the value. */
const SETTLES = new Set(['unknown-choice', 'unknown-block', 'marked-quotation', 'bad-hours', 'impossible-phone']);

function isInside(pointer: string, { pointer: whole, code }: Issue): boolean {
  if (code === 'wrong-folder' || (code === 'wrong-type' && whole === '')) return true;
  // The contents of a section can only be judged once its type is known.
  if (code === 'unknown-block') return pointer.startsWith(`${parentPointer(whole)}/`);
  return whole !== '' && (pointer.startsWith(`${whole}/`) || (pointer === whole && isError(code)));
}
