import type { ValueNode } from '../../syntax/nodes.ts';
import { entriesIn, hasLineBreak, indentationAt, isContainer } from './entries.ts';

/** The formatting of a JSON text, which new values follow. */
export interface TextStyle {
  lineBreak: string;
  /** One step of indentation. */
  unit: string;
  /** Between a name and its value. */
  colon: string;
  /** Between two entries of one line. */
  comma: string;
  /** Padding inside the brackets of a single-line object or list. */
  objectPadding: string;
  listPadding: string;
  /** Whether most flat objects, and most flat lists, are on a single line. */
  flatObjects: boolean;
  flatLists: boolean;
}

/** Detects the style of a text; defaults to `{ "a": [1, 2] }` with two-space indentation. */
export function styleOf(text: string, root: ValueNode): TextStyle {
  const filled = containersIn(root).filter((node) => entriesIn(node).length > 0);
  const inline = filled.filter((node) => !isBroken(text, node));
  const colon = colonOf(text, filled);
  const loose = colon.endsWith(' ') ? ' ' : '';
  return {
    lineBreak: /\r\n|\n|\r/.exec(text)?.[0] ?? '\n',
    unit: unitOf(text, filled),
    colon,
    comma: commaOf(text, inline) ?? `,${colon === ':' ? '' : ' '}`,
    objectPadding: paddingOf(text, inline, 'properties') ?? loose,
    listPadding: paddingOf(text, inline, 'items') ?? '',
    flatObjects: areFlat(text, filled, 'properties'),
    flatLists: areFlat(text, filled, 'items'),
  };
}

/** True if a list or object spans several lines. */
export function isBroken(text: string, node: ValueNode): boolean {
  return hasLineBreak(text.slice(node.start, node.end));
}

function containersIn(node: ValueNode): ValueNode[] {
  if (!isContainer(node)) return [];
  return [node, ...entriesIn(node).flatMap(({ value }) => containersIn(value))];
}

function unitOf(text: string, containers: ValueNode[]): string {
  for (const node of containers) {
    const first = entriesIn(node)[0];
    if (!first || !hasLineBreak(text.slice(node.start, first.start))) continue;
    const outer = indentationAt(text, node.start);
    const inner = indentationAt(text, first.start);
    if (inner.startsWith(outer) && inner.length > outer.length) return inner.slice(outer.length);
  }
  return '  ';
}

function colonOf(text: string, containers: ValueNode[]): string {
  for (const { properties } of containers) {
    for (const { nameEnd, value } of properties ?? []) {
      const colon = value && text.slice(nameEnd, value.start);
      if (colon !== undefined && !hasLineBreak(colon)) return colon;
    }
  }
  return ': ';
}

function commaOf(text: string, inline: ValueNode[]): string | undefined {
  for (const node of inline) {
    const [one, other] = entriesIn(node);
    if (one && other) return text.slice(one.end, other.start);
  }
  return undefined;
}

function paddingOf(text: string, inline: ValueNode[], sort: 'properties' | 'items'): string | undefined {
  const node = inline.find((candidate) => candidate[sort]);
  const first = node && entriesIn(node)[0];
  return node && first && text.slice(node.start + 1, first.start);
}

function areFlat(text: string, containers: ValueNode[], sort: 'properties' | 'items'): boolean {
  const leaves = containers.filter((node) => node[sort] && !entriesIn(node).some(({ value }) => isContainer(value)));
  const broken = leaves.filter((node) => isBroken(text, node));
  return leaves.length > 0 && broken.length * 2 < leaves.length;
}
