/** A text without accents and capitals, with the positions of its characters in the original text. */
export interface FoldedText {
  folded: string;
  /** The offset in the written text of an offset in the folded one. */
  placeOf: (offset: number) => number;
}

const MARKS = /\p{M}/gu;

/** What a text is compared by: é and E are e. */
export function fold(text: string): string {
  // Most texts are plain ASCII and need no decomposition.
  if (/^[\x20-\x7e]*$/.test(text)) return text.toLowerCase();
  return text.normalize('NFD').replace(MARKS, '').toLowerCase();
}

/** The same with the positions of its characters. Slower, so only for texts that are displayed. */
export function foldWithPlaces(text: string): FoldedText {
  let folded = '';
  const places: number[] = [];
  let at = 0;
  for (const character of text) {
    const part = fold(character);
    for (let index = 0; index < part.length; index++) places.push(at);
    folded += part;
    at += character.length;
  }
  return { folded, placeOf: (offset) => places[offset] ?? text.length };
}
