import type { ValueNode } from '../../syntax/nodes.ts';

/** An item of a list, or a property of an object with its name: what stands between two commas. */
export interface Entry {
  name?: string;
  start: number;
  end: number;
  value: ValueNode;
}

/** What a list or an object holds, in the order of the text; nothing for a scalar. */
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

/** True for a text that goes over more than one line. */
export function hasLineBreak(text: string): boolean {
  return /[\r\n]/.test(text);
}

/** Where the line of an offset begins. */
export function lineStart(text: string, offset: number): number {
  let start = offset;
  while (start > 0 && !hasLineBreak(text.charAt(start - 1))) start--;
  return start;
}

/** The space that the line of an offset begins with. */
export function indentationAt(text: string, offset: number): string {
  return leadingSpace(text.slice(lineStart(text, offset)));
}

/** The spaces and tabs that a text begins with. */
export function leadingSpace(text: string): string {
  return /^[ \t]*/.exec(text)?.[0] ?? '';
}
