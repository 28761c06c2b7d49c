import path from 'node:path';
import { GitVersions } from '../history/git.ts';
import { lastSnapshot, recordTree, SnapshotVersions, takeSnapshot } from '../history/snapshots.ts';
import type { Versions } from '../history/version.ts';
import { ChangeLog } from '../log/change-log.ts';
import type { RemovalOptions } from '../operations/remove.ts';
import type { SiteOptions } from '../site/site.ts';

/** Options of a command, besides its arguments. */
export interface CommandOptions extends SiteOptions, RemovalOptions {
  /** Where the change log is kept. */
  logDir: string;
  /** Only prints what would change. */
  isDryRun: boolean;
  /** The version to restore. */
  from?: string | undefined;
}

/** A command of `npm run content`. */
export interface Command {
  /** The names of its arguments, for the usage line. */
  words: string[];
  /** How many of them are optional, from the end. */
  optional?: number;
  /** @returns the output, line by line */
  run(words: string[], context: CommandContext): Promise<string[]>;
}

/** A command was called with wrong arguments. */
export class UsageError extends Error {}

/** Context of all commands: the folder's change log and its earlier states. */
export class CommandContext {
  readonly options: CommandOptions;
  readonly log: ChangeLog;
  /** The earlier states: from git if the folder is in a repository, otherwise our own. */
  readonly versions: Versions;
  readonly #hasGit: boolean;

  constructor(options: CommandOptions) {
    this.options = options;
    const { configDir } = options;
    this.log = new ChangeLog(options.logDir, configDir);
    this.#hasGit = GitVersions.isFor(configDir);
    this.versions = this.#hasGit ? new GitVersions(configDir) : new SnapshotVersions(this.log);
  }

  /** Records changes made outside these commands. */
  begin(): void {
    if (!this.#hasGit) takeSnapshot(this.log, this.options.configDir, this.#treeFile);
  }

  /** Records the state of the folder after a command has changed it, and prunes old entries. */
  end(): void {
    if (!this.#hasGit) recordTree(this.options.configDir, this.#treeFile);
    this.log.prune(Object.values(lastSnapshot(this.#treeFile)));
  }

  get #treeFile(): string {
    return path.join(this.options.logDir, 'tree.json');
  }
}
