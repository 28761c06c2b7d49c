import { isOpener, punctuationOf } from '../token-order.ts';
import type { Token } from '../tokens.ts';

interface Open {
  bracket: string;
  isWritten: boolean;
  /** The indentation of the line with the bracket; `items` is that of its items. */
  line?: number;
  /** The number of that line. */
  at: number;
  items?: number;
  hasItems: boolean;
  /** The character that its first item begins with. */
  kind?: string;
  /** The indentation of the bracket that ended its last item, if that was the first of its line. */
  lastEnd?: number | undefined;
}

/** How badly the layout of a text matches its brackets; 0 if nothing is odd. */
export function layoutPenalty(tokens: readonly Token[], text: string): number {
  let penalty = 0;
  for (const found of oddTokens(tokens, text)) penalty += found.penalty;
  return penalty;
}

/** The first token that is indented further than its neighbours. */
export function firstTooDeep(tokens: readonly Token[], text: string): Token | undefined {
  for (const { token, isDeeper } of oddTokens(tokens, text)) if (isDeeper) return token;
  return undefined;
}

/** A token whose place does not match the brackets around it. */
interface OddToken {
  token: Token;
  penalty: number;
  isDeeper: boolean;
}

/**
 * Rates how badly the layout of a text matches its brackets. Items should be indented alike, and further than the line
 * with their opening bracket; the closing bracket should be indented like that line. Items of a list should be of the
 * same kind.
 * @param tokens tokens in an order that JSON allows; those without length were inserted, so their lines do not count
 */
function* oddTokens(tokens: readonly Token[], text: string): Generator<OddToken> {
  const open: Open[] = [];
  let [line, at, end, isItem, isNamed] = [0, 0, 0, false, false];
  for (const token of tokens) {
    const sign = punctuationOf(token);
    const isWritten = token.end > token.start;
    const indent = isWritten ? indentAt(text, end, token.start) : undefined;
    line = indent ?? line;
    at += indent === undefined ? 0 : 1;
    if (isWritten) end = token.end;
    const closes = sign === '}' || sign === ']';
    const around = closes ? open.pop() : open.at(-1);
    if (around && closes && isOddEnd(around, indent, isWritten && at > around.at))
      yield { token, penalty: 1, isDeeper: false };
    const outside = open.at(-1);
    if (outside && closes) outside.lastEnd = indent;
    if (around && !closes) {
      const isDeeper = indent !== undefined && indent > (around.items ?? indent);
      const penalty = itemPenalty(around, indent, isItem ? sign : undefined);
      if (penalty > 0) yield { token, penalty, isDeeper };
    }
    // The line of an inserted bracket is only known if its name was inserted along with it.
    const ownLine = isWritten ? line : isNamed ? around?.items : undefined;
    if (isOpener(sign))
      open.push({ bracket: sign, isWritten, hasItems: false, at, ...(ownLine === undefined ? {} : { line: ownLine }) });
    isNamed = sign === ':' && !isWritten;
    isItem = isOpener(sign) || sign === ',';
  }
}

/**
 * Whether a closing bracket is indented differently from the line with its opening one, or follows other tokens on a
 * later line.
 */
function isOddEnd({ line, isWritten }: Open, indent: number | undefined, isOnLaterLine: boolean): boolean {
  return indent === undefined ? isOnLaterLine && isWritten : indent !== (line ?? indent);
}

/**
 * Rates the beginning of an item, or of another part of it, by comparing it to the first item, which it records.
 * @param sign the character that an item begins with; undefined if it is another part
 */
function itemPenalty(around: Open, indent: number | undefined, sign: string | undefined): number {
  const kind = around.bracket === '[' ? sign : undefined;
  const isAskew = indent !== undefined && (indent <= (around.line ?? -1) || indent !== (around.items ?? indent));
  const isOther = kind !== undefined && kind !== (around.kind ?? kind);
  const isUneven = sign !== undefined && indent !== undefined && isUnlikeOthers(around, indent);
  around.items ??= indent;
  around.kind ??= kind;
  around.hasItems = true;
  // Lists directly inside of lists are rare, so it is more likely that another bracket is missing.
  return (isAskew ? 1 : 0) + (isOther ? 1 : 0) + (isUneven ? 1 : 0) + (kind === '[' ? HALF : 0);
}

/**
 * Whether an item begins its line, but the item before it ends elsewhere, or the first one is on the line of the
 * bracket.
 */
function isUnlikeOthers({ lastEnd, hasItems, items }: Open, indent: number): boolean {
  return lastEnd === undefined ? hasItems && items === undefined : lastEnd !== indent;
}

const HALF = 0.5;

/** The indentation of a token if it is the first on its line; otherwise undefined. */
function indentAt(text: string, from: number, start: number): number | undefined {
  const before = text.slice(from, start);
  const lineBreak = before.lastIndexOf('\n');
  return lineBreak < 0 ? undefined : (/^[ \t]*/.exec(before.slice(lineBreak + 1))?.[0].length ?? 0);
}
