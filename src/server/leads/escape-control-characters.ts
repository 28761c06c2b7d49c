/**
 * Characters that a terminal obeys or does not show: control characters, lone surrogates, line separators,
 * bidirectional overrides, and zero-width characters. Variation selectors, which follow many emoji, are allowed.
 */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}[\p{Default_Ignorable_Code_Point}--[\ufe00-\ufe0f]]]/gv;

function escaped(character: string): string {
  return character
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');
}

/** Makes untrusted text safe for a line of a terminal: characters that could mislead are shown as `\u202e`. */
export function visible(text: string): string {
  return text.replaceAll(HIDDEN, escaped);
}

/** A value as JSON that is safe to print in a terminal, and parses to the same value. */
export function visibleJson(value: unknown): string {
  // JSON escapes line breaks within strings, so that the remaining ones are formatting.
  const show = (character: string) => (character === '\n' ? character : escaped(character));
  return `${JSON.stringify(value, null, 2).replaceAll(HIDDEN, show)}\n`;
}
