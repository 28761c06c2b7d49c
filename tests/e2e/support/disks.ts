/** Disks that are full or can only be read, as the system makes them; the rights of root do not reach past those. */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const MEGABYTE = 1024 * 1024;

/** Something that is mounted, until it goes out of scope. */
export class Mounted implements Disposable {
  readonly #at: string;

  private constructor(at: string, args: string[]) {
    this.#at = at;
    execFileSync('mount', [...args, at], { stdio: 'pipe' });
  }

  /** Whether this system lets disks be mounted. */
  static get isAllowed(): boolean {
    if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
    const trial = mkdtempSync(path.join(os.tmpdir(), 'mount-'));
    const isMounted = spawnSync('mount', ['-t', 'tmpfs', 'tmpfs', trial]).status === 0;
    if (isMounted) execFileSync('umount', [trial]);
    rmSync(trial, { recursive: true });
    return isMounted;
  }

  /** A folder that lies on a small disk of its own from now on, with what it held. */
  static small(dir: string, megabytes: number): Mounted {
    const before = mkdtempSync(path.join(os.tmpdir(), 'mount-'));
    mkdirSync(dir, { recursive: true });
    cpSync(dir, before, { recursive: true });
    const mounted = new Mounted(dir, ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs']);
    cpSync(before, dir, { recursive: true });
    rmSync(before, { recursive: true });
    return mounted;
  }

  /** A folder that can only be read from now on. */
  static readOnly(dir: string): Mounted {
    const mounted = new Mounted(dir, ['--bind', dir]);
    execFileSync('mount', ['-o', 'remount,bind,ro', dir], { stdio: 'pipe' });
    return mounted;
  }

  /** Leaves no byte free. @returns makes room again */
  fill(): () => void {
    const filler = path.join(this.#at, '.filler');
    for (const size of [MEGABYTE, 4096, 1]) {
      for (let isRoom = true; isRoom; ) {
        try {
          writeFileSync(filler, Buffer.alloc(size), { flag: 'a' });
        } catch {
          isRoom = false;
        }
      }
    }
    return () => rmSync(filler);
  }

  [Symbol.dispose](): void {
    // Others may look into it at this moment.
    execFileSync('umount', ['--lazy', this.#at]);
  }
}
