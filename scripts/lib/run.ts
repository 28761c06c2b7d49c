import { spawn } from 'node:child_process';
import { ROOT } from './root.ts';

/** How a program ended: its exit code (null when it was killed by a signal) and everything it printed. */
export interface RunResult {
  code: number | null;
  output: string;
}

export interface RunOptions {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** Called with the id of its process. */
  onStart?: (pid: number) => void;
}

/**
 * Runs a program and waits until it has ended. Standard output and standard error are collected in one text, in their
 * order. Rejects with the system's error if the program cannot be started.
 */
export function run(program: string, args: string[], options: RunOptions = {}): Promise<RunResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: options.cwd ?? ROOT,
      env: options.env ?? process.env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    if (child.pid !== undefined) options.onStart?.(child.pid);
    let output = '';
    const collect = (text: string) => {
      output += text;
    };
    child.stdout.setEncoding('utf8').on('data', collect);
    child.stderr.setEncoding('utf8').on('data', collect);
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
}

/** Whether a program can be started; it must support the flag `-v`. */
export function isInstalled(program: string): Promise<boolean> {
  return run(program, ['-v']).then(
    () => true,
    () => false,
  );
}

/** Arguments of Node that cache compiled scripts between runs. */
export const COMPILE_CACHE = ['--import', new URL('./compile-cache.mjs', import.meta.url).href];

/**
 * Arguments of Node for a server: a small semi-space (in megabytes). By default it grows by sixty while documents
 * arrive, without saving processor time for requests.
 */
export const SERVER_FLAGS = ['--max-semi-space-size=2'];

/** Runs a script with the current Node. Returns how it ended. */
export function runNode(script: string, args: string[] = [], options: RunOptions = {}): Promise<RunResult> {
  return run(process.execPath, [...COMPILE_CACHE, script, ...args], options);
}
