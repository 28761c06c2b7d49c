import type { ValueNode } from '../../syntax/nodes.ts';
import type { Replacement } from './edit.ts';
import { type Entry, entriesIn, hasLineBreak, indentationAt, leadingSpace, lineStart } from './entries.ts';
import type { Formatter, WriteContext } from './format.ts';
import { isBroken } from './style.ts';

/** Writes the new entry in the style of its place. */
export type Write = (context: WriteContext) => string;

/**
 * Adds an entry to a list or object.
 * @param index the entry that it comes before; the number of entries to add it at the end
 * @param write writes the entry, with its neighbour as the model
 */
export function insertion(
  text: string,
  node: ValueNode,
  index: number,
  write: Write,
  formatter: Formatter,
): Replacement {
  const entries = entriesIn(node);
  const isInline = !isBroken(text, node);
  const model = (entries[index - 1] ?? entries[index])?.value;
  const gap = gapAt(text, node, entries, index, formatter);
  const before = entries[index - 1];
  if (before) {
    const written = gap + write({ ...placeAfter(gap, text, before.end), model, isInline });
    return { start: before.end, end: before.end, text: written };
  }
  const at = entries[0]?.start ?? node.end;
  const context = { indentation: indentationAt(text, at), column: at - lineStart(text, at), model, isInline };
  return { start: at, end: at, text: write(context) + gap };
}

/** The text between the new entry and its neighbour, which is the same as between existing entries. */
function gapAt(text: string, node: ValueNode, entries: Entry[], index: number, { style }: Formatter): string {
  const last = Math.min(Math.max(index, 1), entries.length - 1);
  const [one, other] = [entries[last - 1], entries[last]];
  if (one && other && one !== other) return text.slice(one.end, other.start);
  const lead = text.slice(node.start + 1, entries[0]?.start);
  return hasLineBreak(lead) ? `,${lead}` : style.comma;
}

function placeAfter(gap: string, text: string, at: number): Pick<WriteContext, 'indentation' | 'column'> {
  if (!hasLineBreak(gap))
    return { indentation: indentationAt(text, at), column: at - lineStart(text, at) + gap.length };
  const line = gap.slice(lineStart(gap, gap.length));
  return { indentation: leadingSpace(line), column: line.length };
}
