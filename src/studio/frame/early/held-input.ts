declare global {
  interface Window {
    /** The input held until the page's script takes it; undefined in a separate tab, where nothing is held. */
    studioHeld?: HeldInput;
  }
}

/** Keys that edit or move the caret, other than characters. */
const WRITING = /^(Backspace|Delete|Enter|Escape|Home|End|Arrow\w+)$/;

/** Whether the page or the studio handles a key; the browser handles others, such as reload. */
function isHeld({ key, isComposing, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (isComposing) return false;
  return ctrlKey || metaKey ? /^([aksyz]|Home|End)$/i.test(key) : key.length === 1 || WRITING.test(key);
}

/** Holds back clicks and keys until code that can handle them takes them. */
export class HeldInput {
  #clicks: MouseEvent[] = [];
  #keys: KeyboardEvent[] = [];
  readonly #holdClick = (event: MouseEvent) => {
    stop(event);
    // Held keys are meant for the last click's target, so a new click discards them.
    this.#clicks.push(event);
    this.#keys = [];
  };
  readonly #holdKey = (event: KeyboardEvent) => {
    if (!isHeld(event)) return;
    stop(event);
    this.#keys.push(event);
  };

  /** Begins to hold clicks. */
  holdClicks(): void {
    addEventListener('click', this.#holdClick, true);
  }

  /** Begins to hold keys; has no effect if keys are held already. */
  holdKeys(): void {
    addEventListener('keydown', this.#holdKey, true);
  }

  /** Stops holding clicks. @returns the held ones */
  takeClicks(): MouseEvent[] {
    removeEventListener('click', this.#holdClick, true);
    return this.#clicks.splice(0);
  }

  /** Stops holding keys. @returns those held since the last click */
  takeKeys(): KeyboardEvent[] {
    removeEventListener('keydown', this.#holdKey, true);
    return this.#keys.splice(0);
  }
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
