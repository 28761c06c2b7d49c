import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ThreadEnded } from '../../threads/thread.ts';
import type { ReadLimits, Verdict } from '../verdict.ts';

const ENTRY = fileURLToPath(new URL('./reading-process.ts', import.meta.url));
/**
 * Permissions: it may read the code that it runs, but neither write files nor start programs. The heap size is for
 * everything but the thread, which may trigger garbage collection.
 */
const FLAGS = ['--permission', '--allow-worker', '--allow-fs-read=*', '--max-old-space-size=64', '--expose-gc'];
/** Makes the C library return memory as soon as it is freed: unpacked documents are large blocks. */
const ALLOCATION = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '131072', MALLOC_MMAP_THRESHOLD_: '131072' };
/** How often a thread may stall before its process is ended. */
const MAX_STALLS = 4;

/** Messages from a process: that it is ready, or a verdict, which is undefined if its thread hung. */
type Message = { isReady: true } | { verdict?: Verdict };

/**
 * A process that reads documents one by one. A document that crashes the process is itself at fault. The process is
 * then replaced, even if only its thread was ended, since restarting costs less than the memory that the thread leaves
 * behind.
 */
export class LimitedProcess {
  readonly #module: URL;
  readonly #limits: ReadLimits;
  #child: ChildProcess | undefined;
  #ready: Promise<void> = Promise.resolve();
  #isClosed = false;

  constructor(module: URL, limits: ReadLimits) {
    this.#module = module;
    this.#limits = limits;
  }

  /**
   * Reads a document. One that exceeds the limits or crashes the process is itself at fault.
   * @throws ThreadEnded if no process can read it, or if the process stalled
   */
  async read(name: string, content: Uint8Array): Promise<Verdict> {
    const child = this.#child ?? this.#start();
    await this.#ready;
    const { promise, resolve, reject } = Promise.withResolvers<Verdict>();
    const timer = setTimeout(() => child.kill('SIGKILL'), this.#limits.stallMs * MAX_STALLS);
    const onExit = () => (this.#isClosed ? reject(new ThreadEnded('closed')) : resolve({ fault: 'tooComplex' }));
    child.once('exit', onExit);
    child.once('message', (message: Message) => {
      const verdict = 'verdict' in message ? message.verdict : undefined;
      if (!verdict || ('fault' in verdict && verdict.fault === 'tooComplex')) this.#renew(child);
      if (verdict) resolve(verdict);
      else reject(new ThreadEnded('no answer in time'));
    });
    child.send({ name, length: content.length });
    const written = new Promise((done) => child.stdin?.write(content, done));
    return promise.finally(async () => {
      clearTimeout(timer);
      child.off('exit', onExit);
      child.removeAllListeners('message');
      // The memory of the content may only be released after it was written.
      await written;
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const child = this.#child;
    if (!child) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  }

  /** Replaces the process, so that one is running when the next document arrives. */
  #renew(child: ChildProcess): void {
    child.kill('SIGKILL');
    if (!this.#isClosed) this.#start();
  }

  /** Starts it without any settings, since those contain passwords. */
  #start(): ChildProcess {
    const child = fork(ENTRY, [this.#module.href, JSON.stringify(this.#limits)], {
      execArgv: FLAGS,
      env: ALLOCATION,
      serialization: 'advanced',
      stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
    });
    // The end of the process is reported by its exit event.
    child.stdin?.on('error', () => {});
    this.#child = child;
    this.#ready = new Promise((resolve, reject) => {
      child.once('message', () => resolve());
      child.once('error', (error) => reject(new ThreadEnded('no process', { cause: error })));
      child.once('exit', () => reject(new ThreadEnded('the process has ended')));
    });
    // Callers get the rejection; between documents there is no caller to handle it.
    this.#ready.catch(() => {});
    child.once('exit', () => {
      if (this.#child === child) this.#child = undefined;
    });
    return child;
  }
}
