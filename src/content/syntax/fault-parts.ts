import type { Fix } from '../../contracts/finding.ts';
import type { Fault } from './nodes.ts';
import type { Token } from './tokens.ts';

type Span = Pick<Token, 'start' | 'end'>;

/** @param fix the replacement text, and its range if that differs from the fault's */
export function fault(code: string, { start, end }: Span, message: string, suggestion: string, fix?: Fix): Fault {
  return { code, start, end, message, suggestion, ...(fix && { fix }) };
}

/** A fix that replaces a span with a text. @param isSafe whether `--fix` may make it without asking */
export function put(title: string, { start, end }: Span, text: string, isSafe = true): Fix {
  return { title, isSafe, edits: [{ start, end, text }] };
}

/** The last character of a token, to mark something missing after it. */
export function endOf(token: Span): Span {
  return { start: Math.max(token.start, token.end - 1), end: token.end };
}

/** A text short enough for a sentence: at most 40 characters. */
export function shortened(text: string): string {
  return text.length > 40 ? `${text.slice(0, 37)}…` : text;
}
