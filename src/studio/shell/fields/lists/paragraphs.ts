/** Splits a pasted text into paragraphs: at blank lines, or else at line breaks. Each paragraph becomes one line. */
export function paragraphsOf(text: string): string[] {
  const parts = text
    .split(/\r?\n[ \t]*\r?\n/)
    .map(oneLine)
    .filter(Boolean);
  return parts.length > 1 ? parts : text.split(/\r?\n/).map(oneLine).filter(Boolean);
}

/** Joins pasted paragraphs with the text before and after the selection that they replace. */
export function insertParagraphs(before: string, paragraphs: readonly string[], after: string): string[] {
  const last = paragraphs.length - 1;
  return paragraphs.map((text, index) => `${index === 0 ? before : ''}${text}${index === last ? after : ''}`);
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
