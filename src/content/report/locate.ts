import { relative } from 'node:path';
import type { Choice, Finding } from '../../contracts/finding.ts';
import { pointerSteps } from '../read/json.ts';
import { textOf } from '../read/text-of.ts';
import { nodeAt, type ValueNode } from '../syntax/nodes.ts';
import { parseText } from '../syntax/parser.ts';
import { severityOf } from './codes.ts';
import type { Issue, IssueChoice } from './issues.ts';
import { locateFix, suggestionFix } from './locate-fix.ts';
import { withoutNested } from './nested.ts';

interface Span {
  start: number;
  end: number;
}

/** Converts issues to findings with lines and columns, ordered by file and place. Reads only files that have issues. */
export function locateIssues(issues: Issue[], displayRoot: string): Finding[] {
  const byFile = Map.groupBy(issues, (issue) => issue.path);
  const related = new OtherPlaces(displayRoot);
  return [...byFile.keys()].sort().flatMap((path) => {
    const ofFile = locateInFile(path, byFile.get(path) ?? [], displayRoot, related);
    return ofFile.sort((one, other) => one.line - other.line || one.column - other.column);
  });
}

/** The path of a file as findings have it. */
const shownPath = (path: string, displayRoot: string) => relative(displayRoot, path).replaceAll('\\', '/');

function locateInFile(path: string, issues: Issue[], displayRoot: string, related: OtherPlaces): Finding[] {
  const file = shownPath(path, displayRoot);
  const text = textOf(path) ?? '';
  const lineStarts = lineStartsOf(text);
  const root = issues.some((issue) => !issue.range) ? parseText(text).root : undefined;
  const ranges = issues.flatMap(({ range }) => (range && range.length > 0 ? [range] : []));
  const placed = issues.flatMap((issue) => {
    const { code, pointer, suggestion } = issue;
    const message = issue.message + related.sentenceFor(issue);
    const { start, end } = spanOf(issue, root, text);
    // A syntax error damages the value around it, so other issues of that value are left out.
    if (!issue.range && ranges.some(({ offset, length }) => offset < end && start < offset + length)) return [];
    const [line, column] = positionOf(start, lineStarts);
    const [endLine, endColumn] = positionOf(end, lineStarts);
    const fix = issue.fix ? locateFix(issue.fix, text) : suggestionFix(issue, { start, end }, text);
    const choices = (issue.choices ?? []).flatMap((choice) => locateChoice(choice, text, displayRoot));
    const found = {
      code,
      severity: severityOf(code),
      file,
      line,
      column,
      endLine,
      endColumn,
      pointer,
      message,
      suggestion,
    };
    const finding = { ...found, ...(fix && { fix }), ...(choices.length > 0 && { choices }) };
    return { issue, start, end, finding };
  });
  return withoutNested(placed, text);
}

/** A choice as changes of the text of its file; nothing if it cannot be made there. */
function locateChoice({ path, word, ...fix }: IssueChoice, text: string, displayRoot: string): Choice[] {
  const choiceFix = locateFix(fix, path === undefined ? text : (textOf(path) ?? ''));
  const file = path === undefined ? undefined : shownPath(path, displayRoot);
  return choiceFix ? [{ ...choiceFix, ...(file !== undefined && { file }), ...(word !== undefined && { word }) }] : [];
}

/** Adds to messages where the other of two similar things is. Reads each file only once. */
class OtherPlaces {
  readonly #displayRoot: string;
  readonly #files = new Map<string, { root: ValueNode | undefined; lineStarts: number[] }>();

  constructor(displayRoot: string) {
    this.#displayRoot = displayRoot;
  }

  sentenceFor({ path, related }: Issue): string {
    if (!related) return '';
    const file = shownPath(related.path, this.#displayRoot);
    const line = this.#lineOf(related.path, related.pointer);
    return ` The other one is ${related.path === path ? `in line ${line}` : `${file}, line ${line}`}.`;
  }

  #lineOf(path: string, pointer: string): number {
    const { root, lineStarts } = this.#files.get(path) ?? this.#read(path);
    const found = root && nodeAtOrAbove(root, pointerSteps(pointer));
    return found ? positionOf(found.node.start, lineStarts)[0] : 1;
  }

  #read(path: string) {
    const text = textOf(path) ?? '';
    const read = { root: parseText(text).root, lineStarts: lineStartsOf(text) };
    this.#files.set(path, read);
    return read;
  }
}

function spanOf(issue: Issue, root: ValueNode | undefined, text: string): Span {
  if (issue.range) return { start: issue.range.offset, end: issue.range.offset + issue.range.length };
  const found = root && nodeAtOrAbove(root, pointerSteps(issue.pointer));
  if (!found) return { start: 0, end: 0 };
  const { node, property } = found;
  if (issue.at === 'key' && property) return { start: property.nameStart, end: property.nameEnd };
  if (typeof issue.at === 'object') return spanOfText(node, issue.at, text);
  return node.items || node.properties ? { start: node.start, end: node.start + 1 } : node;
}

/** The node at a pointer, or the nearest existing node that would contain it. */
function nodeAtOrAbove(root: ValueNode, steps: string[]): ReturnType<typeof nodeAt> {
  return nodeAt(root, steps) ?? (steps.length > 0 ? nodeAtOrAbove(root, steps.slice(0, -1)) : undefined);
}

/** The part of a text to highlight; the whole text if the part is not found because it is written differently. */
function spanOfText(node: ValueNode, { text: piece, index }: { text: string; index?: number }, text: string): Span {
  const written = JSON.stringify(piece).slice(1, -1);
  const there = index === undefined ? -1 : node.start + 1 + lengthBefore(text.slice(node.start, node.end), index);
  const start = there >= 0 && text.startsWith(written, there) ? there : text.indexOf(written, node.start);
  return start >= 0 && start + written.length <= node.end ? { start, end: start + written.length } : node;
}

/** The length, in the source, of the first characters of a text. An escaped character is longer there. */
function lengthBefore(written: string, index: number): number {
  let length = 0;
  for (let character = 0; character < index; character++) {
    const pair = /\\(?:u[0-9a-fA-F]{4}|.)/y;
    pair.lastIndex = length + 1;
    length += pair.exec(written)?.[0].length ?? 1;
  }
  return length;
}

function lineStartsOf(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

/** The line and column of an offset, both counted from 1. */
function positionOf(offset: number, lineStarts: number[]): [number, number] {
  let low = 0;
  let high = lineStarts.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((lineStarts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return [low + 1, offset - (lineStarts[low] ?? 0) + 1];
}
