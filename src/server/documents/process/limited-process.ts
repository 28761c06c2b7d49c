import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ThreadEnded } from '../../threads/thread.ts';
import type { Limits, Verdict } from '../verdict.ts';

const ENTRY = fileURLToPath(new URL('./reading-process.ts', import.meta.url));
/**
 * It may read the code that it runs, and nothing else: neither write nor start anything. Megabytes for all but its
 * thread, which may ask for garbage to be collected.
 */
const FLAGS = ['--permission', '--allow-worker', '--allow-fs-read=*', '--max-old-space-size=64', '--expose-gc'];
/** The C library gives memory back as soon as it is free: what documents unpack to comes and goes in large pieces. */
const ALLOCATION = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '131072', MALLOC_MMAP_THRESHOLD_: '131072' };
/** How often a thread may do nothing for as long as it may, until its process is ended. */
const PAUSES = 4;

/** What a process says: that it can read, or what it found; nothing when its thread hung. */
type Message = { isReady: true } | { verdict?: Verdict };

/**
 * A process that reads documents one by one. What takes it down is the document's own fault. A new one is started
 * then, and where a document has taken its thread with it: what that leaves behind of its memory is more than it costs.
 */
export class LimitedProcess {
  readonly #module: URL;
  readonly #limits: Limits;
  #child: ChildProcess | undefined;
  #ready: Promise<void> = Promise.resolve();
  #isClosed = false;

  constructor(module: URL, limits: Limits) {
    this.#module = module;
    this.#limits = limits;
  }

  /**
   * Reads a document. One that takes too much, or brings the process down, is at fault itself.
   * @throws ThreadEnded when nothing works that could read it, or time ran out without any work
   */
  async read(name: string, content: Uint8Array): Promise<Verdict> {
    const child = this.#child ?? this.#start();
    await this.#ready;
    const { promise, resolve, reject } = Promise.withResolvers<Verdict>();
    const patience = setTimeout(() => child.kill('SIGKILL'), this.#limits.clock * PAUSES);
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
      clearTimeout(patience);
      child.off('exit', onExit);
      child.removeAllListeners('message');
      // The memory of the content may be let go when this is over.
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

  /** The next document finds a process that has started. */
  #renew(child: ChildProcess): void {
    child.kill('SIGKILL');
    if (!this.#isClosed) this.#start();
  }

  /** It knows none of the settings, which hold passwords. */
  #start(): ChildProcess {
    const child = fork(ENTRY, [this.#module.href, JSON.stringify(this.#limits)], {
      execArgv: FLAGS,
      env: ALLOCATION,
      serialization: 'advanced',
      stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
    });
    // That it has ended is told in another way.
    child.stdin?.on('error', () => {});
    this.#child = child;
    this.#ready = new Promise((resolve, reject) => {
      child.once('message', () => resolve());
      child.once('error', (error) => reject(new ThreadEnded('no process', { cause: error })));
      child.once('exit', () => reject(new ThreadEnded('the process has ended')));
    });
    // Callers get the rejection; between documents there may be none to handle it.
    this.#ready.catch(() => {});
    child.once('exit', () => {
      if (this.#child === child) this.#child = undefined;
    });
    return child;
  }
}
