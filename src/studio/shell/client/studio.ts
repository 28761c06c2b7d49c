import type { StudioApi } from '../../contract/api.ts';
import type { TextEditing } from '../../contract/edits.ts';
import type { NameInfo, StudioSchemas } from '../../contract/files.ts';
import type { Overview, StudioState } from '../../contract/state.ts';
import type { Operation, OperationResult, StudioFinding } from '../../contract/work.ts';
import { SchemaSet } from '../schema/schema-set.ts';
import { inWords, words } from '../words/words.ts';
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
import { Turns } from './turns.ts';
import { stuckAmong, withWaiting } from './waiting.ts';

/** Everything the studio shows, and everything it can do. There is one instance a window. */
export class Studio {
  readonly call: Call;
  readonly schemas: SchemaSet;
  readonly overview: Observable<Overview>;
  /**
   * What is saved and what is published. Typed text counts as unsaved from its first letter on, before the server knows
   * of it.
   */
  readonly state: Observable<StudioState>;
  readonly findings = new Observable<FindingIndex>(indexFindings([]));
  /** The edits that were made last in this window. */
  readonly edited = new Observable<{ file: string; edits: readonly TextEditing[] } | undefined>(undefined);
  /** What others have changed last: where the places of a file are now. */
  readonly moved = new Observable<{ file: string; placeOf: (pointer: string) => string | undefined } | undefined>(
    undefined,
  );
  /** Files with edits that the server fails to make each time. */
  readonly stuck = new Observable<readonly OpenFile[]>([]);
  /** Whether the list of findings is open. */
  readonly isShowingFindings = new Observable(false);
  readonly notices = new Notices();
  readonly connection: Connection;
  readonly actions: Actions;
  /** The last state from the server. */
  #told: StudioState;
  readonly #turns = new Turns();
  readonly #files = new OpenFiles((file) => this.#hooksOf(file));
  readonly #names: NameLists;

  constructor(call: Call, overview: Overview, schemas: StudioSchemas) {
    this.connection = new Connection(() => call('overview', {}));
    this.actions = new Actions(this.notices, this.connection);
    this.call = (name, ask) => this.connection.watched(call(name, ask));
    this.schemas = new SchemaSet(schemas);
    this.overview = new Observable(overview);
    this.#told = overview.state;
    this.state = new Observable(overview.state);
    this.#names = new NameLists(this.call, this.connection.whenOnline);
  }

  /** Reads what a studio begins with. @throws CallError, OfflineError */
  static async open(call: Call): Promise<Studio> {
    const [overview, schemas] = await Promise.all([call('overview', {}), call('schemas', {})]);
    const studio = new Studio(call, overview, schemas);
    // The first check takes a while; whoever opens the studio need not wait for it.
    void studio
      .call('findings', {})
      .then(({ findings }) => studio.showFindings(findings), studio.connection.whenOnline);
    return studio;
  }

  /** A file to edit; it is read when it is asked for first. */
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
      onRefused: (error) => this.actions.tellProblem(error),
      onWaiting: () => {
        this.stuck.set(stuckAmong(this.#files.waiting, this.stuck.get()));
        if (this.#files.waiting.every(({ isStuck }) => isStuck)) this.connection.fault.set(undefined);
        this.#showState();
      },
      turn: () => this.#turns.current,
      onMoved: (placeOf) => this.moved.set({ file, placeOf }),
      onEdited: (edits) => {
        this.notices.forgetUndo();
        this.edited.set({ file, edits });
      },
    };
  }

  /** The entities of a kind that content can name; undefined until they are known. */
  names(kind: string): Observable<readonly NameInfo[] | undefined> {
    return this.#names.ofKind(kind);
  }

  /** The names there are of some kinds; nothing of a kind that the server knows nothing of. */
  knownNames(kinds: Iterable<string>): Promise<Map<string, ReadonlySet<string>>> {
    return this.#names.known(kinds);
  }

  showState(state: StudioState): void {
    if (state.revision >= this.#told.revision) this.#told = state;
    this.#showState();
  }

  #showState(): void {
    const { files } = this.overview.get();
    this.state.set(withWaiting(this.#told, this.#files.waiting, files));
  }

  /** Whether something is typed that is in this window alone, and would be lost with it. */
  get isWaiting(): boolean {
    return this.#files.waiting.length > 0;
  }

  showFindings(findings: readonly StudioFinding[]): void {
    this.findings.set(indexFindings(findings));
  }

  /** Reads the open files of which there is another version than the one that is known here. */
  follow(versions: Readonly<Record<string, number>>): void {
    this.#files.follow(versions);
  }

  /** Shows what a change has left. @param files those it has changed */
  async changed({ state }: { state: StudioState }, files: readonly string[]): Promise<void> {
    this.showState(state);
    await this.filesChanged(files);
  }

  /** Contents have changed elsewhere. */
  async filesChanged(files: readonly string[]): Promise<void> {
    await this.#files.readAgain(files);
    await this.refresh();
  }

  /** Reads everything that is open anew. */
  async readAgain(): Promise<void> {
    await this.filesChanged(this.#files.names);
  }

  /** Reads the list of files and the names anew. */
  async refresh(): Promise<void> {
    const overview = await this.actions.inBackground(() => this.call('overview', {}));
    // An answer from before may come later.
    if (overview && overview.state.revision >= this.overview.get().state.revision) {
      this.overview.set(overview);
      this.showState(overview.state);
    }
    await this.#names.readAgain();
  }

  /** Resolves when everything that was typed until now is on the disk, or stuck. */
  async settled(): Promise<void> {
    await this.#files.settled();
  }

  /** The same, but does not wait for a server that is away or a disk that is full. @throws Error */
  async ready(): Promise<void> {
    if (this.isWaiting) await this.connection.whileThere(this.settled());
  }

  async undo(): Promise<void> {
    await this.#step('undo');
  }

  async redo(): Promise<void> {
    await this.#step('redo');
  }

  async #step(which: 'undo' | 'redo'): Promise<void> {
    const done = await this.inTurn(async () => {
      const title = this.state.get()[which];
      if (title === undefined) return undefined;
      const answer = await this.call(which, {});
      this.notices.say(words.said[which].replace('{what}', inWords(title)));
      return answer;
    });
    if (done) await this.changed(done, done.files);
  }

  /** Runs a call that changes what it finds: after what was typed until now, and before what is typed later. */
  inTurn<T>(work: () => Promise<T>): Promise<T | undefined> {
    this.notices.forgetUndo();
    return this.actions.attempt(() => this.#turns.run(this.ready(), work));
  }

  /** Says that something was done, and offers to take it back as long as nothing else is done. */
  sayUndoable(sentence: string, label = words.said.undone): void {
    this.notices.say(sentence, { undo: { label, run: () => void this.undo() } });
  }

  /** Writes the draft into the content folder. */
  async save(): Promise<boolean> {
    // Opens the list whose buttons fix what prevents saving.
    const action = { label: words.findings.open, run: () => this.isShowingFindings.set(true) };
    const save = async () => {
      await this.ready();
      return this.call('save', {});
    };
    const done = await this.actions.during('save', save, action);
    if (!done) return false;
    this.notices.say([words.said.saved, ...done.joined.map(inWords)].join(' '));
    await this.changed(done, done.joined.length > 0 ? this.#files.names : []);
    return true;
  }

  /**
   * Makes a change of the structure; undefined when it was refused, which has been said.
   * @param id the same for another attempt, since the first may have been made although no answer came
   */
  async operate(operation: Operation, id: string = crypto.randomUUID()): Promise<OperationResult | undefined> {
    const done = await this.inTurn(() => this.call('operate', { operation, isTrial: false, id }));
    if (done) await this.changed(done, this.#files.names);
    return done;
  }

  /** Has a damaged file as it last was when it could be used. @returns whether that is known */
  async restoreUsable(file: string): Promise<boolean> {
    const done = await this.inTurn(() => this.call('restore-usable', { file }));
    if (done) await this.changed(done, [file]);
    return done !== undefined;
  }

  /** Changes several files as one step, by what is found out once everything typed is on the disk. */
  async changeFiles(title: string, find: () => Promise<StudioApi['change']['ask']['files']>): Promise<boolean> {
    const done = await this.inTurn(async () => this.call('change', { title, files: await find() }));
    if (done) await this.changed(done, done.files);
    return done !== undefined;
  }

  /** Fixes a finding. */
  async fix(finding: StudioFinding): Promise<void> {
    const done = await this.inTurn(() => this.call('fix', { id: finding.id }));
    if (done) await this.changed(done, [done.file]);
  }
}
