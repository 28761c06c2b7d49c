import type { Content, ScheduledPart } from '../../read/content.ts';
import type { ContentFile } from '../../read/files.ts';
import { modalLink } from '../addresses/modal-link.ts';
import type { Use } from '../uses.ts';
import { type PublishingWindow, whileBoth } from './publishing-window.ts';

type Location = Pick<Use, 'from' | 'pointer'>;

/** Tells when visitors can see each part of a content folder. To be created when all files are checked. */
export class VisibilityWindows {
  readonly #content: Content;
  readonly #scheduledParts: Map<string, ScheduledPart[]>;

  constructor(content: Content) {
    this.#content = content;
    this.#scheduledParts = Map.groupBy(content.scheduledParts(), ({ from }) => from.path);
  }

  /** Whether a part is visible only while a window is open. Dialogs and forms are visible where they are used. */
  isWithin(location: Location, outer: PublishingWindow, seen: ReadonlySet<ContentFile> = new Set()): boolean {
    const { from } = location;
    if (this.#isDraft(from)) return true;
    const { from: begin = -Infinity, until = Infinity } = this.#windowOf(location);
    if (begin >= (outer.from ?? -Infinity) && until <= (outer.until ?? Infinity)) return true;
    const uses = this.#usesOf(from);
    return uses?.every((use) => seen.has(use.from) || this.isWithin(use, outer, new Set([...seen, from]))) ?? false;
  }

  #windowOf({ from, pointer }: Location): PublishingWindow {
    const around = (this.#scheduledParts.get(from.path) ?? []).filter(
      (timed) => timed.pointer === '' || pointer.startsWith(`${timed.pointer}/`),
    );
    return around.reduce<PublishingWindow>((window, timed) => whileBoth(window, timed.window), {});
  }

  #isDraft({ kind, id }: ContentFile): boolean {
    return !this.#content.publicIds(kind.name).has(id);
  }

  #usesOf({ kind, id }: ContentFile): readonly Use[] | undefined {
    if (kind.name === 'modals') return this.#content.graph.usesOf('link', modalLink(id));
    return kind.name === 'forms' ? this.#content.graph.usesOf('form', id) : undefined;
  }
}
