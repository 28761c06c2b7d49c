import { fault, replaceFix, type SyntaxIssue, shortened } from '../../syntax/fault-parts.ts';

/** A line with one text, alone or after a name; what is between its outer quotation marks is the second part. */
const ONE_TEXT = /^([ \t]*(?:\{[ \t]*)?(?:"[\w$-]+"[ \t]*:[ \t]*)?)"(.*)"[ \t]*\}?[ \t]*[,;]?[ \t]*\r?$/gm;
/** Punctuation between quotation marks that show that these separate names and values. */
const SEPARATORS = /"\s*(?:[=;:,|]+>?\s*)?"|"\s*:|"\s*[,}\]]+\s*[{["]|^[\w$-]+"\s*\S?\s*"/;
/** A quotation inside a text: only there can a letter and a space come before the first quotation mark. */
const WITHIN = /(?<=[\p{L}\p{N}] )"([^"\n:{}[\],]+)"(?=(?:[.!?…]|,? )[^"\n]*")/gu;

/** Texts that quotation marks inside them end too early, each with the marks to write in their place. */
export function innerQuotes(text: string): SyntaxIssue[] {
  const found = [...text.matchAll(ONE_TEXT)].flatMap(({ 0: line, 1: before = '', 2: inner = '', index }) => {
    const start = index + before.length;
    return /(?<!\\)"/.test(inner) && !line.includes('\\"') ? (inOneText(inner, start) ?? []) : [];
  });
  const within = [...text.matchAll(WITHIN)]
    .filter(({ index }) => isInText(text, index))
    .map(({ 1: words = '', index }) => quotations([words], index, words.length));
  return [...found, ...within.filter(({ start }) => !found.some((other) => other.start <= start && start < other.end))];
}

/** Whether a place is inside a text, which begins on its line. */
function isInText(text: string, at: number): boolean {
  const before = text.slice(text.lastIndexOf('\n', at) + 1, at);
  return (before.match(/\\.|"/g) ?? []).filter((sign) => sign === '"').length % 2 === 1;
}

/** @param start the offset of the text's first quotation mark */
function inOneText(inner: string, start: number): SyntaxIssue | undefined {
  const whole = { start, end: start + inner.length + 2 };
  if (isJson(inner))
    return fault(
      'quote-inside-text',
      whole,
      'These lines in brackets stand in quotation marks, as if they were a text.',
      `Write ${shortened(inner)}, without quotation marks around it.`,
      replaceFix('Remove the quotation marks around it', whole, inner),
    );
  const link = withoutTags(inner);
  if (link !== inner)
    return fault(
      'quote-inside-text',
      whole,
      'This link is written as on a web page (HTML); its quotation marks end the text too early.',
      `Write it as ${/\[[^\]]*\]\([^)]*\)/.exec(link)?.[0] ?? link}`,
      replaceFix('Write it as [text](address)', whole, `"${link}"`),
    );
  const doubled = /^"([^"]+)"$/.exec(inner)?.[1];
  if (doubled !== undefined) return doubledQuotes(doubled, whole);
  if (SEPARATORS.test(inner)) return undefined;
  const parts = inner.split('"');
  if (parts.length === 2) return inches(parts[0] ?? '', start + 1);
  if (parts.length % 2 === 0) return undefined;
  const words = parts.filter((_, index) => index % 2 === 1);
  const first = inner.indexOf('"');
  return quotations(words, start + 1 + first, inner.lastIndexOf('"') - first - 1, parts.slice(1, -1));
}

function isJson(inner: string): boolean {
  if (!/^\s*[{[].*[}\]]\s*$/.test(inner)) return false;
  try {
    JSON.parse(inner);
    return true;
  } catch {
    return false;
  }
}

/** Replaces links in HTML by those of these files. */
function withoutTags(inner: string): string {
  return inner.replace(/<a\s[^<>]*?href="([^"]*)"[^<>]*>([^<]*)<\/a>/gi, '[$2]($1)');
}

function doubledQuotes(words: string, span: { start: number; end: number }): SyntaxIssue {
  const right = `"${words}"`;
  return fault(
    'quote-inside-text',
    span,
    'There are two quotation marks on each side of this text.',
    `Write ${shortened(right)}`,
    replaceFix(`Write ${shortened(right)}`, span, right),
  );
}

/** A single quotation mark after a number. */
function inches(before: string, start: number): SyntaxIssue | undefined {
  const number = /\d+$/.exec(before)?.[0];
  if (number === undefined) return undefined;
  const at = start + before.length;
  return fault(
    'quote-inside-text',
    { start: at, end: at + 1 },
    `The quotation mark after ${number} ends the text too early.`,
    `Write ${number} inches, if that is what it means.`,
    replaceFix(`Write ${number} inches`, { start: at, end: at + 1 }, ' inches', false),
  );
}

/**
 * @param words what is quoted
 * @param start the offset of the first quotation mark
 * @param length how much is between it and the last one
 * @param parts all that is between them, at each of the marks; the words alone if there are no more
 */
function quotations(words: readonly string[], start: number, length: number, parts = words): SyntaxIssue {
  const span = { start, end: start + length + 2 };
  const right = parts.map((part, index) => (index % 2 === 0 ? `“${part}”` : part)).join('');
  const list = words.map((quoted) => `“${quoted}”`).join(' and ');
  return fault(
    'quote-inside-text',
    span,
    `The quotation marks around ${words.map((quoted) => shortened(quoted)).join(' and ')} end the text too early.`,
    `Write ${shortened(list)}, with typographic quotation marks.`,
    replaceFix(`Write ${shortened(list)}`, span, right),
  );
}
