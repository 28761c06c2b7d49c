import { execFile } from 'node:child_process';

/** The result of a git command. `isDone`: whether its exit code was 0. */
export interface GitAnswer {
  isDone: boolean;
  output: string;
  /** The lines of its standard error output that are not blank. */
  complaints: string[];
}

/** Thrown if git is not installed. */
class NoGit extends Error {}

/** Timeout in milliseconds. Hooks and remotes may be slow. */
const LONGEST = 120_000;
const LARGEST = 64 * 1024 * 1024;

/** Keeps git from prompting or opening an editor, and makes its output English. */
const QUIET = { GIT_TERMINAL_PROMPT: '0', GIT_EDITOR: 'true', GCM_INTERACTIVE: 'never', LC_ALL: 'C' };

/**
 * Runs git in a folder, without a shell.
 * @param input its standard input, such as paths that each end with a zero byte
 * @throws NoGit if git is not installed
 */
export function git(cwd: string, args: string[], input?: string): Promise<GitAnswer> {
  const ssh = process.env.GIT_SSH_COMMAND ?? 'ssh -oBatchMode=yes';
  const env = { ...process.env, ...QUIET, GIT_SSH_COMMAND: ssh };
  return new Promise((resolve, reject) => {
    const child = execFile(
      'git',
      ['--literal-pathspecs', ...args],
      { cwd, env, timeout: LONGEST, maxBuffer: LARGEST },
      (error, output, complaints) => {
        if (error?.code === 'ENOENT') reject(new NoGit('There is no program git.'));
        else resolve({ isDone: !error, output, complaints: linesOf(complaints, error?.killed === true) });
      },
    );
    // Ignore write errors (EPIPE): git may exit before it has read everything, and its output says why.
    child.stdin?.on('error', () => {});
    child.stdin?.end(input ?? '');
  });
}

/** The output of a git command; undefined if it fails, or if git is not installed. */
export async function runGit(cwd: string, args: string[]): Promise<string | undefined> {
  try {
    const { isDone, output } = await git(cwd, args);
    return isDone ? output.replace(/\n$/, '') : undefined;
  } catch (error) {
    if (error instanceof NoGit) return undefined;
    throw error;
  }
}

function linesOf(complaints: string, isLate: boolean): string[] {
  const lines = complaints.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));
  return isLate ? [...lines, `It did not end within ${LONGEST / 1000} seconds.`] : lines;
}
