/** Chooses pseudo-randomly; the same seed gives the same choices. */
export interface Chooser {
  /** A number from 0 up to, but not including, the limit. */
  below: (limit: number) => number;
  /** An entry of a list; earlier ones are more frequent, as with words of a language. */
  word: (list: readonly string[]) => string;
}

/** A seeded chooser: 32-bit xorshift, which is fast and the same on every machine. */
export function chooser(seed: number): Chooser {
  let state = Math.imul(seed + 1, 0x9e3779b1) | 1;
  const next = () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
  for (let round = 0; round < 8; round++) next();
  const at = (list: readonly string[], place: number) => {
    const entry = list[Math.floor(place * list.length)];
    if (entry === undefined) throw new Error('there is nothing to choose from');
    return entry;
  };
  return { below: (limit) => Math.floor(next() * limit), word: (list) => at(list, next() ** 1.5) };
}
