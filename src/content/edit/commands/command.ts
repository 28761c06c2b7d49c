import path from 'node:path';
import { GitVersions } from '../history/git.ts';
import { knownTree, rememberTree, SnapshotVersions, takeSnapshot } from '../history/snapshots.ts';
import type { Versions } from '../history/version.ts';
import { ChangeLog } from '../log/change-log.ts';
import type { Instead } from '../operations/remove.ts';
import type { SiteOptions } from '../site/site.ts';

/** What a command is given besides its words. */
export interface CommandOptions extends SiteOptions, Instead {
  /** Where is kept what was done. */
  logDir: string;
  /** Says what would be done, and does nothing. */
  isDryRun: boolean;
  /** The version that something is restored from. */
  from?: string | undefined;
}

/** A command of the line. */
export interface Command {
  /** What its words stand for, as the usage line shows them. */
  words: string[];
  /** How many of them may be left out, from the end. */
  optional?: number;
  /** @returns what there is to say, line by line */
  run(words: string[], context: CommandContext): Promise<string[]>;
}

/** A command was not used as it is meant. */
export class WrongUse extends Error {}

/** What commands share: the log of the folder, and its earlier states. */
export class CommandContext {
  readonly options: CommandOptions;
  readonly log: ChangeLog;
  /** The earlier states: git's where the folder lies in a repository, else our own. */
  readonly versions: Versions;
  readonly #hasGit: boolean;

  constructor(options: CommandOptions) {
    this.options = options;
    const { configDir } = options.places;
    this.log = new ChangeLog(options.logDir, configDir);
    this.#hasGit = GitVersions.isFor(configDir);
    this.versions = this.#hasGit ? new GitVersions(configDir) : new SnapshotVersions(this.log);
  }

  /** Notes what was changed by other means. */
  begin(): void {
    if (!this.#hasGit) takeSnapshot(this.log, this.options.places.configDir, this.#treeFile);
  }

  /** Notes how the folder is when a command has changed it, and forgets what is long past. */
  end(): void {
    if (!this.#hasGit) rememberTree(this.options.places.configDir, this.#treeFile);
    this.log.prune(Object.values(knownTree(this.#treeFile)));
  }

  get #treeFile(): string {
    return path.join(this.options.logDir, 'tree.json');
  }
}
