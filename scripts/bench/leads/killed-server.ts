import { setTimeout as pause } from 'node:timers/promises';
import type { ChildServer } from '../../../tests/contracts/child-server.ts';
import type { Chooser } from '../content/random.ts';

/** Minimum and maximum lifetime of a server in milliseconds, once it is ready. */
const LIFE = { least: 50, most: 500 };

/** A server that is repeatedly killed with -9 at random moments and restarted. */
export class KilledServer {
  kills = 0;
  #running: Promise<ChildServer>;
  readonly #start: () => Promise<ChildServer>;

  constructor(start: () => Promise<ChildServer>) {
    this.#start = start;
    this.#running = start();
  }

  /** The current server, or the next one while none is running. */
  current(): Promise<ChildServer> {
    return this.#running;
  }

  /** Kills servers until `isEnough`. `afterKill` is called while no server is running. */
  async killUntil(isEnough: () => boolean, choose: Chooser, afterKill: () => Promise<void>): Promise<void> {
    for (;;) {
      const server = await this.#running;
      await pause(LIFE.least + choose.below(LIFE.most - LIFE.least));
      if (isEnough()) return;
      this.kills++;
      this.#running = this.#replace(server, afterKill);
    }
  }

  async #replace(server: ChildServer, afterKill: () => Promise<void>): Promise<ChildServer> {
    server.process.kill('SIGKILL');
    await server.ended;
    await afterKill();
    return this.#start();
  }
}
