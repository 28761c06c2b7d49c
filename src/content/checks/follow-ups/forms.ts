import { parentPointer } from '../../read/json.ts';
import { wordSet } from '../../read/words-in.ts';
import type { Issue } from '../../report/issues.ts';
import { OF_A_WHOLE, placeOf } from './issue-parts.ts';

/** Findings that follow from a form without its fields. */
const OF_FIELDS = wordSet(`
  unfilled-parameter mail-without-recipient optional-address unknown-answer recipient-never-written-to
  useless-alert unknown-webhook-field newsletter-fields useless-labels
`);

/** Findings that follow from an unreadable list of options. */
const OF_OPTIONS = new Set(['unreachable-field', 'unknown-answer', 'recipient-never-written-to']);

/** Leaves out what only follows from a form without fields, or from options that cannot be read. */
export function withoutEmptiedForms(issues: Issue[]): Issue[] {
  const isEmptied = issues.some(
    ({ code, pointer, path }) => pointer === '/fields' && /forms/.test(path) && /^(?:too-few|wrong-type)$/.test(code),
  );
  const isUnread = issues.some(
    ({ code, pointer, path }) => pointer.startsWith('/options') && /options/.test(path) && OF_A_WHOLE.has(code),
  );
  return issues.filter(
    ({ code }) =>
      !(isEmptied && (OF_FIELDS.has(code) || code.startsWith('unused-'))) && !(isUnread && OF_OPTIONS.has(code)),
  );
}

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

/** Removes what only follows from a newsletter sign-up that is called an enquiry. */
export function withoutMistakenPurpose(issues: Issue[]): Issue[] {
  if (!issues.some(({ code }) => code === 'newsletter-as-enquiry')) return issues;
  return issues.filter(({ code }) => code !== 'unfilled-parameter' && code !== 'mail-of-another-form');
}
