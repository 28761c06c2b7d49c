/**
 * Compares two texts by their characters, to sort identifiers such as names, ids and dates. Loading a locale's
 * collation would take longer than sorting thousands of them.
 */
export function textOrder(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
