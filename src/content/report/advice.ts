import { changeTo, removeValue, replaceSubstring, unsafe } from './fixes.ts';
import type { Issue } from './issues.ts';

/** The parts of an issue that speak of the same value: where it is, what to do about it, and the fix that does it. */
type Advised = Pick<Issue, 'pointer' | 'suggestion' | 'fix'>;

/** Advice to write another value, and a fix that does. */
export function rightValue(pointer: string, value: unknown, suggestion = writing(value)): Advised {
  return { pointer, suggestion, fix: changeTo(pointer, value) };
}

/** The same for a value that is only likely to be right: a person has to review the fix. */
export function likelyValue(pointer: string, value: unknown, suggestion = writing(value)): Advised {
  return { pointer, suggestion, fix: unsafe(changeTo(pointer, value)) };
}

/** Advice about a value that has no use, and a fix that removes it. */
export function uselessValue(pointer: string, suggestion: string): Advised {
  return { pointer, suggestion, fix: removeValue(pointer) };
}

/** The same for a value that only seems to have no use: a person has to review the fix. */
export function dubiousValue(pointer: string, suggestion: string): Advised {
  return { pointer, suggestion, fix: unsafe(removeValue(pointer)) };
}

/** Advice to replace a piece of a text, which is highlighted, and a fix that does, which a person has to review. */
export function correction(
  pointer: string,
  whole: string,
  piece: string,
  replacement: string,
  suggestion = writing(replacement),
): Advised & Pick<Issue, 'at'> {
  return {
    pointer,
    at: { text: piece },
    suggestion,
    fix: unsafe(replaceSubstring(pointer, whole, piece, replacement)),
  };
}

const writing = (value: unknown) => `Write ${JSON.stringify(value)}.`;
