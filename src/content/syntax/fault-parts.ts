import type { Fix } from '../../contracts/finding.ts';
import type { Token } from './tokens.ts';

type Span = Pick<Token, 'start' | 'end'>;

/** A syntax error in a JSON text. */
export interface SyntaxIssue {
  code: string;
  start: number;
  end: number;
  message: string;
  suggestion: string;
  fix?: Fix;
  /** The property that is there twice. */
  properties?: readonly string[];
}

/** Creates a fault. @param fix how to correct it */
export function fault(code: string, { start, end }: Span, message: string, suggestion: string, fix?: Fix): SyntaxIssue {
  return { code, start, end, message, suggestion, ...(fix && { fix }) };
}

/** A fix that replaces part of the text. @param isSafe whether `--fix` may apply it without asking */
export function replaceFix(title: string, { start, end }: Span, text: string, isSafe = true): Fix {
  return { title, isSafe, edits: [{ start, end, text }] };
}

/** The last character of a token, to underline if something is missing after it. */
export function endOf(token: Span): Span {
  return { start: Math.max(token.start, token.end - 1), end: token.end };
}

/** A text of at most 40 characters, for a sentence. */
export function shortened(text: string): string {
  return text.length > 40 ? `${text.slice(0, 37)}…` : text;
}
