/** How uses of pages are saved: each text once, and two numbers for each use, which are only looked at when they are asked for. */
import type { ContentFile } from '../read/files.ts';
import type { RememberedUses, Use } from './uses.ts';

/** The values of a kind, and how often each is used. */
export interface PackedKind {
  kind: string;
  values: string[];
  counts: number[];
}

/** The texts of all uses. */
export interface UseTexts {
  pointers: string[];
  kinds: PackedKind[];
}

/** Uses by kind and value. */
export interface PackedUses extends UseTexts {
  /** For each use, in the order of kinds and values, the number of its page and the number of its pointer. */
  places: Uint32Array;
}

/** Nothing is used. */
export const NO_USES: PackedUses = { pointers: [], kinds: [], places: new Uint32Array() };

/** Packs uses; pages are named by their numbers, in the order of files. */
export class UsePacker {
  readonly #pointers = new Map<string, number>();
  readonly #kinds = new Map<string, Map<string, number[]>>();

  add({ kind, value, pointer }: Omit<Use, 'from'>, page: number): void {
    const values = this.#kinds.get(kind) ?? new Map<string, number[]>();
    this.#kinds.set(kind, values);
    const places = values.get(value) ?? [];
    values.set(value, places);
    places.push(page, this.#numberOf(pointer));
  }

  /**
   * Takes over what was packed.
   * @param pageOf the number that a page has now; undefined for pages whose uses are left out
   */
  addPacked(packed: PackedUses, pageOf: (page: number) => number | undefined): void {
    forEachValue(packed, (kind, value, first, length) => {
      for (let use = first; use < first + length; use++) {
        const page = pageOf(pageAt(packed, use));
        if (page !== undefined) this.add({ kind, value, pointer: pointerAt(packed, use) }, page);
      }
    });
  }

  packed(): PackedUses {
    const kinds = [...this.#kinds].map(([kind, values]) => ({
      kind,
      values: [...values.keys()],
      counts: [...values.values()].map((places) => places.length / 2),
    }));
    const places = new Uint32Array(2 * kinds.reduce((sum, { counts }) => sum + total(counts), 0));
    let at = 0;
    for (const values of this.#kinds.values()) {
      for (const ofValue of values.values()) {
        places.set(inOrder(ofValue), at);
        at += ofValue.length;
      }
    }
    return { pointers: [...this.#pointers.keys()], kinds, places };
  }

  #numberOf(pointer: string): number {
    const known = this.#pointers.get(pointer) ?? this.#pointers.size;
    this.#pointers.set(pointer, known);
    return known;
  }
}

const total = (counts: number[]) => counts.reduce((sum, count) => sum + count, 0);

const pageAt = ({ places }: PackedUses, use: number) => places[2 * use] ?? -1;

const pointerAt = ({ places, pointers }: PackedUses, use: number) => pointers[places[2 * use + 1] ?? -1] ?? '';

/** Places by their pages; those of one page stay as they are. */
function inOrder(places: number[]): number[] {
  const pairs = Array.from({ length: places.length / 2 }, (_, index) => places.slice(index * 2, index * 2 + 2));
  const isSorted = pairs.every(([page = 0], index) => index === 0 || page >= (pairs[index - 1]?.[0] ?? 0));
  return isSorted ? places : pairs.sort(([one = 0], [other = 0]) => one - other).flat();
}

/** Calls back for every value, with the number of its first use and how many follow one another. */
function forEachValue(
  { kinds }: PackedUses,
  visit: (kind: string, value: string, first: number, length: number) => void,
): void {
  let first = 0;
  for (const { kind, values, counts } of kinds) {
    for (let index = 0; index < values.length; index++) {
      const length = counts[index] ?? 0;
      visit(kind, values[index] ?? '', first, length);
      first += length;
    }
  }
}

/** The uses of one value that an earlier run has seen, on the pages that are still as they were. */
class KeptUses implements RememberedUses {
  readonly kind: string;
  readonly value: string;
  readonly length: number;
  readonly #first: number;
  readonly #end: number;
  readonly #all: PackedUses;
  readonly #fileOf: FileOf;

  constructor(kind: string, value: string, first: number, end: number, all: PackedUses, fileOf: FileOf) {
    this.kind = kind;
    this.value = value;
    this.#first = first;
    this.#end = end;
    this.#all = all;
    this.#fileOf = fileOf;
    let length = 0;
    for (let use = first; use < end; use++) if (fileOf(pageAt(all, use))) length++;
    this.length = length;
  }

  make(): Use[] {
    const uses: Use[] = [];
    const { kind, value } = this;
    for (let use = this.#first; use < this.#end; use++) {
      const from = this.#fileOf(pageAt(this.#all, use));
      if (from) uses.push({ kind, value, from, pointer: pointerAt(this.#all, use) });
    }
    return uses;
  }
}

/** The file of a page, or undefined when it has changed since. */
type FileOf = (page: number) => ContentFile | undefined;

/** What packed uses say of the pages that are still as they were. */
export function usesIn(packed: PackedUses, fileOf: FileOf): RememberedUses[] {
  const found: RememberedUses[] = [];
  forEachValue(packed, (kind, value, first, length) => {
    const uses = new KeptUses(kind, value, first, first + length, packed, fileOf);
    if (uses.length > 0) found.push(uses);
  });
  return found;
}
