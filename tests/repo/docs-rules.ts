import path from 'node:path';
import { isCode, isTest, type SourceFile } from './source-files.ts';

/** The documents in which paths must be correct. */
const DOCUMENTS = /^(docs\/.*|src\/README|CONTRIBUTING)\.md$/;
const PATH = /^[\w@.-]+(?:\/[\w@.-]+)*\/?$/;

/**
 * Paths in a document are relative to the root of the repository or to src/, as in the map, which omits extensions of
 * modules.
 */
export const possiblePaths = (named: string): string[] => [named, `src/${named}`, `src/${named}.ts`];

/** Texts in `…` that are paths of this repository: they begin with one of its folders, or name a code file in one. */
function pathsNamed(text: string, folders: Set<string>): string[] {
  return [...text.matchAll(/`([^`\n]+)`/g)]
    .map(([, named = '']) => named)
    .filter((named) => named.includes('/') && PATH.test(named))
    .filter((named) => folders.has(named.split('/')[0] ?? '') || /\.(tsx?|mjs|css)$/.test(named));
}

/** The relative targets of a document's links, without links to headings. */
function linksOf({ path: from, text }: SourceFile): string[] {
  return [...text.matchAll(/\]\(([^)\s#]+)/g)]
    .map(([, link = '']) => link)
    .filter((link) => !/^[a-z]+:/.test(link))
    .map((link) => path.posix.join(path.posix.dirname(from), link));
}

/**
 * Files and folders that documents name and that do not exist.
 * @param exists whether a file or folder exists, by its path from the root of the repository
 */
export function lostPaths(files: SourceFile[], exists: (name: string) => boolean): string[] {
  const steps = files.map((file) => file.path.split('/'));
  const folders = new Set(steps.flatMap(([top = '', below = '']) => (top === 'src' ? [top, below] : [top])));
  return files
    .filter((file) => DOCUMENTS.test(file.path))
    .flatMap((file) => {
      const named = pathsNamed(file.text, folders).filter((name) => !possiblePaths(name).some(exists));
      const linked = linksOf(file).filter((name) => !exists(name));
      return [...named, ...linked].map((name) => `${file.path}: ${name}`);
    });
}

const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
/** A file in a folder, with enough of its path to be unambiguous. */
const FILE_BELOW = /(?<![\w/.*<:@-])[\w@-]+(?:\/[\w.-]+)*\/[\w.-]+\.(?:tsx?|mjs|css|md)\b/g;

/** Files that comments name by the end of their path, and that do not exist. Tests contain samples of both. */
export function lostInComments(files: SourceFile[]): string[] {
  const isThere = (named: string) => files.some(({ path: known }) => `/${known}`.endsWith(`/${named}`));
  const code = files.filter((file) => isCode(file) && !isTest(file));
  return code.flatMap((file) => {
    const comments = (file.text.match(COMMENT) ?? []).join('\n');
    const named = new Set(comments.match(FILE_BELOW) ?? []);
    return [...named].filter((name) => !isThere(name)).map((name) => `${file.path}: ${name}`);
  });
}
