import type { CompiledPage } from '../../contracts/compiled-site.ts';
import type { Modal } from '../../generated/types.ts';
import type { Content } from '../read/content.ts';
import { modalOf } from '../references/addresses/modal-link.ts';
import type { Reference } from '../schema/validator/validator.ts';
import type { Resolver } from './resolve.ts';

type NamedModal = Modal & { id: string };

/** The dialogs of a site, resolved on demand. */
export class Modals {
  readonly #content: Content;
  readonly #resolver: Resolver;
  readonly #known = new Map<string, { modal: NamedModal; opens: string[] }>();
  /** The dialogs opened from header, footer and floating menu, on every page that has these. */
  readonly #openedFromFrame: string[];

  constructor(content: Content, resolver: Resolver) {
    this.#content = content;
    this.#resolver = resolver;
    this.#openedFromFrame = modalNames(
      [...content.graph.usesByName('link')]
        .flatMap(([link, uses]) => (modalOf(link) === undefined ? [] : [...uses]))
        .filter(({ from }) => from.kind.name === 'navigation' || from.kind.name === 'site'),
    );
  }

  /** Returns the dialogs that a page's links open, including those opened from these dialogs, each once. */
  openedBy(references: Reference[], layout: CompiledPage['layout']): NamedModal[] {
    return this.#withNested([...modalNames(references), ...(layout === 'site' ? this.#openedFromFrame : [])]);
  }

  #withNested(names: string[]): NamedModal[] {
    const found = new Map<string, NamedModal>();
    const waiting = [...names];
    for (const id of waiting) {
      if (found.has(id)) continue;
      const { modal, opens } = this.#modal(id);
      found.set(id, modal);
      waiting.push(...opens);
    }
    return [...found.values()];
  }

  #modal(id: string): { modal: NamedModal; opens: string[] } {
    const known = this.#known.get(id);
    if (known) return known;
    const document = this.#content.documents('modals').find(({ file }) => file.id === id);
    if (!document) throw new Error(`modals/ has no file ${id}.json`);
    const { data, references } = this.#resolver.resolve('modals', document.data);
    const entry = { modal: { ...data, id }, opens: modalNames(references) };
    this.#known.set(id, entry);
    return entry;
  }
}

/** Returns the names of the dialogs that links open. */
function modalNames(references: Pick<Reference, 'kind' | 'value'>[]): string[] {
  return references.flatMap(({ kind, value }) => (kind === 'link' && modalOf(value)) || []);
}
