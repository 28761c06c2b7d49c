/** The one place where a screen that threw is met: it is logged, and the 404 screen takes its place (specification 2.23). */
type CrashListener = () => void;

let listener: CrashListener | undefined;
let crashed = false;

/** Logs what was thrown and has the 404 screen shown. */
export function reportCrash(error: unknown): void {
  console.error(error);
  crashed = true;
  listener?.();
}

/** Registers who shows the 404 screen; called at once when something has thrown already. */
export function onCrash(show: CrashListener): void {
  listener = show;
  if (crashed) show();
}
