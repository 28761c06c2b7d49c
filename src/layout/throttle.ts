export interface Throttled {
  (): void;
  /** Cancels a pending call. */
  stop: () => void;
}

/** Calls back at once and then at most once per `milliseconds`; the last call is never lost. */
export function throttle(callback: () => void, milliseconds: number): Throttled {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let again = false;
  const open = () => {
    timer = undefined;
    if (!again) return;
    again = false;
    throttled();
  };
  const throttled = () => {
    if (timer !== undefined) {
      again = true;
      return;
    }
    timer = setTimeout(open, milliseconds);
    callback();
  };
  throttled.stop = () => clearTimeout(timer);
  return throttled;
}
