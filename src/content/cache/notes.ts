import type { ContentFile } from '../read/files.ts';
import { addDependency, EVERY_KIND } from './dependencies.ts';

/** What a rule notes about a place in a file, for when all files are read. */
export interface Note<Data> {
  data: Data;
  from: ContentFile;
  pointer: string;
}

/** The notes of a file as a flat list of kind, JSON and pointer, because nested lists take twice as long to read. */
export type SavedNotes = readonly string[];

/** The notes about all files, in their order. They are kept as the cache saves them. */
export class Notes {
  readonly #byFile = new Map<ContentFile, string[]>();

  add(kind: string, { data, from, pointer }: Note<unknown>): void {
    const note = [kind, JSON.stringify(data), pointer];
    const others = this.#byFile.get(from);
    if (others) others.push(...note);
    else this.#byFile.set(from, note);
  }

  /** The notes of a kind, with their data as JSON. */
  *of(kind: string): Iterable<Note<string>> {
    addDependency(EVERY_KIND);
    for (const [from, saved] of this.#byFile)
      for (let at = 0; at < saved.length; at += 3)
        if (saved[at] === kind) yield { data: saved[at + 1] ?? '', from, pointer: saved[at + 2] ?? '' };
  }

  /** What was noted about a file. */
  about(file: ContentFile): SavedNotes {
    return this.#byFile.get(file) ?? [];
  }

  /** Adds what was noted about a file before. */
  restore(file: ContentFile, saved: SavedNotes): void {
    if (saved.length > 0) this.#byFile.set(file, [...saved]);
  }
}

/**
 * A kind of notes, for the rule that makes and reads them.
 * @param name unlike that of any other kind
 */
export function noteKind<Data>(name: string) {
  return {
    /** Notes something that survives as JSON. */
    add({ notes }: { notes: Notes }, from: ContentFile, pointer: string, data: Data): void {
      notes.add(name, { data, from, pointer });
    },
    all: ({ notes }: { notes: Notes }): Note<Data>[] =>
      [...notes.of(name)].map((note) => ({ ...note, data: JSON.parse(note.data) })),
  };
}
