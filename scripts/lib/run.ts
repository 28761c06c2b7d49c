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
  /** Called with each piece of output as it comes, besides collecting it. */
  onOutput?: (text: string) => void;
}

/**
 * Runs a program and waits until it has ended. Standard output and errors are collected together, in their order.
 * A program that cannot be started rejects with the system's error.
 */
export function run(program: string, args: string[], options: RunOptions = {}): Promise<RunResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: options.cwd ?? ROOT,
      env: options.env ?? process.env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const collect = (text: string) => {
      output += text;
      options.onOutput?.(text);
    };
    child.stdout.setEncoding('utf8').on('data', collect);
    child.stderr.setEncoding('utf8').on('data', collect);
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
}

/** Whether a program that knows the flag `-v` can be started. */
export function isInstalled(program: string): Promise<boolean> {
  return run(program, ['-v']).then(
    () => true,
    () => false,
  );
}

/** Arguments of Node that keep scripts compiled between runs. */
export const COMPILE_CACHE = ['--import', new URL('./compile-cache.mjs', import.meta.url).href];

/**
 * Arguments of Node for a server: a small nursery for young objects, in megabytes. Left alone, it grows by sixty while
 * documents arrive, and requests cost no less processor time for it.
 */
export const SERVER_FLAGS = ['--max-semi-space-size=2'];

/** Runs a script with the Node that runs this one. Returns how it ended. */
export function runNode(script: string, args: string[] = [], options: RunOptions = {}): Promise<RunResult> {
  return run(process.execPath, [...COMPILE_CACHE, script, ...args], options);
}
