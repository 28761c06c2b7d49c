const HYPHENATED = /(\S+-\S+)/;

/** The longest word, in characters, that fits on one line of a narrow screen. */
const LONGEST = 12;

/** The text of a heading. Its lines do not end inside a short hyphenated word, such as 'short-stay'. */
export function TitleText({ text }: { text: string }) {
  let place = 0;
  return text.split(HYPHENATED).map((part) => {
    place += part.length;
    if (part.length > LONGEST || !HYPHENATED.test(part)) return part;
    return (
      <span key={place} className="hyphenated">
        {part}
      </span>
    );
  });
}
