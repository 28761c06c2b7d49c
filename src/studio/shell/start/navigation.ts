import { createContext, useContext } from 'react';
import type { KindInfo } from '../../contract/files.ts';
import { pointersAround } from '../client/findings.ts';
import { Observable } from '../client/observable.ts';
import type { Studio } from '../client/studio.ts';
import { sectionsProperty } from '../schema/sections.ts';
import { type Location, readLocation, writeLocation } from './location.ts';
import { tokenIn } from './session.ts';

/** Where this window is; it follows the address, and the back button. */
export class Navigation {
  readonly location: Observable<Location>;
  /** The path of the page that was shown last. */
  shownPath = '/';
  /** The place in the open file that went on to be another, because others have changed the file. */
  movedTo: string | undefined;
  readonly #studio: Studio;
  readonly #hasRoom: (name: string) => boolean;

  /** @param hasRoom whether there is a room of this name: an address may be old, or written by hand */
  constructor(studio: Studio, hasRoom: (name: string) => boolean) {
    this.#studio = studio;
    this.#hasRoom = hasRoom;
    this.location = new Observable(this.#addressed());
    studio.moved.watch(() => this.#followMoved());
    addEventListener('popstate', () => {
      // The address with the key was opened in a window that is open already.
      if (tokenIn(location.hash) !== undefined) location.reload();
      else this.location.set(this.#addressed());
    });
  }

  /** Where the address leads, or else where the studio begins. */
  #addressed(): Location {
    const named = readLocation(location.hash);
    return named && this.#hasRoom(named.room) ? named : this.#beginning();
  }

  /** The place that is edited stays the same when others have changed what stands around it. */
  #followMoved(): void {
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

  #beginning(): Location {
    return { room: mainKind(this.#studio)?.name ?? '' };
  }

  go(to: Location): void {
    const fragment = writeLocation(to);
    if (fragment !== location.hash) history.pushState(null, '', fragment);
    this.location.set(to);
  }

  /** Shows a file in its room. */
  openFile(file: string, at?: string): void {
    const known = this.#studio.overview.get().files.find((one) => one.file === file);
    if (known) this.go({ room: known.kind, file, ...(at !== undefined && { at }) });
  }
}

/** The kind of content that a studio begins with: what is made of sections. */
function mainKind({ overview, schemas }: Studio): KindInfo | undefined {
  const { kinds } = overview.get();
  return kinds.find((kind) => sectionsProperty(schemas, kind) !== undefined) ?? kinds[0];
}

const NavigationContext = createContext<Navigation | undefined>(undefined);

export const NavigationProvider = NavigationContext.Provider;

/** Where the studio is, and how to go elsewhere. @throws Error outside a NavigationProvider */
export function useNavigation(): Navigation {
  const navigation = useContext(NavigationContext);
  if (!navigation) throw new Error('There is no navigation around this component.');
  return navigation;
}

/** Shows a file in its room. */
export function useOpenFile(): (file: string, at?: string) => void {
  const navigation = useNavigation();
  return (file, at) => navigation.openFile(file, at);
}
