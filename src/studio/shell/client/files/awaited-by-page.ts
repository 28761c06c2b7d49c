import type { AwaitedVersions } from '../../../contract/frame-messages.ts';
import { Observable } from '../observable.ts';
import type { WaitingEdits } from './waiting-edits.ts';

/** The versions of a file that a previewed page must show before its pointers are right, and before it is complete. */
export class AwaitedByPage extends Observable<AwaitedVersions> {
  /** The version of the last change that may have changed pointers. */
  #placesSince = 0;

  constructor() {
    super({ places: 0, edits: 0 });
  }

  placesMovedIn(version: number): void {
    this.#placesSince = version;
  }

  /** Updates the versions. @param version the server's latest version, without the waiting edits */
  follow(version: number, waiting: WaitingEdits): void {
    const places = waiting.movePlaces ? Number.POSITIVE_INFINITY : this.#placesSince;
    const edits = waiting.isEmpty ? version : Number.POSITIVE_INFINITY;
    const before = this.get();
    if (before.places !== places || before.edits !== edits) this.set({ places, edits });
  }
}
