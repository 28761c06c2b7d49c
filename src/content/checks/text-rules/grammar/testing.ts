import { apostrophes } from './apostrophes.ts';
import { grammar } from './grammar.ts';

const RULES = [grammar, ...apostrophes];

/** The first piece of a text that is no English. */
const pieceIn = (text: string) => {
  for (const rule of RULES) {
    const found = rule.find.exec(text);
    if (found) return { found, put: rule.put?.(found) ?? '' };
  }
  return undefined;
};

/** A text with the first correction of the rules of grammar; undefined if they find nothing. */
export function corrected(text: string): string | undefined {
  const piece = pieceIn(text);
  return piece && text.slice(0, piece.found.index) + piece.put + text.slice(piece.found.index + piece.found[0].length);
}
