import { fault, type SyntaxIssue } from '../../syntax/fault-parts.ts';
import { type Line, linesOf } from './lines.ts';

/** A line on which a text begins that does not end there. A comma at the end may be one of the sentence. */
const BEGINS = /^[ \t]*(?:\{[ \t]*)?(?:"[\w$-]+"[ \t]*:[ \t]*)?"(?:[^"\\]|\\.)*$/;
/** A line that can only be the middle of a text, or its end. */
const GOES_ON = /^[ \t]*[^\s"{}[\]][^"]*$/;
const ENDS = /^[ \t]*[^\s"{}[\]][^"]*"[ \t]*\}?[ \t]*,?[ \t]*$/;
/** Maximum lines that a pasted text has. */
const MAX_LINES = 60;

/** Texts with line breaks in them. */
export function brokenTexts(text: string): SyntaxIssue[] {
  const lines = linesOf(text);
  return lines.flatMap((line, index) => {
    const end = BEGINS.test(line.text) && !/[,{}[\]][ \t]*,$/.test(line.text) ? endOf(lines, index) : undefined;
    return end === undefined ? [] : [brokenText(lines.slice(index, end + 1))];
  });
}

/** The number of the line on which a text ends; undefined if something else comes first. */
function endOf(lines: readonly Line[], begin: number): number | undefined {
  for (let at = begin + 1; at <= begin + MAX_LINES; at++) {
    const text = lines[at]?.text ?? '"';
    if (ENDS.test(text)) return at;
    if (!GOES_ON.test(text)) return undefined;
  }
  return undefined;
}

function brokenText(lines: readonly Line[]): SyntaxIssue {
  const edits = lines.slice(1).map((line, index) => {
    const before = lines[index] ?? line;
    return {
      start: before.start + before.text.trimEnd().length,
      end: line.start + line.text.search(/\S/),
      text: ' ',
    };
  });
  const first = lines[0] ?? { start: 0, text: '' };
  const at = first.start + first.text.length;
  const isOne = edits.length === 1;
  return {
    ...fault(
      'control-character',
      { start: at, end: at + 1 },
      isOne ? 'There is a line break inside this text.' : 'There are line breaks inside this text.',
      isOne ? 'Replace it with a space.' : 'Write the text on one line, with spaces in place of the line breaks.',
    ),
    fix: { title: isOne ? 'Replace with a space' : 'Write the text on one line', isSafe: true, edits },
  };
}
