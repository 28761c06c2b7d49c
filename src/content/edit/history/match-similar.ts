import { isObject, textProperty } from '../../read/json.ts';

/**
 * Pairs (see `Pairs` in match-items.ts) objects and lists of one type that share at least half of their texts, best
 * matches first.
 */
export function matchSimilar(before: readonly unknown[], after: readonly unknown[], pairs: Map<number, number>): void {
  const taken = new Set(pairs.values());
  const earlier = [...before.keys()].filter((index) => !taken.has(index) && isContainer(before[index]));
  const later = [...after.keys()].filter((index) => !pairs.has(index) && isContainer(after[index]));
  if (earlier.length === 0 || later.length === 0) return;
  const texts = new Map(earlier.map((index) => [index, textsIn(before[index])]));
  const candidates = later.flatMap((index) => {
    const own = textsIn(after[index]);
    return earlier.flatMap((old) => {
      const share = isSameType(before[old], after[index]) ? shareOf(texts.get(old) ?? [], own) : 0;
      return share >= 0.5 && !isInside(before[old], after[index]) ? [{ index, old, share }] : [];
    });
  });
  for (const { index, old } of candidates.sort((one, other) => other.share - one.share)) {
    if (pairs.has(index) || taken.has(old)) continue;
    pairs.set(index, old);
    taken.add(old);
  }
}

function isContainer(value: unknown): boolean {
  return Array.isArray(value) || isObject(value);
}

function isSameType(one: unknown, other: unknown): boolean {
  return Array.isArray(one) === Array.isArray(other) && textProperty(one, 'type') === textProperty(other, 'type');
}

/** Whether one of two values contains the other: they share texts, but are different items. */
function isInside(one: unknown, other: unknown): boolean {
  const [short = '', long = ''] = [JSON.stringify(one), JSON.stringify(other)].sort((a, b) => a.length - b.length);
  return short !== long && long.includes(short);
}

/** The fraction of the shorter list that both lists contain. */
function shareOf(one: string[], other: string[]): number {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  const left = new Set(long);
  return short.length === 0 ? 0 : short.filter((text) => left.has(text)).length / short.length;
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return isContainer(value) ? Object.values(value ?? {}).flatMap(textsIn) : [];
}
