import type { StudioApi } from '../../contract/api.ts';
import type { Edit } from '../../contract/edits.ts';
import type { NameInfo, StudioSchemas } from '../../contract/files.ts';
import type { Overview, StudioState } from '../../contract/state.ts';
import type { Operation, OperationResult, StudioFinding } from '../../contract/work.ts';
import { translateSentence, uiTexts } from '../i18n/ui-texts.ts';
import { SchemaSet } from '../schema/schema-set.ts';
import { Actions } from './actions.ts';
import type { Call } from './call.ts';
import { Connection } from './connection.ts';
import type { FileHooks } from './files/file-view.ts';
import type { OpenFile } from './files/open-file.ts';
import { OpenFiles } from './files/open-files.ts';
import { type FindingIndex, indexFindings } from './findings.ts';
import { NameLists } from './name-lists.ts';
import { Notices } from './notices.ts';
import { Observable } from './observable.ts';
import { stuckAmong, withPendingEdits } from './pending.ts';
import { WorkQueue } from './work-queue.ts';

/** The client of the studio's server: state for the components, and all actions. There is one instance per window. */
export class StudioClient {
  readonly call: Call;
  readonly schemas: SchemaSet;
  readonly overview: Observable<Overview>;
  /**
   * What is unsaved and unpublished. An edit counts as unsaved from the first keystroke, before the server acknowledges
   * it.
   */
  readonly state: Observable<StudioState>;
  readonly findings = new Observable<FindingIndex>(indexFindings([]));
  /** The last edits made in this window. */
  readonly edited = new Observable<{ file: string; edits: readonly Edit[] } | undefined>(undefined);
  /** The last change by others that may have changed pointers; `newPointerOf` converts old pointers. */
  readonly moved = new Observable<{ file: string; newPointerOf: (pointer: string) => string | undefined } | undefined>(
    undefined,
  );
  /** Files with a stuck edit. */
  readonly stuck = new Observable<readonly OpenFile[]>([]);
  /** Whether the list of findings is open. */
  readonly isShowingFindings = new Observable(false);
  readonly notices = new Notices();
  readonly connection: Connection;
  readonly actions: Actions;
  /** The last state from the server. */
  #serverState: StudioState;
  readonly #work = new WorkQueue();
  readonly #files = new OpenFiles((file) => this.#hooksOf(file));
  readonly #names: NameLists;

  constructor(call: Call, overview: Overview, schemas: StudioSchemas) {
    this.connection = new Connection(() => call('overview', {}));
    this.actions = new Actions(this.notices, this.connection);
    this.call = (name, request) => this.connection.watchServerDuring(call(name, request));
    this.schemas = new SchemaSet(schemas);
    this.overview = new Observable(overview);
    this.#serverState = overview.state;
    this.state = new Observable(overview.state);
    this.#names = new NameLists(this.call, this.connection.whenOnline);
  }

  /** Loads the overview and schemas. @throws CallError, OfflineError */
  static async open(call: Call): Promise<StudioClient> {
    const [overview, schemas] = await Promise.all([call('overview', {}), call('schemas', {})]);
    const studio = new StudioClient(call, overview, schemas);
    // The first check takes a while, so the studio opens without waiting for it.
    void studio
      .call('findings', {})
      .then(({ findings }) => studio.showFindings(findings), studio.connection.whenOnline);
    return studio;
  }

  /** Returns a file to edit; opens it first if necessary. */
  file(file: string): OpenFile {
    return this.#files.file(file);
  }

  #hooksOf(file: string): FileHooks {
    return {
      call: this.call,
      onState: (state) => {
        this.connection.fault.set(undefined);
        this.showState(state);
      },
      whenOnline: this.connection.whenOnline,
      whenWritable: this.connection.whenWritable,
      onRefused: (error) => this.actions.reportProblem(error),
      onPendingEdits: () => {
        this.stuck.set(stuckAmong(this.#files.pending, this.stuck.get()));
        if (this.#files.pending.every(({ isStuck }) => isStuck)) this.connection.fault.set(undefined);
        this.#showState();
      },
      precedingWork: () => this.#work.current,
      onMoved: (newPointerOf) => this.moved.set({ file, newPointerOf }),
      onEdited: (edits) => {
        this.notices.removeUndoOffers();
        this.edited.set({ file, edits });
      },
    };
  }

  /** The names of a reference kind; undefined until they are loaded. */
  names(kind: string): Observable<readonly NameInfo[] | undefined> {
    return this.#names.ofKind(kind);
  }

  /** Loads the names of several reference kinds. Kinds that cannot be loaded are missing from the result. */
  knownNames(kinds: Iterable<string>): Promise<Map<string, ReadonlySet<string>>> {
    return this.#names.known(kinds);
  }

  showState(state: StudioState): void {
    if (state.revision >= this.#serverState.revision) this.#serverState = state;
    this.#showState();
  }

  #showState(): void {
    const { files } = this.overview.get();
    this.state.set(withPendingEdits(this.#serverState, this.#files.pending, files));
  }

  /** Whether there are edits that the server has not acknowledged, which would be lost if the window were closed. */
  get hasPendingEdits(): boolean {
    return this.#files.pending.length > 0;
  }

  showFindings(findings: readonly StudioFinding[]): void {
    this.findings.set(indexFindings(findings));
  }

  /** Loads open files again that are older than the given versions. */
  reloadOutdated(versions: Readonly<Record<string, number>>): void {
    this.#files.reloadOutdated(versions);
  }

  /** Shows the result of a call. @param files the files that it has changed */
  async showResult({ state }: { state: StudioState }, files: readonly string[]): Promise<void> {
    this.showState(state);
    await this.reloadFiles(files);
  }

  /** Loads changed files and the overview again. */
  async reloadFiles(files: readonly string[]): Promise<void> {
    await this.#files.reload(files);
    await this.refresh();
  }

  /** Loads all open files and the overview again. */
  async reloadAll(): Promise<void> {
    await this.reloadFiles(this.#files.names);
  }

  /** Loads the overview and the names again. */
  async refresh(): Promise<void> {
    const overview = await this.actions.inBackground(() => this.call('overview', {}));
    // Ignore an older response that arrives late.
    if (overview && overview.state.revision >= this.overview.get().state.revision) {
      this.overview.set(overview);
      this.showState(overview.state);
    }
    await this.#names.reload();
  }

  /** Resolves when all edits made so far are on disk, or stuck. */
  async settled(): Promise<void> {
    await this.#files.settled();
  }

  /** Like `settled`. @throws Error at once if the server is offline or cannot write to disk */
  async ready(): Promise<void> {
    if (this.hasPendingEdits) await this.connection.whileAvailable(this.settled());
  }

  async undo(): Promise<void> {
    await this.#step('undo');
  }

  async redo(): Promise<void> {
    await this.#step('redo');
  }

  async #step(which: 'undo' | 'redo'): Promise<void> {
    const step = async () => {
      const title = this.state.get()[which];
      if (title === undefined) return undefined;
      const response = await this.call(which, {});
      const [file] = response.files;
      this.notices.show(uiTexts.said[which].replace('{what}', translateSentence(title)), {
        ...(file !== undefined && { file }),
      });
      return response;
    };
    await this.perform(step, ({ files }) => files);
  }

  /** Runs a call that changes the content, in turn, and shows its result. @param filesOf returns the changed files */
  async perform<Result extends { state: StudioState }>(
    work: () => Promise<Result | undefined>,
    filesOf: (result: Result) => readonly string[],
  ): Promise<Result | undefined> {
    const done = await this.inTurn(work);
    if (done) await this.showResult(done, filesOf(done));
    return done;
  }

  /** Runs a call that depends on the current content, after earlier edits and before later ones. Reports errors. */
  inTurn<T>(work: () => Promise<T>): Promise<T | undefined> {
    this.notices.removeUndoOffers();
    return this.actions.attempt(() => this.#work.run(this.ready(), work));
  }

  /** Shows a notice with an Undo button until the next edit. */
  notifyWithUndo(sentence: string, label = uiTexts.said.undone): void {
    this.notices.show(sentence, { undo: { label, run: () => void this.undo() } });
  }

  /** Writes the draft into the content folder. @returns whether it was saved; errors are reported */
  async save(): Promise<boolean> {
    // The button of the notice about errors: opens the list of findings.
    const action = { label: uiTexts.findings.open, run: () => this.isShowingFindings.set(true) };
    const save = async () => {
      await this.ready();
      return this.call('save', {});
    };
    const done = await this.actions.during('save', save, action);
    if (!done) return false;
    this.notices.show([uiTexts.said.saved, ...done.mergedChanges.map(translateSentence)].join(' '));
    await this.showResult(done, done.mergedChanges.length > 0 ? this.#files.names : []);
    return true;
  }

  /**
   * Performs an operation.
   * @param id to retry an operation, pass the id of the first attempt, which may have succeeded without a response
   * @returns undefined if it failed; errors are reported
   */
  async operate(operation: Operation, id: string = crypto.randomUUID()): Promise<OperationResult | undefined> {
    const work = () => this.call('operate', { operation, isDryRun: false, id });
    return this.perform(work, () => this.#files.names);
  }

  /** Restores the latest usable version of a damaged file. @returns whether it succeeded; errors are reported */
  async restoreUsable(file: string): Promise<boolean> {
    const work = () => this.call('restore-usable', { file });
    return (await this.perform(work, () => [file])) !== undefined;
  }

  /** Changes several files as one undo step. @param find computes the changes; called once all edits are on disk */
  async changeFiles(title: string, find: () => Promise<StudioApi['change']['request']['files']>): Promise<boolean> {
    const work = async () => this.call('change', { title, files: await find() });
    return (await this.perform(work, ({ files }) => files)) !== undefined;
  }

  /** Applies the fix of a finding. @param choice the index of the chosen fix, if there are several */
  async fix({ id }: StudioFinding, choice?: number): Promise<void> {
    const work = () => this.call('fix', { id, ...(choice !== undefined && { choice }) });
    await this.perform(work, ({ file }) => [file]);
  }
}
