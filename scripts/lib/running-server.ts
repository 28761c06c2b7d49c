import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds that a server may take to start by default, and between two checks whether it has. */
const TIMEOUT = 20_000;
const POLL_INTERVAL = 20;

/** A server in its own process. Declared with `await using`, it ends with its scope and its data is deleted. */
export interface RunningServer extends AsyncDisposable {
  /** The origin of the server. */
  url: string;
  pid: number;
}

/** How to start a server, and how to detect that it is ready. */
export interface ServerProgram {
  program: string;
  args: string[];
  env?: NodeJS.ProcessEnv;
  /** Returns the URL once the server responds. Called repeatedly, with everything the program has printed. */
  ready: (printed: string) => Promise<string | undefined>;
  /** The signal that stops it gracefully. */
  stopSignal: 'SIGTERM' | 'SIGQUIT';
  /** The folder of its data, deleted after it has ended. */
  folder?: Disposable;
  /** Milliseconds that it may take to start. */
  timeout?: number;
}

/** Starts a server and waits until it is ready. @throws Error with its output if it exits or takes too long */
export async function startServer(server: ServerProgram): Promise<RunningServer> {
  const { program, args, env = process.env, ready, stopSignal, folder, timeout = TIMEOUT } = server;
  const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  let isOver = false;
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()).on('error', () => resolve()));
  void ended.then(() => {
    isOver = true;
  });
  const stop = async () => {
    child.kill(stopSignal);
    await ended;
    folder?.[Symbol.dispose]();
  };
  for (const end = performance.now() + timeout; ; await pause(POLL_INTERVAL)) {
    const url = await ready(printed);
    if (url !== undefined && !isOver) return { url, pid: child.pid ?? 0, [Symbol.asyncDispose]: stop };
    if (!isOver && performance.now() < end) continue;
    await stop();
    throw new Error(`${program} did not start: ${printed}`);
  }
}
