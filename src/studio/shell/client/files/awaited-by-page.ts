import type { AwaitedVersions } from '../../../contract/frame-messages.ts';
import { Observable } from '../observable.ts';
import type { WaitingEdits } from './waiting-edits.ts';

/** The versions of a file that a previewed page must show before its pointers are right, and before it is complete. */
export class AwaitedByPage extends Observable<AwaitedVersions> {
  /** The version of the last change that may have changed pointers. */
  #pointersSince = 0;

  constructor() {
    super({ pointers: 0, edits: 0 });
  }

  pointersChangedIn(version: number): void {
    this.#pointersSince = version;
  }

  /** Updates the versions. @param version the server's latest version, without the waiting edits */
  update(version: number, waiting: WaitingEdits): void {
    const pointers = waiting.changePointers ? Number.POSITIVE_INFINITY : this.#pointersSince;
    const edits = waiting.isEmpty ? version : Number.POSITIVE_INFINITY;
    const before = this.get();
    if (before.pointers !== pointers || before.edits !== edits) this.set({ pointers, edits });
  }
}
