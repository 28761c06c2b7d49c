import { parentPointer } from '../../read/json.ts';
import type { Issue } from '../../report/issues.ts';
import { placeOf } from './issue-parts.ts';

/** Drops findings about rules and limits of a field whose kind, or type of answer, is unknown. */
export function withoutUnknownKinds(issues: Issue[]): Issue[] {
  const unknown = issues.filter(({ code }) => code === 'unknown-choice');
  const fields = unknown
    .filter(({ pointer }) => pointer.endsWith('/kind'))
    .map(({ path, pointer }) => `${path} ${parentPointer(pointer)}/`);
  return issues.filter((issue) => {
    if (issue.code === 'missing-property' && isInChart(issue, unknown)) return false;
    if (issue.code === 'rule-does-not-fit') return !fields.some((field) => placeOf(issue).startsWith(field));
    if (issue.code !== 'limit-differs') return true;
    return !unknown.some(({ path, pointer }) => path === issue.path && pointer.startsWith(`${issue.pointer}/`));
  });
}

/** Whether something is missing in a row of a chart whose kind is unknown: other kinds have other rows. */
function isInChart({ path, pointer }: Issue, unknown: Issue[]): boolean {
  return unknown.some(
    (choice) =>
      choice.path === path &&
      choice.pointer.endsWith('/chart/kind') &&
      pointer.startsWith(`${parentPointer(choice.pointer)}/rows/`),
  );
}
