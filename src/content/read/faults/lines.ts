/** A line of a text with its offset. */
export interface Line {
  text: string;
  start: number;
}

/** All lines of a text that are not empty, without their line breaks. */
export function linesOf(text: string): Line[] {
  return [...text.matchAll(/[^\n\r]+/g)].flatMap(({ 0: line, index }) =>
    line.trim() === '' ? [] : [{ text: line, start: index }],
  );
}
