import { addDependency, EVERY_KIND } from '../cache/dependencies.ts';
import type { Use } from './uses.ts';

/** The graph of references: which entity is used where. */
export class ReferenceGraph {
  readonly #uses = new Map<string, Map<string, Use[]>>();
  #listener: ((use: Use) => void) | undefined;

  /** Calls a function for every use added from now on; undefined ends this. */
  listen(listener: ((use: Use) => void) | undefined): void {
    this.#listener = listener;
  }

  add(use: Use): void {
    this.#listener?.(use);
    this.#of(use.kind, use.value).push(use);
  }

  /** The uses of an entity, in file order. */
  usesOf(kind: string, id: string): readonly Use[] {
    addDependency(EVERY_KIND);
    return this.#uses.get(kind)?.get(id) ?? [];
  }

  /** All used names of a kind, with their uses. */
  usesByName(kind: string): ReadonlyMap<string, readonly Use[]> {
    addDependency(EVERY_KIND);
    return this.#uses.get(kind) ?? new Map<string, Use[]>();
  }

  /** The kinds of which something is used. */
  kinds(): string[] {
    addDependency(EVERY_KIND);
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
