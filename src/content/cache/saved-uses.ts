import type { ContentFile } from '../read/files.ts';
import type { ReferenceGraph } from '../references/graph.ts';

/** What a file refers to, as a flat list of kind, value and pointer, because nested lists take twice as long to read. */
export type SavedUses = readonly string[];

/** Collects what is added to a graph until it is disposed. */
export function collectUses(graph: ReferenceGraph): { uses: SavedUses } & Disposable {
  const uses: string[] = [];
  graph.listen(({ kind, value, pointer }) => uses.push(kind, value, pointer));
  return { uses, [Symbol.dispose]: () => graph.listen(undefined) };
}

/** Adds to a graph what a file referred to. */
export function addUses(graph: ReferenceGraph, file: ContentFile, uses: SavedUses): void {
  for (let at = 0; at < uses.length; at += 3) {
    const [kind = '', value = '', pointer = ''] = [uses[at], uses[at + 1], uses[at + 2]];
    graph.add({ kind, value, pointer, from: file });
  }
}
