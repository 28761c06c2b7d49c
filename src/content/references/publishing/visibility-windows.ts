import type { Content, Timed } from '../../read/content.ts';
import type { ContentFile } from '../../read/files.ts';
import { modalLink } from '../addresses/modal-link.ts';
import type { Use } from '../uses.ts';
import { type PublishingWindow, whileBoth } from './publishing-window.ts';

type Place = Pick<Use, 'from' | 'pointer'>;

/** Tells when visitors can see each place of a content folder. To be created when all files are checked. */
export class VisibilityWindows {
  readonly #content: Content;
  readonly #timed: Map<string, Timed[]>;

  constructor(content: Content) {
    this.#content = content;
    this.#timed = Map.groupBy(content.timed(), ({ from }) => from.path);
  }

  /** Whether a place is visible only while a window is open. Dialogs and forms are visible where they are used. */
  isWithin(place: Place, outer: PublishingWindow, seen: ReadonlySet<ContentFile> = new Set()): boolean {
    const { from } = place;
    if (this.#isDraft(from)) return true;
    const { from: begin = -Infinity, until = Infinity } = this.#windowOf(place);
    if (begin >= (outer.from ?? -Infinity) && until <= (outer.until ?? Infinity)) return true;
    const uses = this.#usesOf(from);
    return uses?.every((use) => seen.has(use.from) || this.isWithin(use, outer, new Set([...seen, from]))) ?? false;
  }

  #windowOf({ from, pointer }: Place): PublishingWindow {
    const around = (this.#timed.get(from.path) ?? []).filter(
      (timed) => timed.pointer === '' || pointer.startsWith(`${timed.pointer}/`),
    );
    return around.reduce<PublishingWindow>((window, timed) => whileBoth(window, timed.window), {});
  }

  #isDraft({ kind, id }: ContentFile): boolean {
    return !this.#content.publicIds(kind.name).has(id);
  }

  #usesOf({ kind, id }: ContentFile): readonly Use[] | undefined {
    if (kind.name === 'modals') return this.#content.graph.usedBy('link', modalLink(id));
    return kind.name === 'forms' ? this.#content.graph.usedBy('form', id) : undefined;
  }
}
