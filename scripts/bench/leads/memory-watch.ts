import { childrenOf, memoryOf } from '../../../tests/contracts/process-memory.ts';

/** Milliseconds between two samples; each one briefly pauses the process. */
const SAMPLE_INTERVAL_MS = 50;

/** Measures the memory of a server and its child processes together. */
export class MemoryWatch {
  readonly #timer: NodeJS.Timeout;
  readonly #pid: number;
  #peak = 0;

  constructor(pid: number | undefined) {
    this.#pid = pid ?? 0;
    this.#timer = setInterval(() => this.#look(), SAMPLE_INTERVAL_MS);
  }

  /** Stops watching. Returns the peak in bytes. */
  end(): number {
    this.#look();
    clearInterval(this.#timer);
    return this.#peak;
  }

  #look(): void {
    this.#peak = Math.max(this.#peak, memoryOf([this.#pid, ...childrenOf(this.#pid)]));
  }
}
