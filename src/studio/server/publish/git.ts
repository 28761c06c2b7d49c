import { execFile } from 'node:child_process';

/** The result of a git command. `isDone`: whether its exit code was 0. */
export interface GitResult {
  isDone: boolean;
  output: string;
  /** The lines of its standard error output that are not blank. */
  errorLines: string[];
}

/** Thrown if git is not installed. */
class NoGit extends Error {}

/** Timeout. Hooks and remotes may be slow. */
const TIMEOUT_MS = 120_000;
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

/** Keeps git from prompting or opening an editor, and makes its output English. */
const NON_INTERACTIVE = { GIT_TERMINAL_PROMPT: '0', GIT_EDITOR: 'true', GCM_INTERACTIVE: 'never', LC_ALL: 'C' };

/**
 * Runs git in a folder, without a shell.
 * @param input its standard input, such as paths that each end with a zero byte
 * @throws NoGit if git is not installed
 */
export function git(cwd: string, args: string[], input?: string): Promise<GitResult> {
  const ssh = process.env.GIT_SSH_COMMAND ?? 'ssh -oBatchMode=yes';
  const env = { ...process.env, ...NON_INTERACTIVE, GIT_SSH_COMMAND: ssh };
  return new Promise((resolve, reject) => {
    const child = execFile(
      'git',
      ['--literal-pathspecs', ...args],
      { cwd, env, timeout: TIMEOUT_MS, maxBuffer: MAX_OUTPUT_BYTES },
      (error, output, stderr) => {
        if (error?.code === 'ENOENT') reject(new NoGit('There is no program git.'));
        else resolve({ isDone: !error, output, errorLines: errorLinesOf(stderr, error?.killed === true) });
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

function errorLinesOf(stderr: string, isLate: boolean): string[] {
  const lines = stderr.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));
  return isLate ? [...lines, `It did not end within ${TIMEOUT_MS / 1000} seconds.`] : lines;
}
