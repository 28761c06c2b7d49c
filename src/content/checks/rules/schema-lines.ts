import { posix } from 'node:path';
import { textProperty } from '../../read/json.ts';
import { memoizeByObject } from '../../read/memoize.ts';
import { schemaPathFor, usualSchemaRoot } from '../../references/schema-path.ts';
import { changeTo } from '../../report/fixes.ts';
import type { ContentDocument, Issue, Rule } from '../rule.ts';

/**
 * Checks that the "$schema" property of each file names its schema, which editors use for completion and validation.
 */
export const rule: Rule = {
  codes: { 'wrong-schema': 'warning' },
  onDocument: (document, content) => {
    const root = usualRoot(content);
    return root === undefined ? undefined : issueOf(document, schemaPathFor(document.file.kind, root));
  },
};

const usualRoot = memoizeByObject(usualSchemaRoot);

function issueOf({ file, data }: ContentDocument, meant: string): Issue | undefined {
  const written = textProperty(data, '$schema');
  if (written === meant || (written !== undefined && posix.normalize(written) === meant)) return undefined;
  return {
    code: 'wrong-schema',
    path: file.path,
    pointer: written === undefined ? '' : '/$schema',
    message:
      written === undefined
        ? 'The file has no "$schema" line, so editors cannot suggest values or find mistakes while you type.'
        : '"$schema" names another kind of file, or none, so editors make the wrong suggestions.',
    suggestion: `Write "$schema": "${meant}".`,
    fix: changeTo('/$schema', meant),
  };
}
