/**
 * Wraps a function of texts so that it keeps its latest answers, since most texts are the same at the next check.
 * @param find what to find out about a text, from nothing but that text
 * @param capacity how many answers are kept at least; up to twice as many are
 */
export function memoizeByText<Found>(find: (text: string) => Found, capacity = 20_000): (text: string) => Found {
  let recent = new Map<string, { found: Found }>();
  let older = recent;
  return (text) => {
    const known = recent.get(text);
    if (known) return known.found;
    const one = older.get(text) ?? { found: find(text) };
    if (recent.size >= capacity) [older, recent] = [recent, new Map()];
    recent.set(text, one);
    return one.found;
  };
}
