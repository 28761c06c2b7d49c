import { fault, type SyntaxIssue } from '../../syntax/fault-parts.ts';

/** Line numbers that were copied along, at the beginning of consecutive lines. */
export function lineNumbers(text: string): SyntaxIssue[] {
  const numbered = [...text.matchAll(/^[ \t]*(\d+)(?:[ \t]*[:|│.)][ \t]?|\t| (?= *["{}[\]]))/gm)];
  const [first] = numbered;
  const lines = text.split('\n').filter((line) => line.trim() !== '').length;
  const areInRow = numbered.every((match, index) => Number(match[1]) === Number(first?.[1]) + index);
  if (first === undefined || numbered.length < 2 || numbered.length < lines || !areInRow) return [];
  return [
    {
      ...fault(
        'not-text',
        { start: first.index, end: first.index + first[0].trimEnd().length },
        'Line numbers were copied into the file.',
        'Remove the number before each line.',
      ),
      fix: {
        title: 'Remove the numbers',
        isSafe: true,
        edits: numbered.map(({ 0: piece, index }) => ({ start: index, end: index + piece.length, text: '' })),
      },
    },
  ];
}
