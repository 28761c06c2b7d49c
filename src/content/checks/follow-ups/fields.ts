import { parentPointer } from '../../read/json.ts';
import { wordSet } from '../../read/words-in.ts';
import type { Issue } from '../../report/issues.ts';
import { OF_A_WHOLE, placeOf } from './issue-parts.ts';

/** Findings about a field that is looked for under its name. */
const OF_NAMES = wordSet('unfilled-parameter detail-of-another-field mail-without-recipient unknown-answer');

/** Removes what only follows from a field of a form whose name, kind or rules cannot be read, or that is there twice. */
export function withoutUnclearFields(issues: Issue[]): Issue[] {
  const isOutside = issues.some(
    ({ code, path, pointer, suggestion }) =>
      code === 'unknown-property' &&
      /[\\/]forms[\\/]/.test(path) &&
      !/\/.*\//.test(pointer) &&
      suggestion.includes('"fields"'),
  );
  if (isOutside) return issues.filter(({ code }) => !OF_NAMES.has(code));
  const ofFields = issues.filter(({ path, pointer }) => /[\\/]forms[\\/]/.test(path) && pointer.startsWith('/fields/'));
  if (ofFields.length === 0) return issues;
  const isMisnamed = ofFields.some(
    ({ code, pointer }) => code === 'wrong-shape' && /^\/fields\/\d+\/name$/.test(pointer),
  );
  const faulty = ofFields.filter(({ code }) => OF_A_WHOLE.has(code) && code !== 'repeated-item');
  const twice = new Set(
    ofFields.flatMap((issue) =>
      issue.code === 'duplicate-field' ? [placeOf({ ...issue, pointer: parentPointer(issue.pointer) })] : [],
    ),
  );
  const hasRulesUnread = faulty.some(({ pointer }) => /^\/fields\/\d+\/rules(?:\/|$)/.test(pointer));
  return issues.filter((issue) => {
    if (issue.code === 'repeated-item') return !twice.has(placeOf(issue));
    if (issue.code === 'required-list-differs') return !hasRulesUnread;
    if (isMisnamed && OF_NAMES.has(issue.code)) return false;
    return issue.code !== 'mail-without-recipient' || !faulty.some(({ path }) => path === issue.path);
  });
}
