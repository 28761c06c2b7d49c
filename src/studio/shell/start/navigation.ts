import type { KindInfo } from '../../contract/files.ts';
import { pointersAround } from '../client/findings.ts';
import { Observable } from '../client/observable.ts';
import type { StudioClient } from '../client/studio-client.ts';
import { sectionsProperty } from '../schema/sections.ts';
import { readLocation, type StudioLocation, writeLocation } from './location.ts';
import { tokenIn } from './session.ts';

/** The current location of the window, in sync with the URL and the browser's history. */
export class Navigation {
  readonly location: Observable<StudioLocation>;
  /** The URL path of the page that was previewed last. */
  shownPath = '/';
  /** The file that was open before this view, if it was in another one. */
  previousFile: string | undefined;
  /** The new pointer of the location, after a change by others has moved its value. */
  rebasedPointer: string | undefined;
  readonly #studio: StudioClient;
  readonly #viewExists: (name: string) => boolean;

  /** @param viewExists whether a view exists: the URL may be old, or written by hand */
  constructor(studio: StudioClient, viewExists: (name: string) => boolean) {
    this.#studio = studio;
    this.#viewExists = viewExists;
    this.location = new Observable(this.#locationInUrl());
    studio.moved.watch(() => this.#updatePointer());
    addEventListener('popstate', () => {
      // The URL with the token was opened again in this window.
      if (tokenIn(location.hash) !== undefined) location.reload();
      else this.location.set(this.#locationInUrl());
    });
  }

  /** The location in the URL, or else the start location. */
  #locationInUrl(): StudioLocation {
    const named = readLocation(location.hash);
    return named && this.#viewExists(named.view) ? named : this.#startLocation();
  }

  /** Updates the pointer of the location after a change by others, so that it still means the same value. */
  #updatePointer(): void {
    const { file, newPointerOf } = this.#studio.moved.get() ?? {};
    const before = this.location.get();
    if (before.file !== file || before.at === undefined || !newPointerOf) return;
    const at = pointersAround(before.at)
      .reverse()
      .map(newPointerOf)
      .find((pointer) => pointer !== undefined);
    if (at === before.at) return;
    this.rebasedPointer = at;
    const to = { ...before, at: at ?? '' };
    history.replaceState(null, '', writeLocation(to));
    this.location.set(to);
  }

  #startLocation(): StudioLocation {
    return { view: mainKind(this.#studio)?.name ?? '' };
  }

  go(to: StudioLocation): void {
    const { view, file } = this.location.get();
    if (to.view !== view) this.previousFile = file;
    const fragment = writeLocation(to);
    if (fragment !== location.hash) history.pushState(null, '', fragment);
    this.location.set(to);
  }

  /** Whether a file can be opened, and is not open already. */
  canOpen(file: string): boolean {
    const { files, kinds } = this.#studio.overview.get();
    const known = files.find((one) => one.file === file);
    const { view, file: open } = this.location.get();
    const isSingle = kinds.some(({ path, isFolder }) => path === file && !isFolder);
    return known !== undefined && (known.kind !== view || (open !== file && !isSingle));
  }

  /** Opens a file in its view. @param at a JSON pointer in the file */
  openFile(file: string, at?: string): void {
    const known = this.#studio.overview.get().files.find((one) => one.file === file);
    if (known) this.go({ view: known.kind, file, ...(at !== undefined && { at }) });
  }
}

/** The kind of content shown at the start: the first one with sections, or else the first. */
function mainKind({ overview, schemas }: StudioClient): KindInfo | undefined {
  const { kinds } = overview.get();
  return kinds.find((kind) => sectionsProperty(schemas, kind) !== undefined) ?? kinds[0];
}
