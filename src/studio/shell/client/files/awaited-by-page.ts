import type { AwaitedVersions } from '../../../contract/frame-messages.ts';
import { Observable } from '../observable.ts';
import type { PendingEdits } from './pending-edits.ts';

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

  /** Updates the versions. @param version the server's latest version, without the pending edits */
  update(version: number, pending: PendingEdits): void {
    const pointers = pending.changePointers ? Number.POSITIVE_INFINITY : this.#pointersSince;
    const edits = pending.isEmpty ? version : Number.POSITIVE_INFINITY;
    const before = this.get();
    if (before.pointers !== pointers || before.edits !== edits) this.set({ pointers, edits });
  }
}
