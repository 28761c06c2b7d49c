/** A piece of a text, and whether it is a match. */
export interface Piece {
  text: string;
  isMatch: boolean;
}

const decoded = (text: string) => text.replaceAll('&lt;', '<').replaceAll('&gt;', '>');

/** Splits an excerpt into pieces: Pagefind wraps matches in mark elements and escapes < and > as entities. */
export function highlightExcerpt(excerpt: string): Piece[] {
  return excerpt
    .split(/<mark>(.*?)<\/mark>/s)
    .map((text, index) => ({ text: decoded(text), isMatch: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}

/** Splits a title into pieces; words that start with a typed word are matches. */
export function highlightTitle(title: string, query: string): Piece[] {
  const typed = query.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return title
    .split(/([\p{L}\p{N}]+)/u)
    .filter((text) => text !== '')
    .map((text) => ({ text, isMatch: typed.some((word) => text.toLowerCase().startsWith(word)) }));
}
