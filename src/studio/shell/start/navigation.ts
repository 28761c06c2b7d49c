import type { KindInfo } from '../../contract/files.ts';
import { pointersAround } from '../client/findings.ts';
import { Observable } from '../client/observable.ts';
import type { Studio } from '../client/studio.ts';
import { sectionsProperty } from '../schema/sections.ts';
import { requiredContext } from '../ui/required-context.ts';
import { type Location, readLocation, writeLocation } from './location.ts';
import { tokenIn } from './session.ts';

/** The current location of the window, in sync with the URL and the browser's history. */
export class Navigation {
  readonly location: Observable<Location>;
  /** The URL path of the page that was previewed last. */
  shownPath = '/';
  /** The file that was open before this room, if it was in another one. */
  cameFrom: string | undefined;
  /** The new pointer of the location, after a change by others has moved its value. */
  movedTo: string | undefined;
  readonly #studio: Studio;
  readonly #hasRoom: (name: string) => boolean;

  /** @param hasRoom whether a room exists: the URL may be old, or written by hand */
  constructor(studio: Studio, hasRoom: (name: string) => boolean) {
    this.#studio = studio;
    this.#hasRoom = hasRoom;
    this.location = new Observable(this.#locationInUrl());
    studio.moved.watch(() => this.#updatePointer());
    addEventListener('popstate', () => {
      // The URL with the token was opened again in this window.
      if (tokenIn(location.hash) !== undefined) location.reload();
      else this.location.set(this.#locationInUrl());
    });
  }

  /** The location in the URL, or else the start location. */
  #locationInUrl(): Location {
    const named = readLocation(location.hash);
    return named && this.#hasRoom(named.room) ? named : this.#startLocation();
  }

  /** Updates the pointer of the location after a change by others, so that it still means the same value. */
  #updatePointer(): void {
    const { file, placeOf } = this.#studio.moved.get() ?? {};
    const before = this.location.get();
    if (before.file !== file || before.at === undefined || !placeOf) return;
    const at = pointersAround(before.at)
      .reverse()
      .map(placeOf)
      .find((place) => place !== undefined);
    if (at === before.at) return;
    this.movedTo = at;
    const to = { ...before, at: at ?? '' };
    history.replaceState(null, '', writeLocation(to));
    this.location.set(to);
  }

  #startLocation(): Location {
    return { room: mainKind(this.#studio)?.name ?? '' };
  }

  go(to: Location): void {
    const { room, file } = this.location.get();
    if (to.room !== room) this.cameFrom = file;
    const fragment = writeLocation(to);
    if (fragment !== location.hash) history.pushState(null, '', fragment);
    this.location.set(to);
  }

  /** Whether a file can be opened, and is not open already. */
  canOpen(file: string): boolean {
    const { files, kinds } = this.#studio.overview.get();
    const known = files.find((one) => one.file === file);
    const { room, file: open } = this.location.get();
    const isSingle = kinds.some(({ place, isFolder }) => place === file && !isFolder);
    return known !== undefined && (known.kind !== room || (open !== file && !isSingle));
  }

  /** Opens a file in its room. @param at a JSON pointer in the file */
  openFile(file: string, at?: string): void {
    const known = this.#studio.overview.get().files.find((one) => one.file === file);
    if (known) this.go({ room: known.kind, file, ...(at !== undefined && { at }) });
  }
}

/** The kind of content shown at the start: the first one with sections, or else the first. */
function mainKind({ overview, schemas }: Studio): KindInfo | undefined {
  const { kinds } = overview.get();
  return kinds.find((kind) => sectionsProperty(schemas, kind) !== undefined) ?? kinds[0];
}

/** The navigation of the window. */
export const [NavigationProvider, useNavigation] = requiredContext<Navigation>(
  'There is no navigation around this component.',
);

/** Returns a function that opens a file in its room. */
export function useOpenFile(): (file: string, at?: string) => void {
  const navigation = useNavigation();
  return (file, at) => navigation.openFile(file, at);
}
