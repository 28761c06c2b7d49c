/** Rebuilds the site of a running server whenever content is to be published or withdrawn. */

/**
 * Milliseconds. Node's timers fail beyond 24 days; a machine that slept, or whose clock was changed, is noticed within
 * an hour.
 */
const LONGEST_WAIT = 3_600_000;

/** Milliseconds until checking again after a failed build whether the content was fixed. */
const AFTER_FAILURE = 60_000;

/** Dependencies of `buildInTime`. */
export interface BuildInTime {
  /** The next time at which the built site is outdated; undefined if there is none. */
  nextPublishing: () => Date | undefined;
  /** Builds the site again. */
  build: () => Promise<void>;
}

/** Builds at each of these times. Does not keep the process alive. */
export function buildInTime({ nextPublishing, build }: BuildInTime): void {
  /** The last time for which a build was started: a failed build is not repeated until the content has another time. */
  let tried = 0;
  const wait = () => {
    const next = nextPublishing()?.getTime() ?? Number.POSITIVE_INFINITY;
    const least = next === tried ? AFTER_FAILURE : 1000;
    setTimeout(() => void look(), Math.max(least, Math.min(next - Date.now(), LONGEST_WAIT))).unref();
  };
  const look = async () => {
    const next = nextPublishing()?.getTime();
    if (next !== undefined && next <= Date.now() && next !== tried) {
      tried = next;
      await build();
    }
    wait();
  };
  wait();
}
