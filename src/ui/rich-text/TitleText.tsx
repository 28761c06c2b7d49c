import { MAX_UNBROKEN_LENGTH } from '../../contracts/word-joiner.ts';

const HYPHENATED = /(\S+-\S+)/;

/** The text of a heading. Its lines do not end inside a short hyphenated word, such as 'short-stay'. */
export function TitleText({ text }: { text: string }) {
  let place = 0;
  return text.split(HYPHENATED).map((part) => {
    place += part.length;
    if (part.length > MAX_UNBROKEN_LENGTH || !HYPHENATED.test(part)) return part;
    return (
      <span key={place} className="hyphenated">
        {part}
      </span>
    );
  });
}
