/** Rebuilds the site of a running server at each moment at which content is published or withdrawn. */

/** Timers of Node are wrong beyond 24 days; a machine that slept, or whose clock was set, is noticed within an hour. */
const LONGEST_WAIT = 3_600_000;

/** Milliseconds between two looks after a build that failed: whether the content was fixed. */
const AFTER_FAILURE = 60_000;

/** What keeping the built site up to date needs. */
export interface BuildInTime {
  /** The next moment at which the built site is out of date; undefined when there is none. */
  nextPublishing: () => Date | undefined;
  /** Builds the site again. */
  build: () => Promise<void>;
}

/** Builds at each of these moments; does not keep the process alive by itself. */
export function buildInTime({ nextPublishing, build }: BuildInTime): void {
  /** The last moment a build was started for: a failed one is not repeated until the content names another moment. */
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
