import type { Issue } from './issues.ts';

/** A file that cannot be opened. */
export function unreadableIssue(path: string, error: unknown): Issue {
  return {
    code: 'unreadable-file',
    severity: 'error',
    path,
    pointer: '',
    message: `This file cannot be read: ${String(error)}.`,
    suggestion: '',
  };
}

/** What is wrong with the text of a file. */
export function textIssues(path: string, _bytes: Buffer): Issue[] {
  return [{ code: 'syntax', severity: 'error', path, pointer: '', message: 'This is not JSON.', suggestion: '' }];
}
