import { Fragment } from 'react';
import { WORD_JOINER } from '../../contracts/word-joiner.ts';
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
  if (piece.kind === 'bold') return <strong>{wholeValues(piece.text)}</strong>;
  if (piece.kind === 'link') {
    return (
      <Link link={piece.link} label={withoutJoiners(piece.text)}>
        {wholeValues(piece.text)}
      </Link>
    );
  }
  return wholeValues(piece.text);
}

/** A value with word joiners, and adjacent characters. */
const JOINED = new RegExp(`(\\S*${WORD_JOINER}\\S*)`);

const withoutJoiners = (text: string) => text.replaceAll(WORD_JOINER, '');

/**
 * Shows values with word joiners on one line, and removes the joiners, so that the text can be searched and copied as
 * written.
 */
export function wholeValues(text: string) {
  if (!text.includes(WORD_JOINER)) return text;
  let place = 0;
  return text.split(JOINED).map((part) => {
    place += part.length;
    if (!part.includes(WORD_JOINER)) return part;
    return (
      <span key={place} className="unbroken">
        {withoutJoiners(part)}
      </span>
    );
  });
}
