import type { Finding } from '../../../contracts/finding.ts';
import { type CheckOptions, type CheckResult, runCheck } from './run-check.ts';

/** Debounce delay: a check between two keystrokes would be wasted. */
const DEBOUNCE_MS = 120;

/** Keeps the findings of a folder up to date while it changes. */
export class Checker {
  findings: Finding[] = [];
  /** Whether the content has changed since the findings were computed. */
  isStale = false;
  readonly #options: CheckOptions;
  readonly #onFindings: (findings: Finding[]) => void;
  /** Incremented with each change of the content. */
  #revision = 0;
  /** Whether a check is running; a change meanwhile causes another one afterwards. */
  #isRunning = false;
  #isClosed = false;
  #timer: NodeJS.Timeout | undefined;
  /** Resolve the promises of callers who wait for up-to-date findings. */
  #waiting: (() => void)[] = [];

  /** @param onFindings called after each check whose findings are up to date */
  constructor(options: CheckOptions, onFindings: (findings: Finding[]) => void) {
    this.#options = options;
    this.#onFindings = onFindings;
  }

  /** Schedules a check, because content has changed. */
  schedule(): void {
    this.isStale = true;
    this.#revision += 1;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#run(), DEBOUNCE_MS);
  }

  /** The findings, once they are up to date. */
  async current(): Promise<Finding[]> {
    if (this.isStale) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    return this.findings;
  }

  /** Starts no further checks, and reports nothing from a running one. */
  close(): void {
    clearTimeout(this.#timer);
    this.#isClosed = true;
  }

  async #run(): Promise<void> {
    if (this.#isRunning) return;
    this.#isRunning = true;
    const revision = this.#revision;
    const result = await runCheck(this.#options);
    if (!this.#isClosed) this.#handleResult(revision, result);
  }

  #handleResult(revision: number, result: CheckResult): void {
    if ('failure' in result) console.error(`The check ended early: ${result.failure}`);
    this.#isRunning = false;
    if (revision !== this.#revision) void this.#run();
    else this.#finish('findings' in result ? result.findings : this.findings);
  }

  #finish(findings: Finding[]): void {
    this.isStale = false;
    this.findings = findings;
    for (const resolve of this.#waiting.splice(0)) resolve();
    this.#onFindings(this.findings);
  }
}
