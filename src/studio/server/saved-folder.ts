import { existsSync } from 'node:fs';
import type { VersionedFile } from '../../content/edit/history/version.ts';
import { ChangeLog } from '../../content/edit/log/change-log.ts';
import { lockFolder } from '../../content/edit/log/lock.ts';
import type { ContentKind } from '../../content/schema/schemas.ts';
import type { StudioApi } from '../contract/api.ts';
import type { Conflict } from '../contract/state.ts';
import type { HistoryEntry, PublishPreview } from '../contract/work.ts';
import type { Checker } from './check/checker.ts';
import type { DraftFolder } from './draft-folder.ts';
import { changedSince, historyEntries, restore } from './history/history.ts';
import { OutsideChanges } from './history/outside-changes.ts';
import {
  type PublishOptions,
  publish,
  publishPreview,
  unpublishedFiles,
  unpublishedVersions,
} from './publish/publish.ts';
import { decide, type Followed, followOutside, type Saved, save } from './save/save.ts';
import { watchFolder } from './save/watch-folder.ts';

/** Milliseconds of quiet after others have changed the folder: programs write in several steps. */
const QUIET = 250;

/** What saving and publishing work with. */
export interface SavedParts extends Pick<PublishOptions, 'describe'> {
  configDir: string;
  draft: DraftFolder;
  kinds: ContentKind[];
  checker: Checker;
  /** The log of the folder, which the commands of the line keep too. */
  logDir: string;
}

/** The company's content folder, which the draft is saved into and which others change too. */
export class SavedFolder {
  /** Places that others have changed too; they must be decided before anything is saved. */
  conflicts: Conflict[] = [];
  /** Saved files that are not published. */
  unpublished: string[] = [];
  hasGit = false;
  readonly #parts: SavedParts;
  readonly #log: ChangeLog;
  readonly #outside: OutsideChanges;
  readonly #onNews: (sentences: string[]) => void;
  #watch: Disposable | undefined;
  #isClosed = false;
  #timer: NodeJS.Timeout | undefined;

  /** @param onNews told what was joined of others' changes, and that something here is different */
  constructor(parts: SavedParts, onNews: (sentences: string[]) => void) {
    this.#parts = parts;
    this.#log = new ChangeLog(parts.logDir, parts.configDir);
    this.#outside = new OutsideChanges(this.#log, parts.logDir, parts.configDir);
    this.#onNews = onNews;
  }

  /** Takes over what others have changed, now and from now on. */
  begin(): void {
    this.follow();
    this.#outside.prune();
    this.#watch = watchFolder(this.#parts.configDir, () => {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.#followSafely(), QUIET);
    });
  }

  /** Without ending the studio when a disk cannot be read for a moment; the next change outside tries again. */
  #followSafely(): void {
    try {
      this.follow();
    } catch (error) {
      console.error(error);
    }
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#watch?.[Symbol.dispose]();
  }

  /** Takes over what others have changed since the last look. */
  follow(): void {
    // A folder that is gone for a moment, as when its disk is, has not lost all its files.
    if (!existsSync(this.#parts.configDir)) return;
    this.#outside.note();
    this.#take(followOutside(this.#parts.draft, this.#parts.kinds));
    this.#look();
  }

  /** Writes the draft into the folder. @throws Refusal */
  async save(): Promise<Saved> {
    const { draft, kinds, checker, logDir } = this.#parts;
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
      this.#outside.remember();
      return saved;
    } finally {
      this.follow();
    }
  }

  /** Decides a conflict. @throws Refusal when there is none any more */
  decide(choice: StudioApi['decide']['ask']): void {
    this.#take(decide(this.#parts.draft, this.#parts.kinds, choice));
  }

  /** The saved files that are not published, as they were published and as they are now. */
  unpublishedVersions(): Promise<VersionedFile[]> {
    return unpublishedVersions(this.#publishing());
  }

  preview(): Promise<Omit<PublishPreview, 'errors'>> {
    return publishPreview(this.#publishing());
  }

  /** @returns what was done, in a sentence. @throws Refusal when nothing was published */
  async publish(ask: StudioApi['publish']['ask']): Promise<string> {
    const sentence = await publish(this.#publishing(), ask);
    await this.#countUnpublished();
    return sentence;
  }

  /** What was changed, in words, the latest first. */
  history(file?: string): HistoryEntry[] {
    return historyEntries(this.#publishing(), file);
  }

  /** The files that have changed since an entry of the history was made, or before it. @throws Refusal */
  changedSince(ask: { id: string; when: 'before' | 'after' }): VersionedFile[] {
    return changedSince(this.#publishing(), ask);
  }

  /** Has a file in the draft as it was. @throws Refusal */
  restore(ask: StudioApi['restore']['ask']): void {
    restore(this.#parts.draft, this.#publishing(), ask);
  }

  #publishing(): PublishOptions {
    const { configDir, kinds, logDir, describe } = this.#parts;
    return { savedDir: configDir, kinds, log: this.#log, logDir, describe };
  }

  #take({ joined, conflicts }: Followed): void {
    this.conflicts = conflicts;
    this.#onNews(joined);
  }

  #look(): void {
    this.#countUnpublished().catch((error: unknown) => {
      // Once the studio is closed the folder may go.
      if (!this.#isClosed) console.error(error);
    });
  }

  async #countUnpublished(): Promise<void> {
    const { files, hasGit } = await unpublishedFiles(this.#publishing());
    this.unpublished = files;
    this.hasGit = hasGit;
    this.#onNews([]);
  }
}
