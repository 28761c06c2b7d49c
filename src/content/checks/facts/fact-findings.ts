import type { Issue } from '../../report/issues.ts';

/** A finding about a figure in a text. */
export type FactFinding = Pick<Issue, 'code' | 'message' | 'suggestion' | 'subject'>;

/** A text that says in its own words what a fact says. */
export const inOtherWords = (piece: string, name: string, value: string): FactFinding => ({
  code: 'fact-in-words',
  subject: name,
  message: `${piece} is typed here, but it is also the fact "${name}" (${value}). When the fact changes, this text would keep the old figure.`,
  suggestion: `Write {{facts.${name}}} if it means the same; otherwise leave it.`,
});

/** A text that contradicts the fact about the same subject. */
export const contradicting = (piece: string, name: string, value: string): FactFinding => ({
  code: 'contradicts-fact',
  message: `This says ${piece}, but the fact "${name}" is ${value}.`,
  suggestion: `Write {{facts.${name}}} if it means the same; otherwise say what is different.`,
});
