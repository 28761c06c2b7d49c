import { createContext, useContext } from 'react';
import type { KindInfo } from '../../contract/files.ts';
import { pointersAround } from '../client/findings.ts';
import { Observable } from '../client/observable.ts';
import type { Studio } from '../client/studio.ts';
import { sectionsProperty } from '../schema/sections.ts';

/** What is shown: a room, a file in it, a place in the file. */
export interface Location {
  /** Name of a kind of content, or of a room of another sort. */
  room: string;
  /** A file relative to the content folder. */
  file?: string;
  /** JSON pointer. */
  at?: string;
}

/** The location that a fragment of the address names. */
function readLocation(fragment: string): Location | undefined {
  const [path = '', query = ''] = fragment.replace(/^#\/?/, '').split('?');
  const [room, ...rest] = path.split('/').map(decodeURIComponent);
  if (!room) return undefined;
  const at = new URLSearchParams(query).get('at') ?? undefined;
  return { room, ...(rest.length > 0 && { file: rest.join('/') }), ...(at !== undefined && { at }) };
}

/** The fragment of the address that names a location. */
function writeLocation({ room, file, at }: Location): string {
  const path = [room, ...(file?.split('/') ?? [])].map(encodeURIComponent).join('/');
  return `#/${path}${at === undefined ? '' : `?${new URLSearchParams({ at })}`}`;
}

/** Where this window is; it follows the address, and the back button. */
export class Navigation {
  readonly location: Observable<Location>;
  /** The path of the page that was shown last. */
  shownPath = '/';
  /** The place in the open file that went on to be another, because others have changed the file. */
  movedTo: string | undefined;
  readonly #studio: Studio;

  constructor(studio: Studio) {
    this.#studio = studio;
    this.location = new Observable(readLocation(location.hash) ?? this.#beginning());
    studio.moved.watch(() => this.#followMoved());
    addEventListener('popstate', () => {
      this.location.set(readLocation(location.hash) ?? this.#beginning());
    });
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
