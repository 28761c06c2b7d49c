/**
 * How far long work has come: a bar in a terminal, a line now and then elsewhere, and at the end what took longest.
 * JavaScript that Node 18 knows, since the installation of the packages shows it too.
 */

const BAR = 24;
/** Milliseconds between two lines where there is no terminal. */
const PAUSE = 10_000;
/** How many of the parts that took longest are named. */
const NAMED = 3;

/** @param {number} milliseconds */
const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`;

/** Shows the parts of some work, and how long each takes. */
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
   * Shows how far a part is, and takes its time. The part before it has ended with that.
   * @param {string} part as in 'Making pictures'
   * @param {number} done
   * @param {number} total of the same things
   */
  show(part, done, total) {
    if (part !== this.#part) this.#endPart();
    if (this.#part === '') this.#partBegan = this.#now();
    this.#part = part;
    this.draw(part, done, total);
  }

  /**
   * Shows how far something is, and takes no time.
   * @param {string} what
   * @param {number} done
   * @param {number} total of the same things
   */
  draw(what, done, total) {
    const share = total > 0 ? Math.min(done / total, 1) : 0;
    const filled = Math.round(share * BAR);
    if (this.#stream.isTTY) {
      this.#stream.write(`\r\x1b[K[${'#'.repeat(filled)}${'.'.repeat(BAR - filled)}] ${what}: ${done} of ${total}`);
    } else if (this.#now() - this.#saidAt >= PAUSE) {
      this.#saidAt = this.#now();
      this.#stream.write(`${what}: ${done} of ${total} (${Math.round(share * 100)} %)\n`);
    }
  }

  /**
   * Counts the time of a part that was taken elsewhere, as where several run beside each other.
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

  /** Takes the bar away, so that something else can be printed; the next `show` brings it back. */
  clear() {
    if (this.#stream.isTTY) this.#stream.write('\r\x1b[K');
  }

  /** Ends it. @returns {string} how long all took, and what took longest: 'in 12.3 s; longest: pictures 8.1 s' */
  end() {
    this.#endPart();
    this.clear();
    const longest = [...this.#took].sort(([, one], [, other]) => other - one).slice(0, NAMED);
    const named = longest.map(([part, time]) => `${part} ${seconds(time)}`);
    const all = `in ${seconds(this.#now() - this.#began)}`;
    return named.length > 1 ? `${all}; longest: ${named.join(', ')}` : all;
  }
}
