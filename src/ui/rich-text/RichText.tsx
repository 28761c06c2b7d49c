import { Fragment } from 'react';
import { Link } from '../link/Link.tsx';
import { type TextPiece, textPieces } from './rich-text.ts';

export interface RichTextProps {
  /** The paragraph as written, with bold words and links. */
  text: string;
  className?: string;
}

/** A paragraph of the content. */
export function RichText({ text, className }: RichTextProps) {
  return (
    <p className={className}>
      <InlineRichText text={text} />
    </p>
  );
}

/** The same without a paragraph element. */
export function InlineRichText({ text }: { text: string }) {
  let place = 0;
  return textPieces(text).map((piece) => {
    place += piece.text.length;
    return <Fragment key={place}>{pieceElement(piece)}</Fragment>;
  });
}

function pieceElement(piece: TextPiece) {
  if (piece.kind === 'bold') return <strong>{piece.text}</strong>;
  if (piece.kind === 'link') return <Link link={piece.link} label={piece.text} />;
  return piece.text;
}
