import type { ValueNode } from '../../syntax/nodes.ts';
import type { Replacement } from './edit.ts';
import { entriesIn, hasLineBreak } from './entries.ts';

/** Removes an entry from a list or object, with its comma and line. */
export function removal(text: string, node: ValueNode, index: number): Replacement {
  const entries = entriesIn(node);
  const [before, entry, after] = [entries[index - 1], entries[index], entries[index + 1]];
  if (!entry) throw new Error(`there is no entry ${index}`);
  if (!before && !after) return { start: node.start + 1, end: node.end - 1, text: '' };
  if (!before) return { start: entry.start, end: after?.start ?? entry.end, text: '' };
  // If the entry is the first or last of a line with several, the entries before and after it stay on their lines.
  const startsRow = hasLineBreak(text.slice(before.end, entry.start));
  const endsRow = after !== undefined && hasLineBreak(text.slice(entry.end, after.start));
  if (after && startsRow && !endsRow) return { start: entry.start, end: after.start, text: '' };
  return { start: before.end, end: entry.end, text: '' };
}
