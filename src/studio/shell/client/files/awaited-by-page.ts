import type { AwaitedVersions } from '../../../contract/frame-messages.ts';
import { Observable } from '../observable.ts';
import type { WaitingEdits } from './waiting-edits.ts';

/** The versions of a file that a page must show before its pointers are right, and before it shows all edits. */
export class AwaitedByPage extends Observable<AwaitedVersions> {
  /** The version with the last change that may have moved places. */
  #placesSince = 0;

  constructor() {
    super({ places: 0, edits: 0 });
  }

  placesMovedIn(version: number): void {
    this.#placesSince = version;
  }

  /** @param version the latest version of the server, without the waiting edits */
  follow(version: number, waiting: WaitingEdits): void {
    const places = waiting.movePlaces ? Number.POSITIVE_INFINITY : this.#placesSince;
    const edits = waiting.isEmpty ? version : Number.POSITIVE_INFINITY;
    const before = this.get();
    if (before.places !== places || before.edits !== edits) this.set({ places, edits });
  }
}
