import { scalarOf } from './scalars.ts';
import { signOf, TokenOrder } from './token-order.ts';
import { type Token, tokensOf } from './tokens.ts';

/** A line with a quotation mark put in. */
interface Candidate {
  /** Where the mark is put in; counted from the beginning of the line. */
  at: number;
  tokens: Token[];
}

/**
 * The lines on which one quotation mark was lost, as they were meant. Texts end on the line they begin on, so an odd
 * number of marks tells; of the places where one could be missing, the line and the lines around it leave few.
 * @returns the tokens by the offset of their line; the one without its mark is `unclosed` or `unopened`
 */
export function linesWithLostQuote(text: string): Map<number, Token[]> {
  const repaired = new Map<number, Token[]>();
  const lines = text.split('\n');
  if (lines.every((line) => !hasOddQuotes(line))) return repaired;
  const order = TokenOrder.atBegin();
  let start = 0;
  for (const [index, line] of lines.entries()) {
    const tokens = tokensIn(line);
    const found = hasOddQuotes(line) ? repairedLine(line, tokens, order, nextToken(lines, index)) : undefined;
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

const tokensIn = (line: string) => tokensOf(line).slice(0, -1);

/** The first token of the lines below. */
function nextToken(lines: readonly string[], index: number): Token | undefined {
  for (let below = index + 1; below < lines.length; below++) {
    const [token] = tokensIn(lines[below] ?? '');
    if (token !== undefined) return token;
  }
  return undefined;
}

/**
 * The line that reads best with one more mark: with whole brackets in its texts, and the fewest parts.
 * @returns undefined if the line is in order as it is, or no one mark mends it
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

/** Whether a text closes each bracket that it opens, as quotations and links do. */
function hasWholeBrackets({ type, text }: Token): boolean {
  const count = (bracket: string) => text.split(bracket).length;
  return type !== 'string' || (count('{') === count('}') && count('[') === count(']'));
}

/** Where a text may begin or end: beside what separates texts, and at the ends of the line. */
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

/** Whether nothing is wrong with a token by itself. */
function isPlain(token: Token): boolean {
  if (token.meant !== undefined || token.type === 'comment' || token.type === 'odd-space') return false;
  return signOf(token) !== '' || scalarOf(token).fault === undefined;
}

/** The tokens as they are written, without the mark that was put in. */
function writtenTokens({ at, tokens }: Candidate, line: string, start: number): Token[] {
  return tokens.map((token) => {
    const [from, to] = [token.start - (token.start > at ? 1 : 0), token.end - (token.end > at ? 1 : 0)];
    const written = { ...token, text: line.slice(from, to), start: start + from, end: start + to };
    if (token.type !== 'string') return written;
    if (token.start === at) return { ...written, type: 'quoted', unopened: true };
    return token.end === at + 1 ? { ...written, unclosed: true } : written;
  });
}
