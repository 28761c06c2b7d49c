import { parentPointer } from '../../read/json.ts';
import type { Issue } from '../../report/issues.ts';
import { isError, OF_A_WHOLE, placeOf } from './issue-parts.ts';

/** Warnings about duplicates in a file: a misplaced part may be one of the two. */
const OF_COPIES = /^(?:repeated-(?:text|heading)|copied-section)$/;

const OF_SHAPE = /^(?:wrong-shape|unknown-)/;

/** Removes warnings inside a part that is itself faulty, or about the same value. */
export function withoutPartsOfOthers(issues: Issue[]): Issue[] {
  const wholes = Map.groupBy(
    issues.filter(({ code, range }) => !range && OF_A_WHOLE.has(code)),
    ({ path }) => path,
  );
  // A rule's finding about a value is more helpful than one about its format.
  const said = new Set(
    issues.flatMap((issue) => (isError(issue.code) && !OF_SHAPE.test(issue.code) ? [placeOf(issue)] : [])),
  );
  const values = new Set(
    issues.flatMap((issue) => (isError(issue.code) && issue.pointer !== '' ? [placeOf(issue)] : [])),
  );
  const unfinished = new Set(issues.flatMap((issue) => (issue.code === 'unfinished-text' ? [placeOf(issue)] : [])));
  const slips = issues.filter(({ code }) => code === 'link-slip');
  const settled = new Set(issues.flatMap((issue) => (SETTLES.has(issue.code) ? [placeOf(issue)] : [])));
  return issues.filter((issue) => {
    if (slips.some((slip) => slip !== issue && placeOf(slip) === placeOf(issue) && isPartOf(issue, slip))) return false;
    if (isError(issue.code)) return issue.code !== 'wrong-shape' || !said.has(placeOf(issue));
    const isOfWhole = typeof issue.at !== 'object' || issue.code === 'unfinished-text';
    if (typeof issue.at !== 'object' && unfinished.has(placeOf(issue))) return false;
    if ((isOfWhole && values.has(placeOf(issue))) || (settled.has(placeOf(issue)) && !SETTLES.has(issue.code)))
      return false;
    const own = wholes.get(issue.path) ?? [];
    if (OF_COPIES.test(issue.code) && own.some(({ code }) => isError(code))) return false;
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
