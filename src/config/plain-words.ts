import type { ErrorObject } from 'ajv';
import type { Issue } from './issues.ts';

/** What the validator found, in plain words. */
export function plainIssues(path: string, errors: ErrorObject[]): Issue[] {
  return errors.map((error) => ({
    code: error.keyword,
    severity: 'error',
    path,
    pointer: error.instancePath,
    message: `${error.keyword} ${JSON.stringify(error.params)}`,
    suggestion: '',
  }));
}
