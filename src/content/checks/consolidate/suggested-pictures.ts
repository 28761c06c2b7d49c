import { basename } from 'node:path';
import type { Issue } from '../../report/issues.ts';

/** Suppresses other findings about a file in images/ if the suggestion for a missing picture already names it. */
export function suppressSuggestedPictures(issues: Issue[]): Issue[] {
  const wanted = new Set(
    issues.flatMap(({ code, suggestion }) => (code === 'missing-picture' ? suggestion.split(/[\s"/]+/) : [])),
  );
  return issues.filter(({ code, path }) => {
    const file = basename(path);
    return !STRAY_FILE_CODES.has(code) || !(wanted.has(file) || wanted.has(file.replace(/\.\w+$/, '')));
  });
}

const STRAY_FILE_CODES = new Set(['not-for-images', 'unlisted-picture', 'picture-file-name']);
