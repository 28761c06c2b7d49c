import { Observable } from './observable.ts';

export interface NoticeAction {
  label: string;
  run: () => void;
}

/** A message at the edge of the window. */
export interface Notice {
  id: number;
  sentence: string;
  tone: 'plain' | 'problem';
  details?: readonly string[];
  /** Whether it is about errors of the check, and so disappears once they are fixed. */
  listsErrors?: boolean;
  /** The file that it is about. If it exists and is not open, a button opens it. */
  file?: string;
  /** A button. */
  action?: NoticeAction;
  /** A button that undoes the last change; the notice disappears with the next change. */
  undo?: NoticeAction;
}

/** Whether a notice only confirms an action, and so is replaced by the next one. */
function isPassing({ tone, details, action, undo }: Notice): boolean {
  return tone === 'plain' && !details?.length && !action && !undo;
}

/** The notices shown at the edge of the window, at most three. */
export class Notices {
  readonly list = new Observable<readonly Notice[]>([]);
  /** A message for screen readers only. */
  readonly announcement = new Observable('');
  #last = 0;

  show(sentence: string, more: Partial<Omit<Notice, 'id' | 'sentence'>> = {}): void {
    this.#last += 1;
    const others = this.list.get().filter((notice) => notice.sentence !== sentence && !isPassing(notice));
    this.list.set([...others.slice(-2), { id: this.#last, sentence, tone: 'plain', ...more }]);
  }

  /** Removes notices that offer to undo the last change, because there is a newer change. */
  removeUndoOffers(): void {
    const left = this.list.get().filter(({ undo }) => undo === undefined);
    if (left.length < this.list.get().length) this.list.set(left);
  }

  /** Announces an event to screen readers, which is visible for other users. */
  announce(sentence: string): void {
    this.announcement.set(sentence);
  }

  /** Removes a notice that is no longer true. */
  remove(sentence: string): void {
    this.list.set(this.list.get().filter((notice) => notice.sentence !== sentence));
  }

  dismiss(id: number): void {
    this.list.set(this.list.get().filter((notice) => notice.id !== id));
  }
}
