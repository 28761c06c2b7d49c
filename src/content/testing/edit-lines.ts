import type { Edit } from '../edit/text/edit.ts';
import { entriesIn } from '../edit/text/entries.ts';
import { pointerStep, pointerSteps } from '../read/json.ts';
import { nodeAt, type ValueNode } from '../syntax/nodes.ts';
import { parseText } from '../syntax/parser.ts';

/** The numbers of the lines that an edit may change: those of its target, and the ends of the entries next to it. */
export function touchedLines(text: string, edit: Edit, isBroken: boolean): Set<number> {
  const { root } = parseText(text);
  if (!root) throw new Error('no JSON');
  if (edit.type !== 'move') return linesAround(text, root, edit.at, edit, isBroken);
  const { from, to } = edit;
  const removed = linesAround(text, root, from, { type: 'remove' }, isBroken);
  const sameList = from.slice(0, from.lastIndexOf('/')) === to.slice(0, to.lastIndexOf('/'));
  if (sameList) {
    const [one, other] = [nodeAt(root, pointerSteps(from)), nodeAt(root, pointerSteps(to))];
    const [start, end] = [
      Math.min(one?.node.start ?? 0, other?.node.start ?? 0),
      Math.max(one?.node.end ?? 0, other?.node.end ?? 0),
    ];
    return linesOf(text, start, end);
  }
  return new Set([...removed, ...linesAround(text, root, beforeRemoval(to, from, root), { type: 'insert' }, isBroken)]);
}

/** The pointer of a value before another one was removed. */
function beforeRemoval(to: string, removed: string, root: ValueNode): string {
  const steps = pointerSteps(to);
  const gone = pointerSteps(removed);
  const depth = gone.length - 1;
  const list = nodeAt(root, gone.slice(0, depth))?.node;
  const isSame = gone.slice(0, depth).every((step, index) => step === steps[index]) && steps.length > depth + 1;
  if (!list?.items || !isSame || Number(steps[depth]) < Number(gone[depth])) return to;
  return steps.map((one, index) => pointerStep(index === depth ? String(Number(one) + 1) : one)).join('');
}

function linesAround(
  text: string,
  root: ValueNode,
  at: string,
  { type, place }: { type: string; place?: number },
  isBroken: boolean,
): Set<number> {
  const steps = pointerSteps(at);
  const step = steps.pop() ?? '';
  const parent = nodeAt(root, steps)?.node;
  if (!parent) throw new Error(`nothing at ${at}`);
  const entries = entriesIn(parent);
  if (type === 'insert') return insertLines(text, parent, place ?? step, isBroken);
  const index = parent.items ? Number(step) : entries.findIndex(({ name }) => name === step);
  const entry = entries[index] ?? { ...parent, value: parent };
  if (type === 'set') return linesOf(text, entry.value.start, entry.value.end);
  if (type === 'rename') return linesOf(text, entry.start, entry.start + 1);
  if (entries.length === 1) return linesOf(text, parent.start, parent.end);
  if (isBroken && entries[index + 1]) return linesOf(text, entry.start, entry.end);
  if (isBroken) return linesOf(text, (entries[index - 1]?.end ?? 0) - 1, entry.end);
  return linesOf(text, entries[index - 1]?.end ?? parent.start, entries[index + 1]?.start ?? parent.end);
}

/**
 * If every entry has lines of its own, an insertion changes no other line. The number of the previous line plus a half
 * then stands for the position between two lines.
 */
function insertLines(text: string, parent: ValueNode, step: string | number, isBroken: boolean): Set<number> {
  const entries = entriesIn(parent);
  if (entries.length === 0 || !isBroken) return linesOf(text, parent.start, parent.end);
  const next = step === '-' ? undefined : entries[Number(step)];
  if (next) return new Set([lineNumber(text, next.start) - 0.5]);
  const end = entries.at(-1)?.end ?? 0;
  return linesOf(text, end - 1, end);
}

function linesOf(text: string, start: number, end: number): Set<number> {
  const first = lineNumber(text, start);
  return new Set(Array.from({ length: lineNumber(text, end - 1) - first + 1 }, (_, index) => first + index));
}

function lineNumber(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length - 1;
}
