/** A text with a capital first letter. */
export function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A label in the middle of a sentence: in lower case, and without the unit after its comma. */
export function inSentence(label: string): string {
  return label.replace(/,.*/, '').toLowerCase();
}

/** A name as a value in code: marketDay for market-day. */
export function camelCase(name: string): string {
  return name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** A name as a type or component in code: MarketDay for market-day. */
export function pascalCase(name: string): string {
  return sentenceCase(camelCase(name));
}
