/** Clicks and keys that come before anything can answer them. */

declare global {
  interface Window {
    /** What the early script holds, for the script of the page; undefined in a tab of its own, where nothing is held. */
    studioHeld?: HeldInput;
  }
}

/** Keys that write or move the caret, besides those of letters. */
const WRITING = /^(Backspace|Delete|Enter|Escape|Home|End|Arrow\w+)$/;

/** Whether a key is for the page or the studio; others, such as those that reload the page, are the browser's. */
function isHeld({ key, isComposing, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (isComposing) return false;
  return ctrlKey || metaKey ? /^[aksyz]$/i.test(key) : key.length === 1 || WRITING.test(key);
}

/** Keeps clicks and keys from having an effect, until they are taken. */
export class HeldInput {
  #clicks: MouseEvent[] = [];
  #keys: KeyboardEvent[] = [];
  readonly #holdClick = (event: MouseEvent) => {
    stop(event);
    // The last click decides where the keys after it go.
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

  /** Lets clicks through again. @returns those that were held */
  takeClicks(): MouseEvent[] {
    removeEventListener('click', this.#holdClick, true);
    return this.#clicks.splice(0);
  }

  /** Lets keys through again. @returns those that were held since the last click */
  takeKeys(): KeyboardEvent[] {
    removeEventListener('keydown', this.#holdKey, true);
    return this.#keys.splice(0);
  }
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
