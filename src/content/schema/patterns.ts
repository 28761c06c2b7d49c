import type { Issue } from '../report/issues.ts';

type PatternIssue = Pick<Issue, 'code' | 'message' | 'suggestion'>;

/** What is wrong with a pattern for the answers of visitors; undefined if it is fine. */
export function patternIssue(pattern: string): PatternIssue | undefined {
  if (!isPattern(pattern))
    return {
      code: 'bad-pattern',
      message: `The pattern ${JSON.stringify(pattern)} is not a valid regular expression.`,
      suggestion: rightPattern(pattern),
    };
  const letter = LOST_BACKSLASH.exec(withoutClasses(pattern));
  if (letter)
    return {
      code: 'bad-pattern',
      message: `Without a backslash, "${letter[0]}" is the letter ${letter[0]}, and visitors would have to type that.`,
      suggestion: `Write ${JSON.stringify(`${pattern.slice(0, letter.index)}\\${pattern.slice(letter.index)}`)}.`,
    };
  if (!hasNestedRepetition(pattern)) return undefined;
  return {
    code: 'unsafe-pattern',
    message: `The pattern ${JSON.stringify(pattern)} repeats a part that itself repeats, or that can match in several ways. Some texts would keep the browser and the server busy for minutes.`,
    suggestion: 'Write it without a repetition inside a repetition, such as [a-z ]+ instead of ([a-z]+ *)+.',
  };
}

/** Answers of one shape, written as their own example: P051234567X, 0712 345 678; or as in forms on paper: ###-9999. */
const EXAMPLE = /^\+?(?=(?:\D*\d){4}|[^#]*##|[^X]*XX)[\p{L}\d #/_-]+$/u;

/** What is wrong with a pattern that is an example of an answer, which no other answer fits; undefined if it is none. */
export function exampleIssue(pattern: string): PatternIssue | undefined {
  if (!EXAMPLE.test(pattern)) return undefined;
  const right = pattern
    .replace(/^\+/, '\\+')
    .replace(/[\d#]+|[A-Z]+|[a-z]+/g, (run) => `${setFor(run)}${run.length > 1 ? `{${run.length}}` : ''}`);
  return {
    code: isPattern(pattern) ? 'example-as-pattern' : 'bad-pattern',
    message: `${JSON.stringify(pattern)} is an example of an answer: only visitors with exactly this answer could send the form.`,
    suggestion: `Write ${JSON.stringify(right)} to allow every answer of this shape.`,
  };
}

const setFor = (run: string) =>
  /^[\d#]/.test(run) ? '[0-9]' : /^X{2,}$/.test(run) ? '[A-Z0-9]' : /^[A-Z]/.test(run) ? '[A-Z]' : '[a-z]';

/** The advice for a pattern that is none: the likeliest pattern that is one. */
function rightPattern(pattern: string): string {
  const end = /[+*?]?\$?$/.exec(pattern)?.index ?? pattern.length;
  const closed = (bracket: string) => pattern.slice(0, end) + bracket + pattern.slice(end);
  // In the names of files, * stands for any text.
  const wildcard = /^\*[^*+?()[\]{}|\\]*$/.test(pattern) ? [`.*${pattern.slice(1).replaceAll('.', '\\.')}`] : [];
  const right = [...wildcard, closed(']'), closed(')'), pattern.replace(/(?<!\\)[[({](?=[^[({]*$)/, '\\$&')].find(
    isPattern,
  );
  return right === undefined
    ? 'Look for a bracket that is not closed, or a character that needs a backslash before it.'
    : `If this is what you mean, write ${JSON.stringify(right)}. Otherwise look for a bracket that is not closed, or a character that needs a backslash before it.`;
}

function isPattern(text: string): boolean {
  try {
    return new RegExp(text, 'u') !== undefined;
  } catch {
    return false;
  }
}

/** A pattern whose sets of characters, such as [a-z], are blanks. */
const withoutClasses = (pattern: string) => pattern.replace(/\[[^\]]*\]/g, (set) => ' '.repeat(set.length));

/** d, w or s in front of a repetition, which stand for digits, letters and spaces only after a backslash. */
const LOST_BACKSLASH = /(?<![\\\p{L}])[dws](?=[+*{])/u;

/**
 * Whether a repeated group contains a repetition or an alternative: (a+)+, (a|ab)*, (a*){2,}. Such a pattern can take
 * very long. Rather rejects a harmless pattern than accepts a dangerous one.
 */
function hasNestedRepetition(pattern: string): boolean {
  const open: { risky: boolean }[] = [];
  const plain = pattern.replace(/\\./gs, 'x').replace(/\[[^\]]*\]/g, 'x');
  for (let at = 0; at < plain.length; at++) {
    const character = plain.charAt(at);
    const group = open.at(-1);
    if (character === '(') open.push({ risky: false });
    else if (character === ')') {
      const closed = open.pop();
      const repeats = isUnbounded(plain, at + 1);
      if (closed?.risky && repeats) return true;
      const outer = open.at(-1);
      if (outer && (closed?.risky || repeats)) outer.risky = true;
    } else if (group && (character === '|' || isUnbounded(plain, at))) group.risky = true;
  }
  return false;
}

function isUnbounded(pattern: string, at: number): boolean {
  const rest = pattern.slice(at);
  return /^(\*|\+|\{\d+,\}|\{\d+,\d{2,}\})/.test(rest);
}
