/** A text without accents and capitals, with the positions of its characters in the original text. */
export interface FoldedText {
  folded: string;
  /** Converts an offset in the folded text to one in the original text. */
  originalOffset: (offset: number) => number;
}

const MARKS = /\p{M}/gu;

/** Removes accents and capitals, for comparisons: é and E become e. */
export function fold(text: string): string {
  // Most texts are plain ASCII and need no decomposition.
  if (/^[\x20-\x7e]*$/.test(text)) return text.toLowerCase();
  return text.normalize('NFD').replace(MARKS, '').toLowerCase();
}

/** Like `fold`, with the positions of characters. Slower, so only used for texts that are displayed. */
export function foldWithOffsets(text: string): FoldedText {
  let folded = '';
  const offsets: number[] = [];
  let at = 0;
  for (const character of text) {
    const part = fold(character);
    for (let index = 0; index < part.length; index++) offsets.push(at);
    folded += part;
    at += character.length;
  }
  return { folded, originalOffset: (offset) => offsets[offset] ?? text.length };
}
