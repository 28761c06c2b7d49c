/** A running server shows what is published in time: the site is built again at each moment that content names. */

/** Timers of Node are wrong beyond 24 days; a machine that slept, or whose clock was set, is noticed within an hour. */
const LONGEST_WAIT = 3_600_000;

export interface BuildInTime {
  /** The next moment at which the built site is out of date; undefined when there is none. */
  nextPublishing: () => Date | undefined;
  /** Builds the site again. */
  build: () => Promise<void>;
}

/** Builds at each next moment, as long as the process lives for other reasons. */
export function buildInTime({ nextPublishing, build }: BuildInTime): void {
  /** A build that failed is tried again with the next moment, or when the content was mended. */
  let tried = 0;
  const wait = () => {
    const next = nextPublishing()?.getTime() ?? Number.POSITIVE_INFINITY;
    setTimeout(() => void look(), Math.max(1000, Math.min(next - Date.now(), LONGEST_WAIT))).unref();
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
