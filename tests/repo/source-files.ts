import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../scripts/lib/root.ts';

/** A file of the repository: its path below the root, with forward slashes, and its text. */
export interface SourceFile {
  path: string;
  text: string;
}

const BINARY = /\.(webp|png|jpe?g|avif|gif|ico|woff2?|pdf|docx?|zip)$/;

/** Every text file of the repository: tracked by git, or new and not ignored. */
export function repositoryFiles(): SourceFile[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const listed = execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1 << 26 });
  return listed
    .split('\0')
    .filter(
      (file) =>
        file !== '' && !BINARY.test(file) && statSync(path.join(ROOT, file), { throwIfNoEntry: false })?.isFile(),
    )
    .map((file) => ({ path: file, text: readFileSync(path.join(ROOT, file), 'utf8') }));
}

/** Whether a file is a test, or is only used by tests. */
export function isTest(file: SourceFile): boolean {
  return /\.(test|spec)\.tsx?$/.test(file.path) || file.path.startsWith('tests/');
}

/** Whether a file is handwritten TypeScript. */
export function isCode(file: SourceFile): boolean {
  return /\.tsx?$/.test(file.path) && !file.path.startsWith('src/generated/');
}

/** The code without comments and string contents; line breaks stay, so that line numbers are unchanged. */
export function codeOnly(text: string): string {
  const tokens = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;
  return text.replace(tokens, (token) => {
    const quote = token.startsWith('/') ? '' : token.charAt(0);
    return quote + token.replace(/[^\n]/g, '') + quote;
  });
}

/** The code without its comments. A // inside quotes, as in a URL, is kept. */
export function withoutComments(text: string): string {
  const tokens = /('(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`)|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g;
  return text.replace(tokens, (token, quoted: string | undefined) => quoted ?? token.replace(/[^\n]/g, ''));
}

/** Lines that match a pattern (global), as `path:line: what was matched`. */
export function matchesByLine(file: SourceFile, text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map((match) => {
    const line = text.slice(0, match.index).split('\n').length;
    return `${file.path}:${line}: ${match[0].trim().replace(/\s+/g, ' ')}`;
  });
}
