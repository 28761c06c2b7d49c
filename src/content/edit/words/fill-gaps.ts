/** A text with each gap such as {name} replaced by its value. */
export function fillGaps(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap));
}
