/** Rebuilds the site of a running server whenever content is to be published or withdrawn. */

/**
 * Milliseconds. Node's timers fail beyond 24 days; a machine that slept, or whose clock was changed, is noticed within
 * an hour.
 */
const MAX_WAIT_MS = 3_600_000;

/** Milliseconds until checking again after a failed build whether the content was fixed. */
const RETRY_AFTER_FAILURE_MS = 60_000;

/** Dependencies of `scheduleRebuilds`. */
export interface ScheduledRebuildOptions {
  /** The next time at which the built site is outdated; undefined if there is none. */
  nextPublishing: () => Date | undefined;
  /** Builds the site again. */
  build: () => Promise<void>;
}

/** Builds at each of these times. Does not keep the process alive. */
export function scheduleRebuilds({ nextPublishing, build }: ScheduledRebuildOptions): void {
  /** The last time for which a build was started: a failed build is not repeated until the content has another time. */
  let tried = 0;
  const wait = () => {
    const next = nextPublishing()?.getTime() ?? Number.POSITIVE_INFINITY;
    const minWait = next === tried ? RETRY_AFTER_FAILURE_MS : 1000;
    setTimeout(() => void check(), Math.max(minWait, Math.min(next - Date.now(), MAX_WAIT_MS))).unref();
  };
  const check = async () => {
    const next = nextPublishing()?.getTime();
    if (next !== undefined && next <= Date.now() && next !== tried) {
      tried = next;
      await build();
    }
    wait();
  };
  wait();
}
