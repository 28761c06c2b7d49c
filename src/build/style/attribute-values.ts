/**
 * Every different value of an attribute in rendered HTML, in the order of their first occurrence. Pages are rendered
 * by the thousand, so this only looks for the beginning and the closing quote.
 * @param beginning the attribute up to where values differ, such as ` class="`
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
