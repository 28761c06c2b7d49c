import { isObject } from '../../../../content/read/json.ts';

/** Whether two JSON values are equal, including the order of properties. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, index) => isSameValue(item, other[index]));
  }
  if (!isObject(one) || !isObject(other)) return false;
  const keys = Object.keys(one);
  const others = Object.keys(other);
  return (
    keys.length === others.length &&
    keys.every((key, index) => key === others[index] && isSameValue(one[key], other[key]))
  );
}

/** The new value, with equal parts replaced by those of the old one, so that React does not render them again. */
export function reuseEqualParts(old: unknown, now: unknown): unknown {
  if (isSameValue(old, now)) return old;
  if (Array.isArray(old) && Array.isArray(now)) {
    const whereverItIs = (item: unknown) => old.find((one) => isSameValue(one, item));
    return now.map((item, index) =>
      isSameValue(old[index], item) ? old[index] : (whereverItIs(item) ?? reuseEqualParts(old[index], item)),
    );
  }
  if (!isObject(old) || !isObject(now)) return now;
  return Object.fromEntries(Object.entries(now).map(([key, value]) => [key, reuseEqualParts(old[key], value)]));
}
