/**
 * Replaces every text in a value, in place.
 * @param keeps names of properties that stay as they are, with everything inside
 * @returns the value
 */
export function replaceTexts<T extends object>(
  value: T,
  replace: (text: string) => string,
  keeps: ReadonlySet<string> = new Set(),
): T {
  const parts: [string, unknown][] = Object.entries(value);
  for (const [name, part] of parts) {
    if (keeps.has(name)) continue;
    if (typeof part === 'object' && part !== null) replaceTexts(part, replace, keeps);
    if (typeof part !== 'string') continue;
    const replaced = replace(part);
    if (replaced !== part) Object.assign(value, { [name]: replaced });
  }
  return value;
}
