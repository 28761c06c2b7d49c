import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { ChangeLog } from '../../content/edit/log/change-log.ts';
import { lockFolder } from '../../content/edit/log/lock.ts';
import { logFolder } from '../../content/edit/log/log-folder.ts';
import { readSchemas } from '../../content/schema/read-schemas.ts';
import { type ContentKind, contentKinds, type SchemaFile } from '../../content/schema/schemas.ts';
import { titleOfFile } from './calls/file-titles.ts';
import { pathsOfFile } from './calls/paths-of-file.ts';
import { Checker } from './check/checker.ts';
import { type StudioCode, studioCode } from './code/studio-code.ts';
import { deleteOldDrafts, recordContentFolder } from './draft/old-drafts.ts';
import { StoredDraft } from './draft/stored-draft.ts';
import { changedSince, earlierTexts } from './history/history.ts';
import { EarlierSites } from './live/earlier-sites.ts';
import { LiveSite } from './live/live-site.ts';
import { unpublishedVersions } from './publish/publish.ts';
import { SavedFolder } from './saved-folder.ts';
import { DraftSearch } from './search/search.ts';

/** Options for opening a studio. */
export interface StudioOptions {
  /** The root folder of the repository. */
  root: string;
  /** The company's content folder. */
  configDir: string;
  /** The folder for drafts and built code. */
  cacheDir: string;
}

/** An event for listeners. */
export interface StudioChange {
  /** Files of the draft that have changed. */
  files: string[];
  /** Notices for the user. */
  sentences: string[];
  /** Whether a check has finished. */
  isChecked?: boolean;
}

type Listener = (change: StudioChange) => void;

/** The open studio of a content folder: the draft, its preview, the checker, and saving and publishing. */
export class Studio {
  readonly options: StudioOptions;
  readonly draft: StoredDraft;
  readonly live: LiveSite;
  readonly code: StudioCode;
  readonly checker: Checker;
  readonly saved: SavedFolder;
  readonly earlier: EarlierSites;
  readonly search: DraftSearch;
  readonly schemas: SchemaFile[];
  readonly kinds: ContentKind[];
  /** The folder in which the studio stores the draft and other data of this content folder. */
  readonly folder: string;
  readonly #lock: Disposable;
  readonly #listeners = new Set<Listener>();
  /** Incremented with each change of the state. Starts with the current time, so that it also grows across restarts. */
  revision = Date.now();

  private constructor(
    options: StudioOptions,
    parts: Pick<Studio, 'draft' | 'live' | 'code' | 'schemas' | 'folder'> & { lock: Disposable },
  ) {
    const { draft, live, code, schemas, folder, lock } = parts;
    this.options = options;
    this.draft = draft;
    this.live = live;
    this.code = code;
    this.schemas = schemas;
    this.kinds = contentKinds(schemas);
    this.folder = folder;
    this.#lock = lock;
    this.checker = new Checker(
      {
        configDir: draft.dir,
        schemasDir: path.join(options.root, 'schemas'),
        displayRoot: draft.dir,
        cacheDir: options.cacheDir,
      },
      () => this.#notify({ files: [], sentences: [], isChecked: true }),
    );
    const describe = (file: string) => {
      const [shownAt] = pathsOfFile(this, file);
      return { title: titleOfFile(this, file), ...(shownAt !== undefined && { path: shownAt }) };
    };
    this.search = new DraftSearch(draft, this.kinds, describe);
    this.saved = new SavedFolder(
      {
        configDir: options.configDir,
        draft,
        kinds: this.kinds,
        checker: this.checker,
        logDir: logFolder(options.cacheDir, options.configDir),
        describe,
      },
      (sentences) => this.#notify({ files: [], sentences }),
    );
    this.earlier = new EarlierSites({
      savedDir: options.configDir,
      dir: path.join(folder, 'earlier'),
      changedSince: async (state) =>
        state.when === 'published' ? unpublishedVersions(this.saved.options) : changedSince(this.saved.options, state),
      open: (configDir) =>
        LiveSite.open({ configDir, schemasDir: path.join(options.root, 'schemas'), code, cacheDir: options.cacheDir }),
    });
    draft.onChange((files) => this.#onDraftChange(files));
    this.checker.schedule();
    this.saved.begin();
  }

  /**
   * Opens the studio of a content folder.
   * @param loadCode builds or loads the studio's code; tests replace it
   * @throws FolderLockedError if the folder's studio is already open
   */
  static async open(options: StudioOptions, loadCode: typeof studioCode = studioCode): Promise<Studio> {
    const folder = studioFolder(options);
    mkdirSync(folder, { recursive: true });
    const lock = lockFolder(folder);
    recordContentFolder(folder, options.configDir);
    deleteOldDrafts(path.dirname(folder));
    const code = await loadCode(options.root, options.cacheDir);
    const draft = new StoredDraft(folder, options.configDir);
    const schemasDir = path.join(options.root, 'schemas');
    const schemas = readSchemas(schemasDir);
    const log = new ChangeLog(logFolder(options.cacheDir, options.configDir), options.configDir);
    const live = await LiveSite.open({
      configDir: draft.dir,
      schemasDir,
      code,
      cacheDir: options.cacheDir,
      versionOf: (file) => draft.version(file),
      earlierTexts: (file) => earlierTexts({ kinds: contentKinds(schemas), savedDir: options.configDir, log }, file),
    });
    return new Studio(options, { draft, live, code, schemas, folder, lock });
  }

  /** Subscribes to events. @returns a function that unsubscribes */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async close(): Promise<void> {
    this.saved.close();
    this.checker.close();
    this.#lock[Symbol.dispose]();
  }

  #onDraftChange(files: string[]): void {
    this.revision += 1;
    // Update the preview first, because the user is waiting for it.
    void this.live.refresh(files).then(() => this.#notify({ files, sentences: [] }));
    this.checker.schedule();
  }

  #notify(change: StudioChange): void {
    // Saving and checking change the state too. The revision lets the shell ignore older states that arrive later.
    this.revision += 1;
    for (const listener of this.#listeners) listener(change);
  }
}

/** The folder in which the studio stores its data of a content folder; its name is made from the full path. */
export function studioFolder({ cacheDir, configDir }: StudioOptions): string {
  const name = configDir.replaceAll(/[^A-Za-z0-9]+/g, '-').replace(/^-/, '');
  return path.join(cacheDir, 'studio', name);
}
