import { fault, replaceFix, type SyntaxIssue, shortened } from '../fault-parts.ts';
import { firstOutOfOrder, isOpener, punctuationOf, TokenOrder } from '../token-order.ts';
import type { Token } from '../tokens.ts';
import { layoutPenalty } from './layout.ts';

type Bracket = '{' | '[';

/** A deleted line, and how badly the layout matches with it. */
export interface FoundLine {
  tokens: Token[];
  fault: SyntaxIssue;
  /** The line, or one like it. */
  line: string;
  penalty: number;
}

/** A line such as "blocks": [ that was deleted, before the token at an index. */
interface LostLine {
  at: number;
  repaired: Token[];
}

/**
 * Finds the one place where a deleted line with a name and an opening bracket must have been.
 * @param missing the bracket of which one more is closed than opened
 */
export function lostLine(tokens: readonly Token[], text: string, missing: Bracket): FoundLine | undefined {
  const rated = candidatesForLine(tokens, missing).map((one) => ({
    ...one,
    penalty: layoutPenalty(one.repaired, text),
  }));
  const penalty = Math.min(...rated.map((one) => one.penalty));
  const [only, another] = rated.filter((one) => one.penalty === penalty);
  if (only === undefined || another !== undefined) return undefined;
  return { tokens: only.repaired, penalty, ...faultOf(tokens, only.at, missing, text) };
}

function candidatesForLine(tokens: readonly Token[], missing: Bracket): LostLine[] {
  const last = firstOutOfOrder(tokens);
  const order = TokenOrder.atBegin();
  const found: LostLine[] = [];
  for (const [at, token] of tokens.slice(0, last + 1).entries()) {
    const isNamed = tokens[at + 1]?.text === ':';
    const sign = punctuationOf(token);
    const begins = missing === '{' ? token.type === 'string' && isNamed : !isNamed && (sign === '' || isOpener(sign));
    if (begins && order.isAtName) {
      const trial = order.fork();
      const line = lineBefore(token, missing);
      const isReadable = line.every((mark) => trial.take(mark)) && firstOutOfOrder(tokens, at, trial) === tokens.length;
      if (isReadable) found.push({ at, repaired: tokens.toSpliced(at, 0, ...line) });
    }
    order.take(token);
  }
  return found;
}

/** The tokens of a line, without length, before another token. */
function lineBefore({ start }: Token, bracket: Bracket): Token[] {
  const place = { start, end: start, unclosed: false };
  return [
    { ...place, type: 'string', text: '""' },
    { ...place, type: 'punctuation', text: ':' },
    { ...place, type: 'punctuation', text: bracket },
  ];
}

function faultOf(
  tokens: readonly Token[],
  at: number,
  bracket: Bracket,
  text: string,
): { fault: SyntaxIssue; line: string } {
  const [before, here] = [tokens[at - 1], tokens[at]];
  const place = here ?? { start: text.length, end: text.length };
  const [what, closer] = bracket === '{' ? ['group', '}'] : ['list', ']'];
  const name = isFirstSection(tokens, at) ? SECTIONS : undefined;
  const line = `${name ?? nameElsewhere(tokens, at, bracket) ?? EXAMPLES[bracket]}: ${bracket}`;
  const message = `The line that begins this ${what} is missing; its ${closer} is there.`;
  const value = tokens[at - 2];
  const first =
    bracket === '[' && value?.type === 'string' && here?.type === 'string' ? shortened(value.text) : undefined;
  const others = first === undefined ? '' : ` If ${first} belongs to the same list, write [ before that instead.`;
  const advice =
    name === undefined
      ? `Write the name of the ${what}, a colon and ${bracket} on a line before it, such as ${line}.${others}`
      : `Write ${line} on a line before it.`;
  const end = before?.end ?? 0;
  const indent = /^[ \t]*/.exec(text.slice(text.lastIndexOf('\n', before?.start) + 1))?.[0] ?? '';
  const fix = name === undefined ? undefined : replaceFix(`Write ${line}`, { start: end, end }, `\n${indent}${line}`);
  return { line, fault: fault('wrong-bracket', place, message, advice, fix) };
}

/** Names that show what is meant. */
const EXAMPLES = { '[': '"items"', '{': '"heading"' };

/** The list of all sections, by its name. */
const SECTIONS = '"blocks"';

/** Whether the sections of a page begin at a token, outside of everything else. */
function isFirstSection(tokens: readonly Token[], at: number): boolean {
  const before = tokens.slice(0, at).map(punctuationOf);
  const count = (sign: string) => before.filter((other) => other === sign).length;
  const isOutside = count('{') === count('}') + 1 && count('[') === count(']');
  return isOutside && punctuationOf(tokens[at] ?? NONE) === '{' && tokens[at + 1]?.text === '"type"';
}

const NONE: Token = { type: 'end', text: '', start: 0, end: 0, unclosed: false };

/** The name of another list or group of the file that begins in the same way. */
function nameElsewhere(tokens: readonly Token[], at: number, bracket: Bracket): string | undefined {
  const beginning = tokens.slice(at, at + (bracket === '{' ? 1 : 2)).map(({ text }) => text);
  if (!beginning.at(-1)?.startsWith('"') || (bracket === '[' && beginning[0] !== '{')) return undefined;
  const index = tokens.findIndex(
    (token, from) =>
      token.type === 'string' &&
      tokens[from + 1]?.text === ':' &&
      tokens[from + 2]?.text === bracket &&
      beginning.every((text, offset) => tokens[from + 3 + offset]?.text === text),
  );
  return tokens[index]?.text;
}
