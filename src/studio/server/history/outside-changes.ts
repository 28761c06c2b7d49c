import path from 'node:path';
import { GitVersions } from '../../../content/edit/history/git.ts';
import { knownTree, rememberTree, takeSnapshot } from '../../../content/edit/history/snapshots.ts';
import type { ChangeLog } from '../../../content/edit/log/change-log.ts';
import { FolderBusy, lockFolder } from '../../../content/edit/log/lock.ts';

/** Notes for the history of a folder that no git looks after what is changed there by other means than the studio. */
export class OutsideChanges {
  readonly #log: ChangeLog;
  readonly #savedDir: string;
  readonly #treeFile: string;
  readonly #hasGit: boolean;

  /** @param logDir where the commands of the line, too, keep how the folder was */
  constructor(log: ChangeLog, logDir: string, savedDir: string) {
    this.#log = log;
    this.#savedDir = savedDir;
    this.#treeFile = path.join(logDir, 'tree.json');
    this.#hasGit = GitVersions.isFor(savedDir);
  }

  /** Notes what is different since the last time; a command of the line that is at work notes what it does itself. */
  note(): void {
    if (this.#hasGit) return;
    try {
      using _lock = lockFolder(path.dirname(this.#treeFile));
      takeSnapshot(this.#log, this.#savedDir, this.#treeFile);
    } catch (error) {
      if (!(error instanceof FolderBusy)) throw error;
    }
  }

  /** Forgets what is long past, unless a command of the line is at work, which does so itself. */
  prune(): void {
    try {
      using _lock = lockFolder(path.dirname(this.#treeFile));
      this.#log.prune(Object.values(knownTree(this.#treeFile)));
    } catch (error) {
      if (!(error instanceof FolderBusy)) throw error;
    }
  }

  /** Takes the folder as it is for known: what was saved is noted already. */
  remember(): void {
    if (!this.#hasGit) rememberTree(this.#savedDir, this.#treeFile);
  }
}
