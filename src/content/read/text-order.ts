/**
 * The order of two texts by their characters, for sorting identifiers rather than words: names, ids, dates. A
 * language's own order takes longer to load than thousands of them take to sort.
 */
export function textOrder(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
