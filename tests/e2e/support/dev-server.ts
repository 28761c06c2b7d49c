import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../../../scripts/lib/free-port.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** `npm run dev` on a copy of the content, with its own data and cache, so that several can run at once. */
export class DevSession {
  readonly origin: string;
  readonly dataDir: string;
  readonly #dir: string;
  readonly #process: ChildProcess;
  readonly #output: string[] = [];

  private constructor(dir: string, port: number) {
    const at = (name: string) => path.join(dir, name);
    this.#dir = dir;
    this.origin = `http://127.0.0.1:${port}`;
    this.dataDir = at('data');
    cpSync(path.join(ROOT, 'site-config'), at('site'), { recursive: true });
    const program = ['--import', './scripts/lib/compile-cache.mjs', 'scripts/dev.ts'];
    this.#process = spawn(process.execPath, [...program, '--config', at('site'), '--cache', at('cache')], {
      cwd: ROOT,
      env: { ...process.env, HOST: '127.0.0.1', PORT: String(port), DATA_DIR: this.dataDir, RATE_LIMIT: '0' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#process.stderr?.on('data', (text: Buffer) => this.#output.push(String(text)));
  }

  /** Starts it. Rejects with its output if it exits before it listens. */
  static async start(): Promise<DevSession> {
    const session = new DevSession(mkdtempSync(path.join(os.tmpdir(), 'kilele-dev-')), await freePort());
    await session.#listening();
    return session;
  }

  #listening(): Promise<void> {
    const { stdout } = this.#process;
    if (!stdout) throw new Error('the dev server has no output');
    return new Promise((resolve, reject) => {
      this.#process.once('exit', (code) => reject(new Error(`ended with ${code}: ${this.output()}`)));
      createInterface({ input: stdout }).on('line', (line) => {
        if (line.startsWith('listening on')) resolve();
      });
    });
  }

  /** Its output for editors: errors in the content. */
  output(): string {
    return this.#output.join('');
  }

  /** The text of a content file. */
  read(file: string): string {
    return readFileSync(path.join(this.#dir, 'site', file), 'utf8');
  }

  /** Changes a content file as in an editor. @throws Error if the text is not in the file */
  replace(file: string, before: string, after: string): void {
    const place = path.join(this.#dir, 'site', file);
    const text = readFileSync(place, 'utf8');
    if (!text.includes(before)) throw new Error(`${file} does not hold ${before}`);
    writeFileSync(
      place,
      text.replace(before, () => after),
    );
  }

  /** Stops it with Ctrl+C, and deletes all it wrote. @returns its exit code, or the signal that ended it */
  async stop(): Promise<number | string | null> {
    const ended = new Promise<number | string | null>((resolve) => {
      this.#process.once('exit', (code, signal) => resolve(signal ?? code));
    });
    this.#process.kill('SIGTERM');
    const how = await ended;
    rmSync(this.#dir, { recursive: true, force: true });
    return how;
  }
}
