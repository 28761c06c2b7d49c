/** A segment of a paragraph. */
export type TextPiece =
  | { kind: 'text'; text: string }
  | { kind: 'bold'; text: string }
  | { kind: 'link'; text: string; link: string };

const MARK = /\*\*(?<bold>[^*]+)\*\*|\[(?<words>[^\]]+)\]\((?<link>[^)\s]*)\)/g;

/** Parses a paragraph into `**bold**`, `[words](link)` and plain text. Unclosed markup stays as it is. */
export function textPieces(source: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const match of source.matchAll(MARK)) {
    if (match.index > end) pieces.push({ kind: 'text', text: source.slice(end, match.index) });
    pieces.push(markedPiece(match.groups ?? {}));
    end = match.index + match[0].length;
  }
  if (end < source.length) pieces.push({ kind: 'text', text: source.slice(end) });
  return pieces;
}

function markedPiece({ bold, words = '', link = '' }: Record<string, string | undefined>): TextPiece {
  return bold === undefined ? { kind: 'link', text: words, link } : { kind: 'bold', text: bold };
}
