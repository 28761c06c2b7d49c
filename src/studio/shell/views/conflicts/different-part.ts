/** Splits a text into the words that it has in common with another one at its start and end, and the part between. */
export function differentPart(text: string, other: string): { before: string; part: string; after: string } {
  const [words, others] = [wordsOf(text), wordsOf(other)];
  const most = Math.min(words.length, others.length);
  let start = 0;
  while (start < most && words[start] === others[start]) start++;
  let end = 0;
  while (end < most - start && words.at(-1 - end) === others.at(-1 - end)) end++;
  const last = words.length - end;
  const joined = (from: number, to: number) => words.slice(from, to).join('');
  return { before: joined(0, start), part: joined(start, last), after: joined(last, words.length) };
}

/** The words of a text, each with the white space after it. */
function wordsOf(text: string): string[] {
  return text.match(/\S+\s*|\s+/g) ?? [];
}
