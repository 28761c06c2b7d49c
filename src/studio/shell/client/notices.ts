import { Observable } from './observable.ts';

interface NoticeAction {
  label: string;
  run: () => void;
}

/** A notice that is shown once, at the edge of the screen. */
export interface Notice {
  id: number;
  sentence: string;
  tone: 'plain' | 'problem';
  details?: readonly string[];
  /** Whether it lists the errors that the check finds: it goes once they are fixed. */
  listsErrors?: boolean;
  /** What can be done about it, such as undoing. */
  action?: NoticeAction;
  /** Takes back what was done last: it goes as soon as something else is done. */
  undo?: NoticeAction;
}

/** A notice that only confirms something is replaced by the next one. */
function isPassing({ tone, details, action, undo }: Notice): boolean {
  return tone === 'plain' && !details?.length && !action && !undo;
}

/** The short messages at the edge of the window: the last three. */
export class Notices {
  readonly list = new Observable<readonly Notice[]>([]);
  /** What only screen readers say. */
  readonly told = new Observable('');
  #last = 0;

  say(sentence: string, more: Partial<Omit<Notice, 'id' | 'sentence'>> = {}): void {
    this.#last += 1;
    const others = this.list.get().filter((notice) => notice.sentence !== sentence && !isPassing(notice));
    this.list.set([...others.slice(-2), { id: this.#last, sentence, tone: 'plain', ...more }]);
  }

  /** Says that something else is done now. */
  forgetUndo(): void {
    const left = this.list.get().filter(({ undo }) => undo === undefined);
    if (left.length < this.list.get().length) this.list.set(left);
  }

  /** Says something to those who do not see that it has happened. */
  tell(sentence: string): void {
    this.told.set(sentence);
  }

  /** Says no longer what is no longer true. */
  forget(sentence: string): void {
    this.list.set(this.list.get().filter((notice) => notice.sentence !== sentence));
  }

  dismiss(id: number): void {
    this.list.set(this.list.get().filter((notice) => notice.id !== id));
  }
}
