/** How uses of pages are saved: each text once, and two numbers for each use. */
import type { ContentFile } from './files.ts';
import type { RememberedUses, Use } from './uses.ts';

/** Uses by kind and value; for each use the number of its page and the number of its pointer. */
export interface PackedUses {
  pointers: string[];
  kinds: [kind: string, values: [value: string, places: number[]][]][];
}

/** Nothing is used. */
export const NO_USES: PackedUses = { pointers: [], kinds: [] };

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

  packed(): PackedUses {
    return {
      pointers: [...this.#pointers.keys()],
      kinds: [...this.#kinds].map(([kind, values]) => [
        kind,
        [...values].map(([value, places]) => [value, inOrder(places)]),
      ]),
    };
  }

  #numberOf(pointer: string): number {
    const known = this.#pointers.get(pointer) ?? this.#pointers.size;
    this.#pointers.set(pointer, known);
    return known;
  }
}

/** Places by their pages; those of one page stay as they are. */
function inOrder(places: number[]): number[] {
  const pairs = Array.from({ length: places.length / 2 }, (_, index) => places.slice(index * 2, index * 2 + 2));
  const isSorted = pairs.every(([page = 0], index) => index === 0 || page >= (pairs[index - 1]?.[0] ?? 0));
  return isSorted ? places : pairs.sort(([one = 0], [other = 0]) => one - other).flat();
}

/**
 * What packed uses say of the pages that are still as they were.
 * @param fileOf the file of a page, or undefined when it has changed since
 */
export function* usesIn(
  { pointers, kinds }: PackedUses,
  fileOf: (page: number) => ContentFile | undefined,
): Generator<RememberedUses> {
  for (const [kind, values] of kinds) {
    for (const [value, places] of values) {
      const make = () => {
        const uses: Use[] = [];
        for (let place = 0; place < places.length; place += 2) {
          const from = fileOf(places[place] ?? -1);
          if (from) uses.push({ kind, value, from, pointer: pointers[places[place + 1] ?? -1] ?? '' });
        }
        return uses;
      };
      let length = 0;
      for (let place = 0; place < places.length; place += 2) if (fileOf(places[place] ?? -1)) length++;
      if (length > 0) yield { kind, value, length, make };
    }
  }
}
