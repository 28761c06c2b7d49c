import { scalarOf } from './scalars.ts';
import { punctuationOf, TokenOrder } from './token-order.ts';
import { continuesOnNextLine, type Token, tokenise } from './tokens.ts';

/** A line with one more quotation mark. */
interface Candidate {
  /** Where the mark was inserted, as an offset in the line. */
  at: number;
  tokens: Token[];
}

/**
 * Corrects lines that lack one quotation mark. Texts end on the line on which they begin, so an odd number of marks
 * shows that one is missing. Where it can be follows from the line itself and what comes before and after it.
 * @returns the tokens of each corrected line, by the line's offset; the token without its mark is `unclosed` or
 * `unopened`
 */
export function linesWithLostQuote(text: string): Map<number, Token[]> {
  const repaired = new Map<number, Token[]>();
  const lines = text.split('\n');
  if (lines.every((line) => !hasOddQuotes(line))) return repaired;
  const order = TokenOrder.atBegin();
  let start = 0;
  let isSecondHalf = false;
  for (const [index, line] of lines.entries()) {
    const tokens = tokensIn(line);
    const isInTwoLines = continuesOnNextLine(text, start + line.length) || isSecondHalf;
    isSecondHalf = continuesOnNextLine(text, start + line.length) && hasOddQuotes(line);
    const found =
      hasOddQuotes(line) && !isInTwoLines ? repairedLine(line, tokens, order, nextToken(lines, index)) : undefined;
    for (const token of found?.tokens ?? tokens) order.take(token);
    if (found) repaired.set(start, writtenTokens(found, line, start));
    start += line.length + 1;
  }
  return repaired;
}

/** Whether a token is not superfluous. */
const isMeant = ({ meant }: Token) => meant !== '';

function hasOddQuotes(line: string): boolean {
  return (line.match(/\\.|"/g) ?? []).filter((found) => found === '"').length % 2 === 1;
}

const tokensIn = (line: string) => tokenise(line).slice(0, -1);

/** The first token after this line. */
function nextToken(lines: readonly string[], index: number): Token | undefined {
  for (let below = index + 1; below < lines.length; below++) {
    const [token] = tokensIn(lines[below] ?? '');
    if (token !== undefined) return token;
  }
  return undefined;
}

/**
 * Inserts the missing quotation mark where the line makes the most sense: brackets in its texts should be complete, and
 * it should have as few tokens as possible.
 * @returns undefined if the line is valid as it is, or if no single mark makes it valid
 */
function repairedLine(
  line: string,
  tokens: readonly Token[],
  order: TokenOrder,
  next: Token | undefined,
): Candidate | undefined {
  if (isInOrder(tokens.filter(isMeant), order.fork(), next)) return undefined;
  const readable = placesForQuote(line)
    .map((at) => ({ at, tokens: tokensIn(`${line.slice(0, at)}"${line.slice(at)}`) }))
    .filter(({ tokens }) => isInOrder(tokens, order.fork(), next));
  const whole = readable.filter(({ tokens }) => tokens.every(hasWholeBrackets));
  const likely = whole.length > 0 ? whole : readable;
  const fewest = Math.min(...likely.map(({ tokens }) => tokens.length));
  return likely.find(({ tokens }) => tokens.length === fewest);
}

/** Whether a text closes every bracket that it opens, as placeholders and links do. */
function hasWholeBrackets({ type, text }: Token): boolean {
  const count = (bracket: string) => text.split(bracket).length;
  return type !== 'string' || (count('{') === count('}') && count('[') === count(']'));
}

/** Where a text may begin or end: next to punctuation, and at the ends of the line. */
function placesForQuote(line: string): number[] {
  const begins = [...line.matchAll(/(?<=(?:^|[:,{[])\s*)(?:[^\s",:{}[\]]|\{(?=[{\w])|\[(?=\p{L}))/gu)].map(
    ({ index }) => index,
  );
  const ends = [...line.matchAll(/[^\s",:{[](?=\s*(?:[,:}\]]|$))/g)].map(({ index }) => index + 1);
  return [...begins, ...ends];
}

function isInOrder(tokens: readonly Token[], order: TokenOrder, next: Token | undefined): boolean {
  return tokens.every((token) => isPlain(token) && order.take(token)) && (next === undefined || order.take(next));
}

/** Whether a token is valid by itself. */
function isPlain(token: Token): boolean {
  if (token.meant !== undefined || token.type === 'comment' || token.type === 'invalid-space') return false;
  return punctuationOf(token) !== '' || scalarOf(token).fault === undefined;
}

/** The tokens with their positions in the original line, which lacks the mark. */
function writtenTokens({ at, tokens }: Candidate, line: string, start: number): Token[] {
  return tokens.map((token) => {
    const [from, to] = [token.start - (token.start > at ? 1 : 0), token.end - (token.end > at ? 1 : 0)];
    const written = { ...token, text: line.slice(from, to), start: start + from, end: start + to };
    if (token.type !== 'string') return written;
    if (token.start === at) return { ...written, type: 'misquoted', unopened: true };
    return token.end === at + 1 ? { ...written, unclosed: true } : written;
  });
}
