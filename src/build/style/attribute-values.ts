/**
 * The distinct values of an attribute in rendered HTML, in order of first occurrence. For speed with thousands of
 * pages, this only searches for the beginning and the closing quote.
 * @param beginning the attribute up to its value, such as ` class="`
 */
export function attributeValues(html: string, beginning: string): Set<string> {
  const values = new Set<string>();
  for (let at = html.indexOf(beginning); at >= 0; at = html.indexOf(beginning, at)) {
    const start = at + beginning.length;
    at = html.indexOf('"', start);
    values.add(html.slice(start, at));
  }
  return values;
}
