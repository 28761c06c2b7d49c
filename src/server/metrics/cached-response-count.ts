/** How often files were served from memory since the last scrape. */
export interface CachedResponses {
  method: 'GET' | 'HEAD';
  status: number;
  count: number;
}

/**
 * Counts responses from memory. A labelled counter would cost each of them more than a microsecond; this is one
 * addition, and a scrape does the rest.
 */
export class CachedResponseCount {
  #whole = 0;
  #unchanged = 0;
  #heads = 0;

  add(method: string | undefined, status: number): void {
    if (status === 304) this.#unchanged++;
    else if (method === 'HEAD') this.#heads++;
    else this.#whole++;
  }

  /** The counts since the last call. */
  take(): CachedResponses[] {
    const taken: CachedResponses[] = [
      { method: 'GET', status: 200, count: this.#whole },
      { method: 'GET', status: 304, count: this.#unchanged },
      { method: 'HEAD', status: 200, count: this.#heads },
    ];
    this.#whole = this.#unchanged = this.#heads = 0;
    return taken;
  }
}
