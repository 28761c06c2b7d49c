import type { ContentFile } from './files.ts';

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

/** Which thing is named where. */
export class ReferenceGraph {
  readonly #uses = new Map<string, Map<string, Use[]>>();
  #listener: ((use: Use) => void) | undefined;

  /** Hands over every use that is added from now on; undefined ends it. */
  listen(listener: ((use: Use) => void) | undefined): void {
    this.#listener = listener;
  }

  add(use: Use): void {
    this.#listener?.(use);
    const ofKind = this.#uses.get(use.kind) ?? new Map<string, Use[]>();
    this.#uses.set(use.kind, ofKind);
    const sameName = ofKind.get(use.value);
    if (sameName) sameName.push(use);
    else ofKind.set(use.value, [use]);
  }

  /** Where a thing is used. */
  usedBy(kind: string, id: string): Use[] {
    return this.#uses.get(kind)?.get(id) ?? [];
  }

  /** Every name of a kind that is used somewhere, with its uses. */
  named(kind: string): ReadonlyMap<string, Use[]> {
    return this.#uses.get(kind) ?? new Map<string, Use[]>();
  }
}
