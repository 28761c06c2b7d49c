import path from 'node:path';
import { GitVersions } from '../../../content/edit/history/git.ts';
import { lastSnapshot, recordTree, takeSnapshot } from '../../../content/edit/history/snapshots.ts';
import type { ChangeLog } from '../../../content/edit/log/change-log.ts';
import { FolderLockedError, lockFolder } from '../../../content/edit/log/lock.ts';

/** Records changes made outside of the studio, for the history of a folder without git. */
export class OutsideChanges {
  readonly #log: ChangeLog;
  readonly #savedDir: string;
  readonly #treeFile: string;
  readonly #hasGit: boolean;

  /** @param logDir the folder with the last snapshot of the files; content commands use it too */
  constructor(log: ChangeLog, logDir: string, savedDir: string) {
    this.#log = log;
    this.#savedDir = savedDir;
    this.#treeFile = path.join(logDir, 'tree.json');
    this.#hasGit = GitVersions.isFor(savedDir);
  }

  /** Logs changes since the last snapshot. Does nothing while a content command runs, which logs its own changes. */
  logChanges(): void {
    if (!this.#hasGit) this.#unlessBusy(() => takeSnapshot(this.#log, this.#savedDir, this.#treeFile));
  }

  /** Prunes old log entries, unless a content command is running. */
  prune(): void {
    this.#unlessBusy(() => this.#log.prune(Object.values(lastSnapshot(this.#treeFile))));
  }

  /** Takes a snapshot without logging changes, after a save, which is in the log already. */
  takeSnapshot(): void {
    if (!this.#hasGit) recordTree(this.#savedDir, this.#treeFile);
  }

  #unlessBusy(work: () => void): void {
    try {
      using _lock = lockFolder(path.dirname(this.#treeFile));
      work();
    } catch (error) {
      if (!(error instanceof FolderLockedError)) throw error;
    }
  }
}
