import type { Issue } from '../../report/issues.ts';

/** Suppresses other findings about a file in images/ if the suggestion for a missing picture already names it. */
export function suppressSuggestedPictures(issues: Issue[]): Issue[] {
  const suggested = new Set(issues.map(({ suggestedFile }) => suggestedFile));
  return issues.filter(({ code, path }) => !STRAY_FILE_CODES.has(code) || !suggested.has(path));
}

const STRAY_FILE_CODES = new Set(['not-for-images', 'unlisted-picture', 'picture-file-name']);
