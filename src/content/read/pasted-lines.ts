import type { Issue } from '../report/issues.ts';

/** Issues about text that was copied along with the content but does not belong to it. */
export function pastedLines(path: string, text: string): Issue[] {
  const numbers = lineNumbers(path, text);
  return numbers ? [numbers] : [...comparison(path, text), ...leftOut(path, text)];
}

type Words = Pick<Issue, 'code' | 'message' | 'suggestion'> & { title: string; isSafe: boolean };

function issue(path: string, { title, isSafe, ...words }: Words, match: RegExpMatchArray, gone: string): Issue {
  const start = match.index ?? 0;
  return {
    ...words,
    path,
    pointer: '',
    range: { offset: start, length: match[0].trimEnd().length },
    fix: { title, isSafe, edits: [{ start, end: start + gone.length, text: '' }] },
  };
}

/** Line numbers at the beginning of consecutive lines. */
function lineNumbers(path: string, text: string): Issue | undefined {
  const numbered = [...text.matchAll(/^[ \t]*(\d+)(?:[ \t]*[:|│.)][ \t]?|\t| (?= *["{}[\]]))/gm)];
  const first = Number(numbered[0]?.[1]);
  const lines = text.split('\n').filter((line) => line.trim() !== '').length;
  const areInRow = numbered.every((match, index) => Number(match[1]) === first + index);
  if (numbered.length < 2 || numbered.length < lines || !areInRow) return undefined;
  return {
    code: 'not-text',
    path,
    pointer: '',
    range: { offset: numbered[0]?.index ?? 0, length: numbered[0]?.[0].trimEnd().length ?? 0 },
    message: 'Line numbers were copied into the file.',
    suggestion: 'Remove the number before each line.',
    fix: {
      title: 'Remove the numbers',
      isSafe: true,
      edits: numbered.map(({ 0: piece, index }) => ({ start: index, end: index + piece.length, text: '' })),
    },
  };
}

/** The + and - signs of a diff at the beginning of lines. */
function comparison(path: string, text: string): Issue[] {
  return [...text.matchAll(/^([+-])(?=[ \t]*["{}[\]]).*(?:\r?\n|$)/gm)].map((match) =>
    match[1] === '+'
      ? issue(
          path,
          {
            code: 'unexpected',
            message:
              'The + at the beginning of this line was copied from a comparison of two versions; it marks a new line.',
            suggestion: 'Remove the +.',
            title: 'Remove the +',
            isSafe: true,
          },
          match,
          '+',
        )
      : issue(
          path,
          {
            code: 'unexpected',
            message:
              'The - at the beginning of this line was copied from a comparison of two versions; it marks a deleted line.',
            suggestion: 'Remove the line.',
            title: 'Remove the line',
            isSafe: false,
          },
          match,
          match[0],
        ),
  );
}

/** A line of dots, which examples contain where they leave something out. */
function leftOut(path: string, text: string): Issue[] {
  return [...text.matchAll(/^[ \t]*(?:\.{3}|…)[ \t]*,?[ \t]*(?:\r?\n|$)/gm)].map((match) =>
    issue(
      path,
      {
        code: 'unexpected',
        message: 'These dots stand for lines left out of an example.',
        suggestion: 'Remove them, or write what belongs here.',
        title: 'Remove the dots',
        isSafe: false,
      },
      match,
      match[0],
    ),
  );
}
