import path from 'node:path';
import { GitVersions } from '../../../content/edit/history/git.ts';
import { lastSnapshot, rememberTree, takeSnapshot } from '../../../content/edit/history/snapshots.ts';
import type { ChangeLog } from '../../../content/edit/log/change-log.ts';
import { FolderBusy, lockFolder } from '../../../content/edit/log/lock.ts';

/** Records changes that were not made in the studio, for the history of a folder without git. */
export class OutsideChanges {
  readonly #log: ChangeLog;
  readonly #savedDir: string;
  readonly #treeFile: string;
  readonly #hasGit: boolean;

  /** @param logDir the folder in which content commands also record the state of the files */
  constructor(log: ChangeLog, logDir: string, savedDir: string) {
    this.#log = log;
    this.#savedDir = savedDir;
    this.#treeFile = path.join(logDir, 'tree.json');
    this.#hasGit = GitVersions.isFor(savedDir);
  }

  /** Records changes since the last time. A content command that is running logs its own changes. */
  note(): void {
    if (this.#hasGit) return;
    try {
      using _lock = lockFolder(path.dirname(this.#treeFile));
      takeSnapshot(this.#log, this.#savedDir, this.#treeFile);
    } catch (error) {
      if (!(error instanceof FolderBusy)) throw error;
    }
  }

  /** Prunes old entries, unless a content command is running, which does so itself. */
  prune(): void {
    try {
      using _lock = lockFolder(path.dirname(this.#treeFile));
      this.#log.prune(Object.values(lastSnapshot(this.#treeFile)));
    } catch (error) {
      if (!(error instanceof FolderBusy)) throw error;
    }
  }

  /** Records the current state of the folder: saves are already logged. */
  remember(): void {
    if (!this.#hasGit) rememberTree(this.#savedDir, this.#treeFile);
  }
}
