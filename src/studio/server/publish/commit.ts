import { type OperationRefusedError, refusal } from '../../../content/edit/entities/operation-refused-error.ts';
import type { VersionedFile } from '../../../content/edit/history/version.ts';
import type { SentenceName } from '../../../content/edit/words/phrase.ts';
import { git, runGit } from './git.ts';
import { fallbackAuthor, hasCommitHook } from './repository.ts';

/** A commit that was made. */
export interface Commit {
  /** Its abbreviated hash. */
  commit: string;
  /** The author's name, if git has none configured and the account's name was used. */
  isBy?: string;
}

/**
 * Commits only the given files of a folder; other staged files stay staged.
 * @throws OperationRefusedError if git or a hook refuses the commit; the index is then unchanged
 */
export async function commitFiles(dir: string, files: VersionedFile[], message: string): Promise<Commit> {
  const paths = listOf(files.map(({ file }) => file));
  const untracked = await runGit(dir, ['ls-files', '--others', '--exclude-standard', '-z', '--', '.']);
  const added = listOf((untracked ?? '').split('\0').filter((name) => files.some(({ file }) => file === name)));
  const identity = await fallbackAuthor(dir);
  const fromInput = ['--pathspec-from-file=-', '--pathspec-file-nul'];
  if (added !== '') await git(dir, ['add', '--intent-to-add', ...fromInput], added);
  const commit = ['commit', '--quiet', '--only', '--cleanup=whitespace', `--message=${message.trim()}`, ...fromInput];
  const { isDone, errorLines, output } = await git(dir, [...identity, ...commit], paths);
  if (!isDone) {
    if (added !== '') await git(dir, ['update-index', '--force-remove', '-z', '--stdin'], added);
    throw await refusalFor(dir, [...errorLines, ...output.split('\n').filter((line) => line.trim() !== '')]);
  }
  const name = identity[1]?.replace('user.name=', '');
  const commitHash = (await runGit(dir, ['rev-parse', '--short', 'HEAD'])) ?? '';
  return { commit: commitHash, ...(name !== undefined && { isBy: name }) };
}

const KNOWN: readonly (readonly [RegExp, SentenceName])[] = [
  [/index\.lock/, 'gitBusy'],
  [/dubious ownership/, 'foreignFolder'],
  [/No space left/, 'diskFull'],
  [/gpg|signing/i, 'notSigned'],
  [/empty commit message/i, 'noMessage'],
];

async function refusalFor(dir: string, lines: string[]): Promise<OperationRefusedError> {
  const known = KNOWN.find(([pattern]) => lines.some((line) => pattern.test(line)));
  const other = (await hasCommitHook(dir)) ? 'hookRefused' : 'commitRefused';
  return refusal(known?.[1] ?? other, {}, lines.slice(0, 20));
}

/** Formats paths for git's standard input, with a zero byte after each. */
function listOf(paths: string[]): string {
  return paths.map((path) => `${path}\0`).join('');
}
