/** A text with a capital first letter. */
export function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** market-day as code names a value: marketDay. */
export function camelCase(name: string): string {
  return name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** market-day as code names a type or a component: MarketDay. */
export function pascalCase(name: string): string {
  return sentenceCase(camelCase(name));
}
