import type { ValueNode } from '../../syntax/nodes.ts';
import type { Replacement } from './edit.ts';
import { type Entry, hasLineBreak, indentationAt } from './entries.ts';
import type { Write } from './insert.ts';

/** Moves an entry within its list. Only the texts of entries move; what separates them stays. */
export function moveEntry(text: string, entries: Entry[], from: number, to: number): Replacement {
  const order = entries.map((_, index) => index);
  order.splice(to, 0, ...order.splice(from, 1));
  const [first, last] = [Math.min(from, to), Math.max(from, to)];
  const pieces = order.slice(first, last + 1).map((moved, offset) => {
    const gap = offset === 0 ? '' : text.slice(entries[first + offset - 1]?.end, entries[first + offset]?.start);
    return gap + text.slice(entries[moved]?.start, entries[moved]?.end);
  });
  const start = entries[first]?.start ?? 0;
  return { start, end: entries[last]?.end ?? start, text: pieces.join('') };
}

/** Copies the text of a value, with the indentation of its new place. Formats it anew if it has to be on one line. */
export function rawWriter(text: string, node: ValueNode, writeAnew: Write): Write {
  const raw = text.slice(node.start, node.end);
  const outer = indentationAt(text, node.start);
  return (context) => {
    if (context.isInline && hasLineBreak(raw)) return writeAnew(context);
    return raw.replace(/(\r\n|\n|\r)([ \t]*)/g, (_, lineBreak: string, space: string) =>
      space.startsWith(outer) ? lineBreak + context.indentation + space.slice(outer.length) : lineBreak + space,
    );
  };
}
