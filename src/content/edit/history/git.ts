import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { bytesOf } from '../files/write-file.ts';
import type { Version, VersionedFile, Versions } from './version.ts';

/** Maximum bytes of git's output; larger than any content file. */
const MAX_OUTPUT_BYTES = 256 * 1024 * 1024;

/** The states of a content folder in a git repository: its commits, and uncommitted changes. */
export class GitVersions implements Versions {
  readonly #configDir: string;

  constructor(configDir: string) {
    this.#configDir = configDir;
  }

  /** Whether the folder is in a repository with a commit, and git is available. */
  static isFor(configDir: string): boolean {
    return git(configDir, ['rev-parse', '--verify', '--quiet', 'HEAD']) !== undefined && isTracked(configDir);
  }

  list(most: number, files: string[] = []): Version[] {
    const now = this.#now(files);
    return [...(now.files.length > 0 ? [now] : []), ...this.#commits(most, files)];
  }

  /** The uncommitted changes. */
  #now(files: string[]): Version {
    const scope = ['--', ...(files.length > 0 ? files : ['.'])];
    const changed = lines(
      git(this.#configDir, ['diff', '--name-only', '--relative', '--no-renames', '-z', 'HEAD', ...scope]),
    );
    const added = lines(git(this.#configDir, ['ls-files', '--others', '--exclude-standard', '-z', ...scope]));
    const names = [...new Set([...changed, ...added])].sort();
    return {
      id: 'now',
      time: new Date(),
      title: 'Not committed yet',
      files: this.#changed(names, 'HEAD', (file) => bytesOf(path.join(this.#configDir, file))),
    };
  }

  #commits(most: number, files: string[]): Version[] {
    const scope = files.length > 0 ? files : ['.'];
    const format = '%x01%h%x00%an%x00%aI%x00%s%x00';
    const log = git(this.#configDir, [
      ...['log', `--max-count=${most}`, '--no-merges', '--no-renames', '--relative', '--name-only', '-z'],
      ...[`--format=${format}`, '--', ...scope],
    ]);
    return (log?.toString('utf8') ?? '')
      .split('\x01')
      .slice(1)
      .map((text) => this.#commit(text));
  }

  #commit(text: string): Version {
    const [id = '', author = '', time = '', title = '', ...names] = text.split('\0');
    const files = names.map((name) => name.replace(/^\n+/, '')).filter((name) => name !== '');
    return {
      id,
      author,
      time: new Date(time),
      title,
      files: this.#changed(files, `${id}^`, this.#contents(id, files)),
    };
  }

  #changed(names: string[], before: string, after: (file: string) => Buffer | undefined): VersionedFile[] {
    const old = this.#contents(before, names);
    return names.map((file) => ({ file, before: () => old(file), after: () => after(file) }));
  }

  /**
   * The content of files in a commit. Reads all of them at the first request, because starting git takes longer than
   * reading.
   */
  #contents(commit: string, files: string[]): (file: string) => Buffer | undefined {
    let known: Map<string, Buffer> | undefined;
    return (file) => {
      known ??= this.#read(commit, files);
      return known.get(file);
    };
  }

  #read(commit: string, files: string[]): Map<string, Buffer> {
    const asked = files.map((file) => `${commit}:./${file}\n`).join('');
    const output = git(this.#configDir, ['cat-file', '--batch'], asked) ?? Buffer.alloc(0);
    const found = new Map<string, Buffer>();
    let at = 0;
    for (const file of files) {
      const end = output.indexOf('\n', at);
      if (end < 0) break;
      const size = / blob (\d+)$/.exec(output.toString('utf8', at, end))?.[1];
      at = end + 1;
      if (size === undefined) continue;
      found.set(file, output.subarray(at, at + Number(size)));
      at += Number(size) + 1;
    }
    return found;
  }
}

/** Whether git has files of a folder; an ignored folder has no history. */
function isTracked(configDir: string): boolean {
  return lines(git(configDir, ['ls-files', '-z', '--', '.'])).length > 0;
}

function lines(output: Buffer | undefined): string[] {
  return (output?.toString('utf8') ?? '').split('\0').filter((name) => name !== '');
}

/** Git's output; undefined if git is missing or fails. */
function git(cwd: string, args: string[], input = ''): Buffer | undefined {
  try {
    return execFileSync('git', args, { cwd, input, maxBuffer: MAX_OUTPUT_BYTES, stdio: ['pipe', 'pipe', 'ignore'] });
  } catch {
    return undefined;
  }
}
