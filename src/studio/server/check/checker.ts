import type { Finding } from '../../../contracts/finding.ts';
import { type CheckOptions, type CheckResult, runCheck } from './run-check.ts';

/** Debounce delay in milliseconds: a check between two keystrokes would be wasted. */
const QUIET = 120;

/** Keeps the findings of a folder up to date while it changes. */
export class Checker {
  findings: Finding[] = [];
  isChecking = false;
  readonly #options: CheckOptions;
  readonly #onFindings: (findings: Finding[]) => void;
  #turn = 0;
  /** Whether a check is running; a change meanwhile causes another one afterwards. */
  #isAsked = false;
  #isClosed = false;
  #timer: NodeJS.Timeout | undefined;
  #waiting: (() => void)[] = [];

  /** @param onFindings called after each check whose findings are up to date */
  constructor(options: CheckOptions, onFindings: (findings: Finding[]) => void) {
    this.#options = options;
    this.#onFindings = onFindings;
  }

  /** Schedules a check, because content has changed. */
  changed(): void {
    this.isChecking = true;
    this.#turn += 1;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#run(), QUIET);
  }

  /** The findings, once they are up to date. */
  async current(): Promise<Finding[]> {
    if (this.isChecking) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    return this.findings;
  }

  /** Starts no further checks, and reports nothing from a running one. */
  close(): void {
    clearTimeout(this.#timer);
    this.#isClosed = true;
  }

  async #run(): Promise<void> {
    if (this.#isAsked) return;
    this.#isAsked = true;
    const turn = this.#turn;
    const result = await runCheck(this.#options);
    if (!this.#isClosed) this.#handleResult(turn, result);
  }

  #handleResult(turn: number, result: CheckResult): void {
    if ('failure' in result) console.error(`The check ended early: ${result.failure}`);
    this.#isAsked = false;
    if (turn !== this.#turn) void this.#run();
    else this.#finish('findings' in result ? result.findings : this.findings);
  }

  #finish(findings: Finding[]): void {
    this.isChecking = false;
    this.findings = findings;
    for (const resolve of this.#waiting.splice(0)) resolve();
    this.#onFindings(this.findings);
  }
}
