import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { lockFolder } from '../../content/edit/log/lock.ts';
import { logFolder } from '../../content/edit/log/log-folder.ts';
import { readSchemas } from '../../content/schema/read-schemas.ts';
import { type ContentKind, contentKinds, type SchemaFile } from '../../content/schema/schemas.ts';
import { titleOfFile } from './calls/file-titles.ts';
import { pathsOfFile } from './calls/paths.ts';
import { Checker } from './check/checker.ts';
import { type StudioCode, studioCode } from './code/studio-code.ts';
import { deleteOldDrafts, noteContentFolder } from './draft/old-drafts.ts';
import { StoredDraft } from './draft/stored-draft.ts';
import { EarlierSites } from './live/earlier-sites.ts';
import { LiveSite } from './live/live-site.ts';
import { SavedFolder } from './saved-folder.ts';
import { DraftSearch } from './search/search.ts';

/** What a studio is opened with. */
export interface StudioOptions {
  /** The repository. */
  root: string;
  /** The company's content. */
  configDir: string;
  /** Where draft and code are kept. */
  cacheDir: string;
}

/** What has happened. */
export interface News {
  /** Files of the draft that have changed. */
  files: string[];
  /** What is to be said of it. */
  sentences: string[];
  /** Whether a check has ended. */
  isChecked?: boolean;
}

type Listener = (news: News) => void;

/** The content folder in the studio: its draft, the draft as pages, and what the checker says of it. */
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
  /** Where what the studio keeps of this folder lies. */
  readonly folder: string;
  readonly #lock: Disposable;
  readonly #listeners = new Set<Listener>();
  /** Counts up with each change of anything; from the time on, so that it goes on where one before has ended. */
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
        state.when === 'published' ? this.saved.unpublishedVersions() : this.saved.changedSince(state),
      open: (configDir) =>
        LiveSite.open({ configDir, schemasDir: path.join(options.root, 'schemas'), code, cacheDir: options.cacheDir }),
    });
    draft.onChange((files) => this.#changed(files));
    this.checker.changed();
    this.saved.begin();
  }

  /**
   * Opens the studio of a content folder.
   * @param loadCode builds what it shows pages with
   * @throws FolderBusy when it is open already
   */
  static async open(options: StudioOptions, loadCode: typeof studioCode = studioCode): Promise<Studio> {
    const folder = studioFolder(options);
    mkdirSync(folder, { recursive: true });
    const lock = lockFolder(folder);
    noteContentFolder(folder, options.configDir);
    deleteOldDrafts(path.dirname(folder));
    const code = await loadCode(options.root, options.cacheDir);
    const draft = new StoredDraft(folder, options.configDir);
    const schemasDir = path.join(options.root, 'schemas');
    const live = await LiveSite.open({
      configDir: draft.dir,
      schemasDir,
      code,
      cacheDir: options.cacheDir,
      versionOf: (file) => draft.version(file),
    });
    return new Studio(options, { draft, live, code, schemas: readSchemas(schemasDir), folder, lock });
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

  #changed(files: string[]): void {
    this.revision += 1;
    // The page first: the person who types is waiting for it.
    void this.live.changed(files).then(() => this.#notify({ files, sentences: [] }));
    this.checker.changed();
  }

  #notify(news: News): void {
    // A state that was asked for earlier may be answered later; what is saved or checked changes it too.
    this.revision += 1;
    for (const listener of this.#listeners) listener(news);
  }
}

/** Where what the studio keeps of a content folder lies: two folders of the same name do not share it. */
export function studioFolder({ cacheDir, configDir }: StudioOptions): string {
  const name = configDir.replaceAll(/[^A-Za-z0-9]+/g, '-').replace(/^-/, '');
  return path.join(cacheDir, 'studio', name);
}
