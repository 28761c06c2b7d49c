/** Handles render errors in one place: logs them and replaces the screen by the 404 screen (specification 2.23). */
type CrashListener = () => void;

let listener: CrashListener | undefined;
let crashed = false;

/** Logs the error and shows the 404 screen. */
export function reportCrash(error: unknown): void {
  console.error(error);
  crashed = true;
  listener?.();
}

/** Registers the callback that shows the 404 screen; called at once when an error was reported earlier. */
export function onCrash(show: CrashListener): void {
  listener = show;
  if (crashed) show();
}
