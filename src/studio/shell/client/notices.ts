import { Observable } from './observable.ts';

/** A notice that is shown once, at the edge of the screen. */
export interface Notice {
  id: number;
  sentence: string;
  tone: 'plain' | 'problem';
  details?: readonly string[];
  /** What can be done about it, such as undoing. */
  action?: { label: string; run: () => void };
}

/** A notice that only confirms something is replaced by the next one. */
function isPassing({ tone, details, action }: Notice): boolean {
  return tone === 'plain' && !details?.length && !action;
}

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

  /** Says something to those who do not see that it has happened. */
  tell(sentence: string): void {
    this.told.set(sentence);
  }

  dismiss(id: number): void {
    this.list.set(this.list.get().filter((notice) => notice.id !== id));
  }
}
