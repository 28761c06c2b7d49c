/** Full and read-only file systems, mounted by the operating system, so that they affect root too. */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const MEGABYTE = 1024 * 1024;

/** Something that stays mounted until the end of its scope. */
export class Mounted implements Disposable {
  readonly #at: string;

  private constructor(at: string, args: string[]) {
    this.#at = at;
    execFileSync('mount', [...args, at], { stdio: 'pipe' });
  }

  /** Whether this system allows mounting. */
  static get isAllowed(): boolean {
    if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
    const trial = mkdtempSync(path.join(os.tmpdir(), 'mount-'));
    const isMounted = spawnSync('mount', ['-t', 'tmpfs', 'tmpfs', trial]).status === 0;
    if (isMounted) execFileSync('umount', [trial]);
    rmSync(trial, { recursive: true });
    return isMounted;
  }

  /** Moves a folder with its content to a small separate disk. */
  static small(dir: string, megabytes: number): Mounted {
    const before = mkdtempSync(path.join(os.tmpdir(), 'mount-'));
    mkdirSync(dir, { recursive: true });
    cpSync(dir, before, { recursive: true });
    const mounted = new Mounted(dir, ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs']);
    cpSync(before, dir, { recursive: true });
    rmSync(before, { recursive: true });
    return mounted;
  }

  /** Makes a folder read-only. */
  static readOnly(dir: string): Mounted {
    const mounted = new Mounted(dir, ['--bind', dir]);
    execFileSync('mount', ['-o', 'remount,bind,ro', dir], { stdio: 'pipe' });
    return mounted;
  }

  /** Fills the disk completely. @returns a function that frees the space */
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
    // Other programs may be reading it at this moment.
    execFileSync('umount', ['--lazy', this.#at]);
  }
}
