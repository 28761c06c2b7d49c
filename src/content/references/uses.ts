import type { ContentFile } from '../read/files.ts';

/** One place that names a thing. */
export interface Use {
  /** What kind of thing it names: page, form, image … */
  kind: string;
  /** The name as it is written. */
  value: string;
  /** The file it stands in. */
  from: ContentFile;
  pointer: string;
}

/** Where a file that is remembered stands among the others; -1 for files that never are: they come first. */
export type FileOrder = (file: ContentFile) => number;

/** The uses of one thing that an earlier run has seen; made only when they are looked at: a large site has very many. */
export interface RememberedUses {
  kind: string;
  value: string;
  /** How many there are; at least one. */
  length: number;
  make(): Use[];
}

/** The uses of one thing, in the order of files. */
export class Uses implements Iterable<Use> {
  #seen: Use[] | undefined;
  #remembered: RememberedUses | undefined;
  #order: FileOrder | undefined;

  /** How many there are. */
  get length(): number {
    return (this.#seen?.length ?? 0) + (this.#remembered?.length ?? 0);
  }

  add(use: Use): void {
    if (this.#seen) this.#seen.push(use);
    else this.#seen = [use];
  }

  /** Takes up what an earlier run has seen of the same thing. */
  remember(uses: RememberedUses, order: FileOrder): void {
    this.#remembered = uses;
    this.#order = order;
  }

  [Symbol.iterator](): Iterator<Use> {
    const order = this.#order;
    if (this.#remembered && order) {
      const seen = this.#seen;
      this.#seen = [...(seen ?? []), ...this.#remembered.make()];
      if (seen) this.#seen.sort((one, other) => order(one.from) - order(other.from));
      this.#remembered = undefined;
    }
    return (this.#seen ?? []).values();
  }
}
