import { type FileOrder, type RememberedUses, type Use, Uses } from './uses.ts';

/** Which thing is named where. */
export class ReferenceGraph {
  readonly #uses = new Map<string, Map<string, Uses>>();
  #listener: ((use: Use) => void) | undefined;

  /** Hands over every use that is added from now on; undefined ends it. */
  listen(listener: ((use: Use) => void) | undefined): void {
    this.#listener = listener;
  }

  add(use: Use): void {
    this.#listener?.(use);
    this.#of(use.kind, use.value).add(use);
  }

  /** Takes up what an earlier run has seen, each thing once. */
  remember(all: Iterable<RememberedUses>, order: FileOrder): void {
    for (const uses of all) this.#of(uses.kind, uses.value).remember(uses, order);
  }

  /** Where a thing is used. */
  usedBy(kind: string, id: string): Uses {
    return this.#uses.get(kind)?.get(id) ?? new Uses();
  }

  /** Every name of a kind that is used somewhere, with its uses. */
  named(kind: string): ReadonlyMap<string, Uses> {
    return this.#uses.get(kind) ?? new Map<string, Uses>();
  }

  /** The kinds that something is named of. */
  kinds(): string[] {
    return [...this.#uses.keys()];
  }

  #of(kind: string, value: string): Uses {
    let ofKind = this.#uses.get(kind);
    if (!ofKind) {
      ofKind = new Map();
      this.#uses.set(kind, ofKind);
    }
    let uses = ofKind.get(value);
    if (!uses) {
      uses = new Uses();
      ofKind.set(value, uses);
    }
    return uses;
  }
}
