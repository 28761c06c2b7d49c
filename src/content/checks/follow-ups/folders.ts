import { basename } from 'node:path';
import type { Issue } from '../../report/issues.ts';

/** Findings about references to the files of a folder. */
const OF_FOLDERS: Readonly<Record<string, RegExp>> = {
  pages: /^(?:unknown-page|orphan-page|newsletter-leave-page|broken-(?:link|anchor))$/,
  forms: /^unknown-form$/,
  options: /^unknown-(?:options|answer)$|^recipient-never-written-to$/,
  emails: /^unknown-email$/,
  modals: /^unknown-modal$/,
  documents: /^unknown-document$|^broken-link$/,
  images: /^(?:missing-picture|unknown-image)$/,
};

/** Leaves out broken references to the files of a folder that is missing as a whole. */
export function withoutMissingFolders(issues: Issue[]): Issue[] {
  const gone = issues.flatMap(({ code, path }) =>
    code === 'missing-folder' ? (OF_FOLDERS[basename(path)] ?? []) : [],
  );
  return gone.length === 0 ? issues : issues.filter(({ code }) => !gone.some((codes) => codes.test(code)));
}
