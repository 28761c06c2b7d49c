import { openAt } from './brackets/bracket-candidates.ts';
import { cutEnd } from './brackets/bracket-faults.ts';
import { bracketRepair } from './brackets/bracket-repair.ts';
import { withCommaForComment } from './comments.ts';
import type { SyntaxIssue } from './fault-parts.ts';
import type { ValueNode } from './nodes.ts';
import { readTokens } from './read-tokens.ts';
import { TextParser } from './text-parser.ts';
import type { Token } from './tokens.ts';

/** As much of a text as could be parsed, and its faults. */
export interface ParsedText {
  root: ValueNode | undefined;
  faults: SyntaxIssue[];
}

/** Parses a JSON text. Continues after each error, so that all errors are found, with their positions. */
export function parseText(text: string): ParsedText {
  const { tokens, faults: ofTokens } = readTokens(text);
  const parser = new TextParser(text, tokens);
  const root = parser.document();
  const cut = cutFault(tokens);
  if (cut?.isInText) return { root, faults: together(text, ofTokens, withCutEnd(parser.faults, cut)) };
  const repair = bracketRepair(tokens, text, parser.faults);
  if (repair === undefined) return { root, faults: together(text, ofTokens, withCutEnd(parser.faults, cut)) };
  const repaired = new TextParser(text, repair.tokens);
  return { root: repaired.document(), faults: together(text, ofTokens, [repair.fault, ...repaired.faults]) };
}

/** The faults of tokens and those of their order, which may know better what wrong punctuation was meant to be. */
function together(text: string, ofTokens: readonly SyntaxIssue[], ofOrder: readonly SyntaxIssue[]): SyntaxIssue[] {
  const signs = new Set(ofOrder.flatMap(({ code, start }) => (code === 'wrong-sign' ? [start] : [])));
  const known = ofTokens.filter(({ code, start }) => code !== 'wrong-sign' || !signs.has(start));
  return withCommaForComment([...known, ...ofOrder], text);
}

/** The fault of a file that breaks off in the middle of an entry. */
interface Cut {
  fault: SyntaxIssue;
  /** The end of the file's last token. */
  end: number;
  isInText: boolean;
}

function cutFault(tokens: readonly Token[]): Cut | undefined {
  const [last, open] = [tokens.at(-2), openAt(tokens, tokens.length - 1)];
  const isWhole = last === undefined || (last.type === 'punctuation' && !'{[,:'.includes(last.text));
  return isWhole || open.length < 2
    ? undefined
    : { fault: cutEnd(open, last), end: last.end, isInText: last.type === 'string' && last.unclosed };
}

/** Replaces all that follows from a file that breaks off by one fault. */
function withCutEnd(faults: readonly SyntaxIssue[], cut: Cut | undefined): readonly SyntaxIssue[] {
  if (cut === undefined) return faults;
  const isConsequence = ({ code, end }: SyntaxIssue) =>
    code === 'unclosed-bracket' || (end >= cut.end && /^(?:missing-|unclosed-text$|trailing-comma$)/.test(code));
  return [...faults.filter((fault) => !isConsequence(fault)), cut.fault];
}
