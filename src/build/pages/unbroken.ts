/** Keeps short values, amounts and short names with a hyphen on one line: '10–15%', 'EUR 288,000', 'Wi-Fi'. */
import { escapeHtml } from '../../contracts/escape-html.ts';

/** A hyphen after one or two letters, where a line that ended with it would hold a mere scrap. */
const SCRAP = String.raw`(?<![\p{L}\p{N}-])\p{L}{1,2}-\p{L}{2,10}(?![\p{L}\p{N}-])`;

/** A space between the words of a value; quoted values have one that does not break (content/references/placeholders.ts). */
const SPACE = '[ \\u00a0]';

/** A number after a short sign in capitals: a currency with its amount, a standard with its number. */
const AMOUNT = String.raw`(?<![\p{L}\p{N}])\p{Lu}{2,3}\p{Ll}?${SPACE}\d(?:[\d.,]*\d)?\p{L}?`;

/** Elements with running text. */
const RUNNING = new Set(['p', 'h1', 'h2', 'h3', 'strong', 'td', 'dd']);

const TAG = /<(?<end>\/?)(?<name>[a-z][a-z0-9]*)(?<attributes>[^>]*?)(?<closed>\/?)>|<!--[\s\S]*?-->/g;
const VOID = new Set(['br', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);

/**
 * Prepares the wrapping of the given values, of amounts, and of short names with a hyphen.
 * @returns a function that wraps them in the running text of rendered HTML; the text itself stays as it is
 */
export function unbroken(values: readonly string[]): (html: string) => string {
  const longestFirst = [...values].sort((one, other) => other.length - one.length);
  const known = longestFirst.map((value) =>
    value
      .split(' ')
      .map((word) => RegExp.escape(escapeHtml(word)))
      .join(SPACE),
  );
  const pattern = new RegExp(
    [...known.map((value) => `(?<![\\p{L}\\p{N}])${value}(?![\\p{L}\\p{N}])`), AMOUNT, SCRAP].join('|'),
    'gu',
  );
  return (html) => (html.search(pattern) < 0 ? html : wrapped(html, pattern));
}

/** An open element. */
interface Open {
  name: string;
  /** Whether a style may make it a row with gaps, in which each wrapped word would be an item. */
  isStyled: boolean;
}

function wrapped(html: string, pattern: RegExp): string {
  const open: Open[] = [];
  const pieces: string[] = [];
  let end = 0;
  for (const match of html.matchAll(TAG)) {
    pieces.push(wrappedText(html.slice(end, match.index), open.at(-1), pattern), match[0]);
    end = match.index + match[0].length;
    follow(open, match.groups ?? {});
  }
  return pieces.join('') + html.slice(end);
}

function wrappedText(text: string, inside: Open | undefined, pattern: RegExp): string {
  if (!inside || !RUNNING.has(inside.name)) return text;
  // A value that is alone in its place may break there, where the place is narrow.
  if (text.replace(pattern, '') === '' && inside.name !== 'strong') return text;
  const marked = text.replace(pattern, '<span class="unbroken">$&</span>');
  return inside.isStyled && marked !== text ? `<span>${marked}</span>` : marked;
}

/** Opens or closes an element. */
function follow(open: Open[], { end, name, attributes = '', closed }: Record<string, string | undefined>): void {
  if (end) open.pop();
  else if (name && !closed && !VOID.has(name)) open.push({ name, isStyled: attributes.includes(' class=') });
}
