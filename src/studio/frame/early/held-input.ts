/** Clicks and keys from before the page can handle them. */

declare global {
  interface Window {
    /**
     * The input held by the early script, for the page's script; undefined in a separate tab, where nothing is held.
     */
    studioHeld?: HeldInput;
  }
}

/** Keys that edit or move the caret, other than characters. */
const WRITING = /^(Backspace|Delete|Enter|Escape|Home|End|Arrow\w+)$/;

/** Whether a key is for the page or the studio; others, such as reload, are for the browser. */
function isHeld({ key, isComposing, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (isComposing) return false;
  return ctrlKey || metaKey ? /^([aksyz]|Home|End)$/i.test(key) : key.length === 1 || WRITING.test(key);
}

/** Holds clicks and keys until they are released. */
export class HeldInput {
  #clicks: MouseEvent[] = [];
  #keys: KeyboardEvent[] = [];
  readonly #holdClick = (event: MouseEvent) => {
    stop(event);
    // Keys go to the target of the click before them.
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

  /** Begins to hold keys; may be called again. */
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
