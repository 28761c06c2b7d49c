/** Words with their gaps filled: {name} by its value. */
export function fillGaps(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap));
}
