import type { Fix, TextEdit } from '../../../contracts/finding.ts';
import type { Issue } from '../../report/issues.ts';
import { parseText } from '../../syntax/parser.ts';
import { type Conflict, conflictsIn, type Mark } from './marks.ts';

/** The issues of the marks that a merge left in a file, one for each place, with the versions to choose from. */
export function mergeConflicts(path: string, text: string): Issue[] {
  const conflicts = conflictsIn(text);
  return conflicts.map((conflict): Issue => {
    const { marks, begin, middle, end } = conflict;
    const [{ start, textEnd }] = marks;
    const others = conflicts.filter((other) => other !== conflict).flatMap(resolved);
    const choices = choicesOf(conflict, others, text);
    const [only] = choices;
    return {
      code: 'merge-conflict',
      path,
      pointer: '',
      range: { offset: start, length: textEnd - start },
      ...(begin && middle && end ? { message: MIXED, suggestion: keepEither(conflict, text) } : LEFT_OVER),
      ...(choices.length > 1 ? { choices } : only && { fix: only }),
    };
  });
}

const MIXED = 'This file has an unresolved merge conflict: two versions of it are mixed here.';

/** Says which lines are which version, and which go in any case. */
function keepEither({ marks, begin, base, middle, end }: Conflict, text: string): string {
  const lineOf = (mark: Mark | undefined) => text.slice(0, mark?.start).split('\n').length;
  const between = (from: Mark | undefined, to: Mark | undefined) => {
    const [first, last] = [lineOf(from) + 1, lineOf(to) - 1];
    return first > last ? 'no line' : first === last ? `line ${first}` : `lines ${first} to ${last}`;
  };
  const older = base && base !== middle ? ` The version before both, ${between(base, middle)}, goes too.` : '';
  const [last, ...others] = marks.map(lineOf).reverse();
  return `Keep either ${between(begin, base ?? middle)} or ${between(middle, end)}, and remove the other and the marker lines ${others.reverse().join(', ')} and ${last}.${older}`;
}

const LEFT_OVER = {
  message: 'This line was left over when two versions of the file were merged.',
  suggestion: 'Remove the line, and check that nothing around it is duplicated.',
};

/** The ways to resolve a conflict. @param others edits that resolve all other conflicts of the text */
function choicesOf(conflict: Conflict, others: TextEdit[], text: string): Fix[] {
  const { middle, begin, end, isUpperOwn } = conflict;
  const marksGone = conflict.marks.map((mark) => gone(mark, mark));
  if (!middle || !(begin || end)) return [{ title: 'Remove the line', isSafe: false, edits: marksGone }];
  const upper = textBetween(text, begin, conflict.base ?? middle);
  const lower = textBetween(text, middle, end);
  if (upper !== undefined && upper === lower)
    return [{ title: 'Keep one of the two equal versions', isSafe: true, edits: upperKept(conflict) }];
  const both = bothKept(conflict, others, text);
  const sides = [
    { isOwn: isUpperOwn, edits: end && upperKept(conflict), lines: upper, other: lower },
    { isOwn: !isUpperOwn, edits: begin && lowerKept(conflict), lines: lower, other: upper },
  ];
  return [
    ...sides.flatMap(({ isOwn, edits, lines, other }) =>
      edits
        ? [{ title: `Keep ${isOwn ? 'your' : 'the other'} version${shownPart(lines, other)}`, isSafe: false, edits }]
        : [],
    ),
    ...(both ? [{ title: 'Keep both versions', isSafe: false, edits: both }] : []),
  ];
}

/** The first line of a version that the other one does not have, for the label of a button. */
function shownPart(lines: string | undefined, other: string | undefined): string {
  const [own = '', theirs = ''] = [ownLine(lines, other), ownLine(other, lines)];
  return own && `: ${differentPart(own, theirs)}`;
}

function ownLine(lines = '', other = ''): string | undefined {
  const [own, known] = [lines, other].map((text) => text.split('\n').map((line) => line.trim().replace(/,$/, '')));
  return own?.find((line) => line !== '' && !known?.includes(line));
}

/** Maximum characters of a line in a label, and how many of them are before the difference. */
const MAX_LENGTH = 80;
const BEFORE = 20;

/** A line, or if it is long, the part in which it differs from another line. */
function differentPart(line: string, other: string): string {
  if (line.length <= MAX_LENGTH) return line;
  const at = [...line].findIndex((sign, index) => sign !== other[index]);
  const start = Math.max(0, at - BEFORE);
  return (start > 0 ? '…' : '') + line.slice(start, start + MAX_LENGTH) + (start + MAX_LENGTH < line.length ? '…' : '');
}

function textBetween(text: string, from: Mark | undefined, to: Mark | undefined): string | undefined {
  return from && to && text.slice(from.end, to.start);
}

function gone(from: Mark, to: Mark): TextEdit {
  return { start: from.start, end: to.end, text: '' };
}

function upperKept({ begin, base, middle, end }: Conflict): TextEdit[] {
  const from = base ?? middle;
  return [...(begin ? [gone(begin, begin)] : []), ...(from ? [gone(from, end ?? from)] : [])];
}

function lowerKept({ begin, middle, end }: Conflict): TextEdit[] {
  return [...(begin && middle ? [gone(begin, middle)] : []), ...(end ? [gone(end, end)] : [])];
}

/** One way to resolve a conflict, for looking at the others. */
function resolved(conflict: Conflict): TextEdit[] {
  const { middle, end, marks } = conflict;
  return middle && end ? upperKept(conflict) : marks.map((mark) => gone(mark, mark));
}

/** Both versions one below the other, with a comma between them if there has to be one; undefined if that is no JSON. */
function bothKept({ begin, base, middle, end }: Conflict, others: TextEdit[], text: string): TextEdit[] | undefined {
  if (!middle) return undefined;
  const from = base ?? middle;
  const marks = [...(begin ? [gone(begin, begin)] : []), gone(from, middle), ...(end ? [gone(end, end)] : [])];
  const upperEnd = text.slice(0, from.start).trimEnd().length;
  const comma = { start: upperEnd, end: upperEnd, text: ',' };
  return [marks, [...marks, comma]].find((edits) => parseText(edited(text, [...edits, ...others])).faults.length === 0);
}

function edited(text: string, edits: TextEdit[]): string {
  const lastFirst = edits.toSorted((one, other) => other.start - one.start);
  return lastFirst.reduce(
    (before, { start, end, text: now }) => before.slice(0, start) + now + before.slice(end),
    text,
  );
}
