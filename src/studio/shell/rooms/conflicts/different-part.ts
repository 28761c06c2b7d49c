/** The words of a text that another one does not have, and what both have around them. */
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

/** Words with the space behind them. */
function wordsOf(text: string): string[] {
  return text.match(/\S+\s*|\s+/g) ?? [];
}
