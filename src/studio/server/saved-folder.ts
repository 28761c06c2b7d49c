import { existsSync } from 'node:fs';
import { ChangeLog } from '../../content/edit/log/change-log.ts';
import { lockFolder } from '../../content/edit/log/lock.ts';
import type { ContentKind } from '../../content/schema/schemas.ts';
import type { StudioApi } from '../contract/api.ts';
import type { Conflict } from '../contract/state.ts';
import type { Checker } from './check/checker.ts';
import type { DraftFolder } from './draft-folder.ts';
import { OutsideChanges } from './history/outside-changes.ts';
import { type PublishOptions, publish, unpublishedFiles } from './publish/publish.ts';
import { type MergeResult, mergeOutsideChanges, resolveConflict, type Saved, save } from './save/save.ts';
import { watchFolder } from './save/watch-folder.ts';

/** Debounce delay for changes by other programs, which may write in several steps. */
const DEBOUNCE_MS = 250;

/** What saving and publishing need. */
export interface SavedFolderOptions extends Pick<PublishOptions, 'describe'> {
  configDir: string;
  draft: DraftFolder;
  kinds: ContentKind[];
  checker: Checker;
  /** The folder of the change log, which content commands write too. */
  logDir: string;
}

/** The company's content folder: the draft is saved into it, and others may change it at any time. */
export class SavedFolder {
  /** Conflicts with others' changes, which must be resolved before saving. */
  conflicts: Conflict[] = [];
  /** Files that are saved but not published. */
  unpublished: string[] = [];
  hasGit = false;
  readonly #options: SavedFolderOptions;
  readonly #log: ChangeLog;
  readonly #outside: OutsideChanges;
  readonly #onChange: (sentences: string[]) => void;
  #watch: Disposable | undefined;
  #isClosed = false;
  #timer: NodeJS.Timeout | undefined;

  /** @param onChange called after each change of the state, with sentences about merged changes by others */
  constructor(options: SavedFolderOptions, onChange: (sentences: string[]) => void) {
    this.#options = options;
    this.#log = new ChangeLog(options.logDir, options.configDir);
    this.#outside = new OutsideChanges(this.#log, options.logDir, options.configDir);
    this.#onChange = onChange;
  }

  /** Merges others' changes into the draft, now and whenever the folder changes. */
  begin(): void {
    this.mergeOutside();
    this.#outside.prune();
    this.#watch = watchFolder(this.#options.configDir, () => {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.#mergeSafely(), DEBOUNCE_MS);
    });
  }

  /** Merges others' changes; logs errors, such as a disk that cannot be read. The next change tries again. */
  #mergeSafely(): void {
    try {
      this.mergeOutside();
    } catch (error) {
      console.error(error);
    }
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#watch?.[Symbol.dispose]();
  }

  /** Merges what others have changed since the last call. */
  mergeOutside(): void {
    // A missing folder does not mean that all files were deleted: its disk may be disconnected.
    if (!existsSync(this.#options.configDir)) return;
    this.#outside.logChanges();
    this.#setResult(mergeOutsideChanges(this.#options.draft, this.#options.kinds));
    this.#refreshUnpublished();
  }

  /** Writes the draft into the folder. @throws OperationRefusedError */
  async save(): Promise<Saved> {
    const { draft, kinds, checker, logDir } = this.#options;
    const saving = save(draft, {
      kinds,
      log: this.#log,
      lock: () => lockFolder(logDir),
      errors: async () => {
        const findings = await checker.current();
        return findings.filter(({ severity }) => severity === 'error').length;
      },
    });
    try {
      const saved = await saving;
      this.#outside.takeSnapshot();
      return saved;
    } finally {
      this.mergeOutside();
    }
  }

  /** Resolves a conflict. @throws OperationRefusedError if it no longer exists */
  resolveConflict(choice: StudioApi['resolve-conflict']['request']): void {
    this.#setResult(resolveConflict(this.#options.draft, this.#options.kinds, choice));
  }

  /** @returns sentences that say what was done. @throws OperationRefusedError if nothing was published */
  async publish(request: StudioApi['publish']['request']): Promise<string> {
    const sentence = await publish(this.options, request);
    await this.#countUnpublished();
    return sentence;
  }

  /** The options of publishing and of the history. */
  get options(): PublishOptions {
    const { configDir, kinds, logDir, describe } = this.#options;
    return { savedDir: configDir, kinds, log: this.#log, logDir, describe };
  }

  #setResult({ mergedChanges, conflicts }: MergeResult): void {
    this.conflicts = conflicts;
    this.#onChange(mergedChanges);
  }

  #refreshUnpublished(): void {
    this.#countUnpublished().catch((error: unknown) => {
      // The folder may be deleted once the studio is closed.
      if (!this.#isClosed) console.error(error);
    });
  }

  async #countUnpublished(): Promise<void> {
    const { files, hasGit } = await unpublishedFiles(this.options);
    this.unpublished = files;
    this.hasGit = hasGit;
    this.#onChange([]);
  }
}
