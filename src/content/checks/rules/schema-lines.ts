import { posix } from 'node:path';
import type { Content, ContentDocument } from '../../read/content.ts';
import { textProperty } from '../../read/json.ts';
import { changeTo } from '../../report/fixes.ts';
import type { Issue } from '../../report/issues.ts';
import type { ContentKind } from '../../schema/schemas.ts';
import type { Check } from '../check.ts';

/**
 * Checks that the "$schema" line of each file points to its schema, which editors use for completion and validation.
 */
export const check: Check = {
  codes: { 'wrong-schema': 'warning' },
  start: (content, report) => {
    const root = usualRoot(content);
    return {
      document: (document) => {
        const fault = root === undefined ? undefined : faultOf(document, root);
        if (fault) report(fault);
      },
    };
  },
};

/** A path deep enough to resolve any relative path, independent of where the program runs. */
const ANYWHERE = '/x'.repeat(64).concat('/');

/** The folder of a file, as seen from the content folder. */
const folderOf = (kind: ContentKind) => (kind.isFolder ? kind.place : posix.dirname(kind.place));

/** Where most files look for the schemas, relative to the content folder; undefined if most have no such line. */
function usualRoot(content: Content): string | undefined {
  const counts = new Map<string | undefined, number>();
  for (const kind of content.kinds)
    for (const { data } of content.documents(kind.name)) {
      const written = textProperty(data, '$schema');
      const whole = written === undefined ? undefined : posix.join(folderOf(kind), written);
      const root = whole?.endsWith(kind.schema.path) ? whole.slice(0, -kind.schema.path.length) : undefined;
      counts.set(root, (counts.get(root) ?? 0) + 1);
    }
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0];
}

function faultOf({ file, data }: ContentDocument, root: string): Issue | undefined {
  const written = textProperty(data, '$schema');
  const meant = posix.relative(ANYWHERE + folderOf(file.kind), ANYWHERE + root + file.kind.schema.path);
  if (written !== undefined && posix.normalize(written) === meant) return undefined;
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
