import type { Issue } from '../../report/issues.ts';

/** An issue of a whole file. */
export function fileIssue(code: string, path: string, message: string, suggestion: string): Issue {
  return { code, path, pointer: '', range: { offset: 0, length: 0 }, message, suggestion };
}
