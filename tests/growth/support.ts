/** A copy of the repository to which tests add what a developer would. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../../scripts/lib/temporary-folder.ts';
import { copyRepository } from '../repo/copy-repository.ts';

/** The exit code and output of a program. */
export interface Ended {
  status: number | null;
  text: string;
}

export class Copy implements Disposable {
  readonly #folder = temporaryFolder();
  readonly root = path.join(this.#folder.path, 'copy');

  constructor() {
    mkdirSync(this.root);
    copyRepository(this.root);
  }

  /** Runs a script of the copy, by its path. */
  node(script: string, ...args: string[]): Ended {
    return this.#execute(process.execPath, [script, ...args]);
  }

  /** Runs the type check on the copy, like `npm test`. */
  types(): Ended {
    return this.#execute(path.join(this.root, 'node_modules/.bin/tsc'), ['--noEmit', '-p', '.', '--checkers', '1']);
  }

  read(file: string): string {
    return readFileSync(path.join(this.root, file), 'utf8');
  }

  json<Data>(file: string): Data {
    return JSON.parse(this.read(file));
  }

  /** The names of the JSON files in a folder, without extension. */
  names(folder: string): string[] {
    const files = readdirSync(path.join(this.root, folder)).filter((name) => name.endsWith('.json'));
    return files.map((name) => name.slice(0, -'.json'.length));
  }

  /** Writes a file: a text as it is, anything else as JSON. */
  write(file: string, content: unknown): void {
    const target = path.join(this.root, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, typeof content === 'string' ? content : JSON.stringify(content, null, 2));
  }

  [Symbol.dispose](): void {
    this.#folder[Symbol.dispose]();
  }

  #execute(program: string, args: string[]): Ended {
    const { status, stdout, stderr } = spawnSync(program, args, { cwd: this.root, encoding: 'utf8' });
    return { status, text: stdout + stderr };
  }
}
