import type { ValueNode } from '../../syntax/nodes.ts';

/** An item of a list, or a property of an object with its name. */
export interface Entry {
  name?: string;
  start: number;
  end: number;
  value: ValueNode;
}

/** The entries of a list or object, in text order; empty for a scalar. */
export function entriesIn(node: ValueNode): Entry[] {
  if (node.items) return node.items.map((value) => ({ start: value.start, end: value.end, value }));
  return (node.properties ?? []).flatMap(({ name, nameStart, value }) =>
    value ? [{ name, start: nameStart, end: value.end, value }] : [],
  );
}

/** True for a list or an object. */
export function isContainer(node: ValueNode): boolean {
  return node.items !== undefined || node.properties !== undefined;
}

/** True for a text with several lines. */
export function hasLineBreak(text: string): boolean {
  return /[\r\n]/.test(text);
}

/** The start of the line at an offset. */
export function lineStart(text: string, offset: number): number {
  let start = offset;
  while (start > 0 && !hasLineBreak(text.charAt(start - 1))) start--;
  return start;
}

/** The indentation of the line at an offset. */
export function indentationAt(text: string, offset: number): string {
  return leadingSpace(text.slice(lineStart(text, offset)));
}

/** The spaces and tabs that a text begins with. */
export function leadingSpace(text: string): string {
  return /^[ \t]*/.exec(text)?.[0] ?? '';
}
