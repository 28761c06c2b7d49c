/** Generates texts that match a pattern, to find out whether a field can be answered at all. */

/** Texts generated from a pattern. */
export interface PatternSamples {
  /** Texts that match the pattern. */
  texts: string[];
  /** False for a pattern with unsupported parts: other texts may match too. */
  isSure: boolean;
}

/** Candidate characters for a class, most likely first. */
const LIKELY = [..."a1A07+2Z -.@_/,&'()#:é€", '\u00df', '\u0411', '\u4e2d'];

/** How often to repeat a part beyond the minimum. */
const EXTRA = [0, 1, 2, 3, 5, 8, 12, 20, 30, 50, 80, 120, 250, 600];

/** How many paths through alternatives and classes to try. */
const WAYS = 6;

const MAX_LENGTH = 6000;

/** Follows one path through a pattern. */
class Walker {
  isSure = true;
  readonly #pattern: string;
  readonly #way: number;
  readonly #extra: number;
  #at = 0;

  constructor(pattern: string, way: number, extra: number) {
    this.#pattern = pattern;
    this.#way = way;
    this.#extra = extra;
  }

  /** The alternatives up to the end of the group; the path determines which one is taken. */
  alternatives(): string {
    const texts = [this.#sequence()];
    while (this.#pattern.charAt(this.#at) === '|') {
      this.#at++;
      texts.push(this.#sequence());
    }
    return texts[this.#way % texts.length] ?? '';
  }

  #sequence(): string {
    let text = '';
    while (this.#at < this.#pattern.length && !'|)'.includes(this.#pattern.charAt(this.#at))) {
      const atom = this.#atom();
      text = (text + atom.repeat(this.#count())).slice(0, MAX_LENGTH);
    }
    return text;
  }

  #atom(): string {
    const sign = this.#pattern.charAt(this.#at);
    if (sign === '(') return this.#group();
    if (sign === '[') return this.#ofClass(this.#upTo(/^\[(?:\\.|[^\]\\])*\]/));
    if (sign === '\\') return this.#escape();
    this.#at++;
    if (sign === '^' || sign === '$') return '';
    return sign === '.' ? 'a' : sign;
  }

  #group(): string {
    const opening = this.#upTo(/^\((?:\?(?:<?[=!]|:|<\w+>))?/);
    const inside = this.alternatives();
    this.#at++;
    const isLook = /[=!]$/.test(opening);
    if (isLook) this.isSure = false;
    return isLook ? '' : inside;
  }

  #escape(): string {
    const written = this.#upTo(/^\\(?:u\{[0-9a-fA-F]+\}|u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|[pP]\{[^}]*\}|k<\w+>|.)/);
    const kind = written.charAt(1);
    if (kind === 'b' || kind === 'B') return '';
    if (/[1-9k]/.test(kind)) this.isSure = false;
    return this.#ofClass(written);
  }

  /** A character from a class; each path prefers a different one. */
  #ofClass(written: string): string {
    const one = new RegExp(`^${written}$`, 'u');
    const fitting = LIKELY.filter((character) => one.test(character));
    if (fitting.length > 0) return fitting[this.#way % Math.min(fitting.length, 3)] ?? '';
    for (let code = 0x20; code < 0x3000; code++) {
      const character = String.fromCodePoint(code);
      if (one.test(character)) return character;
    }
    return '';
  }

  #count(): number {
    const written = this.#upTo(/^(?:[*+?]|\{\d+(?:,\d*)?\})?\??/);
    const [, least = '', comma = '', most = ''] = /^\{(\d+)(,?)(\d*)\}/.exec(written) ?? [];
    if (least !== '') return between(Number(least), comma === '' ? Number(least) : bound(most), this.#extra);
    if (written.startsWith('*')) return between(0, Number.POSITIVE_INFINITY, this.#extra);
    if (written.startsWith('+')) return between(1, Number.POSITIVE_INFINITY, this.#extra);
    return written.startsWith('?') ? between(0, 1, this.#extra) : 1;
  }

  #upTo(part: RegExp): string {
    const written = part.exec(this.#pattern.slice(this.#at))?.[0] ?? '';
    this.#at += written.length;
    return written;
  }
}

const bound = (most: string) => (most === '' ? Number.POSITIVE_INFINITY : Number(most));

const between = (least: number, most: number, extra: number) => Math.min(least + extra, most, MAX_LENGTH);

/**
 * Texts of several lengths that match a pattern.
 * @throws SyntaxError for an invalid pattern, which an earlier check reports
 */
export function samplesOf(pattern: string): PatternSamples {
  const whole = new RegExp(`^(?:${pattern})$`, 'u');
  const texts = new Set<string>();
  let isSure = true;
  for (const extra of EXTRA) {
    for (let way = 0; way < WAYS; way++) {
      const walker = new Walker(pattern, way, extra);
      texts.add(walker.alternatives());
      isSure &&= walker.isSure;
    }
  }
  return { texts: [...texts].filter((text) => whole.test(text)), isSure };
}
