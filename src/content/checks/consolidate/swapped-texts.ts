import { parentPointer } from '../../read/json.ts';
import type { Issue } from '../../report/issues.ts';

/** The two texts of search results. */
const [TITLE, DESCRIPTION] = ['/title', '/description'];

/**
 * Reports a title and a description once that stand in each other's place: the title is too long, and the description
 * too short.
 */
export function mergeSwappedTexts(issues: Issue[]): Issue[] {
  const swapped = issues.filter((issue) => isSwapped(issue, issues));
  if (swapped.length === 0) return issues;
  const areOf = ({ path, pointer }: Issue, { path: file, pointer: title }: Issue) =>
    path === file && [title, parentPointer(title) + DESCRIPTION].includes(pointer);
  return [
    ...issues.filter((issue) => !swapped.some((one) => areOf(issue, one))),
    ...swapped.map(({ path, pointer, code }) => ({
      path,
      pointer,
      code,
      message: 'The title and the description stand in each other’s place.',
      suggestion: 'Put the text of each in place of the other.',
    })),
  ];
}

/** Whether a title is as long as a description, and its description as short as a title. */
function isSwapped({ path, pointer, code }: Issue, issues: readonly Issue[]): boolean {
  const description = parentPointer(pointer) + DESCRIPTION;
  return (
    code === 'too-long' &&
    pointer.endsWith(TITLE) &&
    issues.some((one) => one.code === 'short-description' && one.path === path && one.pointer === description)
  );
}
