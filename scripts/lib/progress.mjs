/**
 * Shows the progress of long work: a bar in a terminal, otherwise a line now and then, and at the end the slowest
 * parts. JavaScript for Node 18, since it also runs during the installation of packages.
 */

const BAR = 24;
/** Milliseconds between two lines if there is no terminal. */
const PRINT_INTERVAL_MS = 10_000;
/** How many of the slowest parts are named. */
const NAMED = 3;

/** @param {number} milliseconds */
const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`;

/** Shows the parts of some work, and measures how long each takes. */
export class Progress {
  #stream;
  #now;
  #began;
  #part = '';
  #partBegan = 0;
  #saidAt = 0;
  /** @type {Map<string, number>} Milliseconds by part. */
  #took = new Map();

  /**
   * @param {{ write: (text: string) => unknown, isTTY?: boolean }} [stream]
   * @param {() => number} [now] milliseconds
   */
  constructor(stream = process.stderr, now = () => performance.now()) {
    this.#stream = stream;
    this.#now = now;
    this.#began = now();
    this.#saidAt = this.#began;
  }

  /**
   * Shows how far a part is, and measures its time. The previous part ends here.
   * @param {string} part as in 'Making pictures'
   * @param {number} done
   * @param {number} total in the same unit
   */
  show(part, done, total) {
    if (part !== this.#part) this.#endPart();
    if (this.#part === '') this.#partBegan = this.#now();
    this.#part = part;
    this.draw(part, done, total);
  }

  /**
   * Shows how far something is, without measuring its time.
   * @param {string} what
   * @param {number} done
   * @param {number} total in the same unit
   */
  draw(what, done, total) {
    const share = total > 0 ? Math.min(done / total, 1) : 0;
    const filled = Math.round(share * BAR);
    if (this.#stream.isTTY) {
      this.#stream.write(`\r\x1b[K[${'#'.repeat(filled)}${'.'.repeat(BAR - filled)}] ${what}: ${done} of ${total}`);
    } else if (this.#now() - this.#saidAt >= PRINT_INTERVAL_MS) {
      this.#saidAt = this.#now();
      this.#stream.write(`${what}: ${done} of ${total} (${Math.round(share * 100)} %)\n`);
    }
  }

  /**
   * Adds the time of a part that was measured elsewhere, for example because several ran in parallel.
   * @param {string} part
   * @param {number} milliseconds
   */
  count(part, milliseconds) {
    this.#took.set(part, (this.#took.get(part) ?? 0) + milliseconds);
  }

  #endPart() {
    if (this.#part !== '') this.count(this.#part, this.#now() - this.#partBegan);
    this.#part = '';
  }

  /** Removes the bar, so that something else can be printed; the next `show` restores it. */
  clear() {
    if (this.#stream.isTTY) this.#stream.write('\r\x1b[K');
  }

  /**
   * Ends the display.
   * @returns {string} the total time, and the slowest parts: 'in 12.3 s; longest: pictures 8.1 s'
   */
  end() {
    this.#endPart();
    this.clear();
    const longest = [...this.#took].sort(([, one], [, other]) => other - one).slice(0, NAMED);
    const named = longest.map(([part, time]) => `${part} ${seconds(time)}`);
    const all = `in ${seconds(this.#now() - this.#began)}`;
    return named.length > 1 ? `${all}; longest: ${named.join(', ')}` : all;
  }
}
