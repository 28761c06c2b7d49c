/** The paragraphs of a text from elsewhere: between blank lines, or where it has none, its lines. Each becomes one line. */
export function paragraphsOf(text: string): string[] {
  const parts = text
    .split(/\r?\n[ \t]*\r?\n/)
    .map(oneLine)
    .filter(Boolean);
  return parts.length > 1 ? parts : text.split(/\r?\n/).map(oneLine).filter(Boolean);
}

/** Several paragraphs in the place of what is chosen in a text. */
export function pastedBetween(before: string, paragraphs: readonly string[], after: string): string[] {
  const last = paragraphs.length - 1;
  return paragraphs.map((text, index) => `${index === 0 ? before : ''}${text}${index === last ? after : ''}`);
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
