/** The processes in which studios run: one shared by all journeys of a worker, or a separate one. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../../../scripts/lib/free-port.ts';
import type { HostRequest, HostResponse } from './studio-host.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** A running studio: its URL, and how to stop it. */
export interface RunningStudio {
  address: string;
  end(): Promise<void>;
}

/** Starts the studio of a content folder. */
export type StudioStarter = (content: string) => Promise<RunningStudio>;

/** A child process whose output is read line by line. */
interface Program {
  child: ChildProcessWithoutNullStreams;
  lines: AsyncIterator<string>;
  /** Its standard error output. */
  stderr: string[];
}

function start(args: string[], env: NodeJS.ProcessEnv = process.env): Program {
  const child = spawn(process.execPath, args, { cwd: ROOT, env });
  const stderr: string[] = [];
  child.stderr.on('data', (text: Buffer) => stderr.push(String(text)));
  return { child, lines: createInterface({ input: child.stdout })[Symbol.asyncIterator](), stderr };
}

/** The next line of its output. @throws Error with its output if it has ended */
async function nextLine({ lines, stderr }: Program): Promise<string> {
  const { value, done } = await lines.next();
  if (done === true) throw new Error(`The studio has ended: ${stderr.join('')}`);
  return value;
}

let host: Program | undefined;
let last: Promise<unknown> = Promise.resolve();

/**
 * Sends a request to the host process, which the first request starts, and which ends with this worker. Requests are
 * sent one at a time.
 */
function send(request: HostRequest): Promise<HostResponse> {
  const sent = last.then(async (): Promise<HostResponse> => {
    host ??= start([path.join(import.meta.dirname, 'studio-host.ts')], { ...process.env, NODE_ENV: 'production' });
    host.child.stdin.write(`${JSON.stringify(request)}\n`);
    const response: HostResponse = JSON.parse(await nextLine(host));
    if (response.failure !== undefined) throw new Error(response.failure);
    return response;
  });
  last = sent.catch(() => undefined);
  return sent;
}

/** Opens a studio in the process that it shares with those of other journeys. */
export async function hosted(content: string): Promise<RunningStudio> {
  const { url = '' } = await send({ does: 'open', content });
  return { address: url, end: async () => void (await send({ does: 'close', content })) };
}

/** `npm run studio` in a separate process, which can be killed and restarted at the same URL. */
export class StudioProgram {
  #program: Program | undefined;
  #begin: () => Promise<string> = () => Promise.reject(new Error('The studio was never started.'));

  /** Starts it on a content folder. */
  readonly start = async (content: string): Promise<RunningStudio> => {
    const args = ['scripts/studio.ts', '--config', content, '--port', String(await freePort()), '--no-open'];
    this.#begin = async () => {
      const program = start(args);
      this.#program = program;
      for (;;) {
        const address = /^studio on (\S+)/.exec(await nextLine(program))?.[1];
        if (address !== undefined) return address;
      }
    };
    return { address: await this.#begin(), end: () => this.#end('SIGTERM') };
  };

  /** Kills it, as a crash does. */
  kill(): Promise<void> {
    return this.#end('SIGKILL');
  }

  /** Starts it again at the same URL. */
  async startAgain(): Promise<void> {
    await this.#begin();
  }

  async #end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    const { child } = this.#program ?? {};
    if (!child) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
  }
}
