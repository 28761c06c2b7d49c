import { basename } from 'node:path';
import type { Issue } from '../../report/issues.ts';

/** Leaves out what else is said of a file or folder in images/ where a missing picture is told to use it. */
export function withoutStrayPictures(issues: Issue[]): Issue[] {
  const wanted = new Set(
    issues.flatMap(({ code, suggestion }) => (code === 'missing-picture' ? suggestion.split(/[\s"/]+/) : [])),
  );
  return issues.filter(({ code, path }) => {
    const file = basename(path);
    return !OF_STRAYS.has(code) || !(wanted.has(file) || wanted.has(file.replace(/\.\w+$/, '')));
  });
}

const OF_STRAYS = new Set(['not-for-images', 'unlisted-picture', 'picture-file-name']);
