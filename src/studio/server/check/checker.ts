import { Worker } from 'node:worker_threads';
import type { CompileOptions } from '../../../content/compile/compile.ts';
import type { Finding } from '../../../contracts/finding.ts';

export interface CheckQuestion {
  turn: number;
  options: Pick<CompileOptions, 'configDir' | 'schemasDir' | 'displayRoot' | 'cacheDir'>;
}

export interface CheckAnswer {
  turn: number;
  findings?: Finding[];
  failure?: string;
}

/** Milliseconds of quiet before a check begins: a check between two keys would be in vain. */
const QUIET = 120;

/** Keeps the findings of a folder up to date while it changes. */
export class Checker {
  findings: Finding[] = [];
  isChecking = false;
  readonly #options: CheckQuestion['options'];
  readonly #onFindings: (findings: Finding[]) => void;
  #worker: Worker | undefined;
  #turn = 0;
  /** Whether the thread is at work: what changes meanwhile is checked after it, once. */
  #isAsked = false;
  #timer: NodeJS.Timeout | undefined;
  #waiting: (() => void)[] = [];

  /** @param onFindings called when a check has ended */
  constructor(options: CheckQuestion['options'], onFindings: (findings: Finding[]) => void) {
    this.#options = options;
    this.#onFindings = onFindings;
  }

  /** Says that something has changed. */
  changed(): void {
    this.isChecking = true;
    this.#turn += 1;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#ask(), QUIET);
  }

  /** The findings of the state of now. */
  async current(): Promise<Finding[]> {
    if (this.isChecking) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    return this.findings;
  }

  async close(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#worker?.terminate();
  }

  #ask(): void {
    if (this.#isAsked) return;
    this.#isAsked = true;
    this.#worker ??= this.#start();
    this.#worker.postMessage({ turn: this.#turn, options: this.#options } satisfies CheckQuestion);
  }

  #start(): Worker {
    const worker = new Worker(new URL('./check-thread.ts', import.meta.url));
    worker.on('message', (answer: CheckAnswer) => this.#take(answer));
    worker.on('error', (error) => {
      this.#worker = undefined;
      this.#take({ turn: this.#turn, failure: error.message });
    });
    worker.unref();
    return worker;
  }

  #take({ turn, findings, failure }: CheckAnswer): void {
    if (failure !== undefined) console.error(`The check ended early: ${failure}`);
    this.#isAsked = false;
    if (turn === this.#turn) this.#settle(findings ?? this.findings);
    else this.#ask();
  }

  #settle(findings: Finding[]): void {
    this.isChecking = false;
    this.findings = findings;
    for (const resolve of this.#waiting.splice(0)) resolve();
    this.#onFindings(this.findings);
  }
}
