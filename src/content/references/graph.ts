import type { Use } from './uses.ts';

/** The graph of references: which entity is used where. */
export class ReferenceGraph {
  readonly #uses = new Map<string, Map<string, Use[]>>();
  #listener: ((use: Use) => void) | undefined;

  /** Calls back for every use added from now on; undefined stops it. */
  listen(listener: ((use: Use) => void) | undefined): void {
    this.#listener = listener;
  }

  add(use: Use): void {
    this.#listener?.(use);
    this.#of(use.kind, use.value).push(use);
  }

  /** The uses of an entity, in file order. */
  usedBy(kind: string, id: string): readonly Use[] {
    return this.#uses.get(kind)?.get(id) ?? [];
  }

  /** Every name of a kind that is used somewhere, with its uses. */
  named(kind: string): ReadonlyMap<string, readonly Use[]> {
    return this.#uses.get(kind) ?? new Map<string, Use[]>();
  }

  /** The kinds that something is named of. */
  kinds(): string[] {
    return [...this.#uses.keys()];
  }

  #of(kind: string, value: string): Use[] {
    let ofKind = this.#uses.get(kind);
    if (!ofKind) {
      ofKind = new Map();
      this.#uses.set(kind, ofKind);
    }
    let uses = ofKind.get(value);
    if (!uses) {
      uses = [];
      ofKind.set(value, uses);
    }
    return uses;
  }
}
