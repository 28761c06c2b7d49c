import { EditError } from '../../../../content/edit/text/edit.ts';
import type { TextEditing } from '../../../contract/edits.ts';
import type { FileContent } from '../../../contract/files.ts';
import type { StudioState } from '../../../contract/state.ts';
import { words } from '../../words/words.ts';
import { CallError, OfflineError } from '../call.ts';
import { Observable } from '../observable.ts';
import { applyEdits } from './apply-edit.ts';
import { AwaitedByPage } from './awaited-by-page.ts';
import { type EditBatch, type EditName, movesPlaces } from './edit-batch.ts';
import type { FileHooks, FileView } from './file-view.ts';
import { placeAfter } from './moved-places.ts';
import { keepIdentity } from './same-value.ts';
import { WaitingEdits } from './waiting-edits.ts';

/** The first pause after the server has failed to make an edit, in milliseconds. */
const FIRST_PAUSE = 1000;

/**
 * A file that is being edited. Edits show at once and are sent one after another; those made meanwhile are batched.
 * While the server does not answer they wait. After somebody else's change they are rebased. An edit that the server
 * fails to make each time is stuck: it stays shown, and those behind it wait, until it is tried again or taken back.
 */
export class OpenFile {
  readonly file: string;
  readonly view = new Observable<FileView>({ data: undefined, text: '', isLoaded: false });
  /** The versions that a page must show before its pointers are those of this file. */
  readonly awaited = new AwaitedByPage();
  readonly #hooks: FileHooks;
  #base: FileContent | undefined;
  readonly #waiting = new WaitingEdits();
  #work: Promise<void> | undefined;
  /** Whether to read it again after the last edit. */
  #isOutdated = false;
  #isRecovering = false;

  constructor(file: string, hooks: FileHooks) {
    this.file = file;
    this.#hooks = hooks;
  }

  /** Edits that the server has not acknowledged yet. */
  get isWaiting(): boolean {
    return !this.#waiting.isEmpty;
  }

  /** Whether they wait for a decision of the user. */
  get isStuck(): boolean {
    return this.#waiting.isStuck;
  }

  /** The title of the stuck edit, if it has one. */
  get stuckAt(): string | undefined {
    return this.#waiting.first?.title;
  }

  /** The texts in waiting edits. */
  get waitingTexts(): string[] {
    return this.#waiting.texts;
  }

  /** The title of the last waiting edit, if it has one. */
  get waitsFor(): string | undefined {
    return this.#waiting.lastTitle;
  }

  /** Reads it again, after the edits on their way, which may be in what it reads already. */
  async load(): Promise<void> {
    if (this.#work === undefined) return this.#read();
    this.#isOutdated = true;
    await this.#work;
  }

  /** Reads the file, and applies the waiting edits to it. */
  async #read(): Promise<void> {
    try {
      const content = await this.#hooks.call('file', { file: this.file });
      // The answer to an edit in the meantime has brought a newer version.
      if (this.#work && !this.#isRecovering) this.#isOutdated = true;
      else this.#takeRead(content);
    } catch (error) {
      if (error instanceof OfflineError) {
        await this.#hooks.whenOnline();
        return this.#read();
      }
      if (!(error instanceof CallError)) throw error;
      this.view.set({ ...this.view.get(), isLoaded: true, failure: error.message });
    }
  }

  /** Reads it again if there is a newer version, unless an edit is on its way, whose answer brings it. */
  async follow(version: number): Promise<void> {
    const isIdle = !this.isWaiting || this.isStuck;
    if (this.#base && this.#base.version < version && isIdle) await this.load();
  }

  /** Sends the stuck edit again. */
  async tryAgain(): Promise<void> {
    this.#work ??= this.#send();
    await this.#work;
  }

  /** Drops the stuck edit; those behind it are made without it. */
  async takeBack(): Promise<void> {
    await this.#work;
    if (!this.isStuck) return;
    this.#waiting.takeFirst();
    this.#show();
    this.#showAwaited();
    this.#hooks.onWaiting();
    this.#work = this.#send();
  }

  /** @throws EditError for a place that is not there */
  edit(edits: TextEditing[], name: EditName = {}): void {
    const view = this.view.get();
    this.view.set({ ...view, data: applyEdits(view.data, edits) });
    this.#hooks.onEdited(edits);
    const made = { id: crypto.randomUUID(), edits, ...name, failures: 0, after: this.#hooks.turn() };
    this.#waiting.add({ ...made, done: Promise.withResolvers() }, this.#work !== undefined);
    this.#showAwaited();
    this.#hooks.onWaiting();
    this.#work ??= this.#send();
  }

  /** Replaces the whole text. @throws CallError, OfflineError */
  async replaceText(text: string): Promise<StudioState> {
    await this.#work;
    const version = this.#base?.version ?? 0;
    const { content, state } = await this.#hooks.call('text', { file: this.file, version, text });
    this.#take(content);
    return state;
  }

  /** Resolves when all edits made so far are on disk, or stuck. */
  async settled(): Promise<void> {
    await this.#waiting.settled();
  }

  async #send(): Promise<void> {
    // Edits of the same moment are sent together.
    await Promise.resolve();
    for (let batch = this.#waiting.first; batch; batch = this.#waiting.first) {
      await this.#sendBatch(batch);
      this.#hooks.onWaiting();
      if (!this.#waiting.has(batch)) batch.done.resolve();
      if (this.isStuck) break;
    }
    this.#waiting.release();
    this.#work = undefined;
    this.#hooks.onWaiting();
    if (!this.#isOutdated) return;
    this.#isOutdated = false;
    await this.#read();
  }

  async #sendBatch(batch: EditBatch): Promise<void> {
    const { id, edits, group, title } = batch;
    await batch.after;
    try {
      const known = this.#base;
      const { version, state } = await this.#hooks.call('edit', {
        file: this.file,
        version: known?.version ?? 0,
        id,
        edits,
        ...(group !== undefined && { group }),
        ...(title !== undefined && { title }),
      });
      this.#waiting.takeFirst();
      // Nothing is read while an edit is on its way, so the file is now what is known with this edit.
      if (movesPlaces(batch)) this.awaited.placesMovedIn(version);
      if (known) this.#take({ ...known, version, data: applyEdits(known.data, batch.edits) });
      this.#hooks.onState(state);
    } catch (error) {
      await this.#recover(error);
    }
  }

  async #recover(error: unknown): Promise<void> {
    if (error instanceof OfflineError) return this.#hooks.whenOnline();
    if (!(error instanceof CallError)) throw error;
    const { code } = error.problem;
    if (code === 'unwritable') return this.#hooks.whenWritable(error.message);
    if (code === 'failed') return this.#afterFailure(error);
    const made = code === 'stale' ? undefined : this.#waiting.takeFirst();
    // The edits behind it were made for its result.
    if (code === 'done' && made && this.#base)
      this.#base = { ...this.#base, data: applyEdits(this.#base.data, made.edits) };
    else if (code !== 'stale') this.#hooks.onRefused(error);
    this.#isRecovering = true;
    await this.#read();
    this.#isRecovering = false;
  }

  /** Waits longer each time, until the edit is stuck. */
  async #afterFailure({ message }: CallError): Promise<void> {
    const due = this.#waiting.first;
    if (!due) return;
    due.failures += 1;
    if (!this.isStuck) await this.#hooks.whenWritable(message, FIRST_PAUSE * 2 ** (due.failures - 1));
  }

  /** Takes content that others may have changed: waiting edits and known pointers follow what has moved. */
  #takeRead(content: FileContent): void {
    const [base, before] = [this.#base, this.view.get()];
    const isOther = content.version !== base?.version;
    if (isOther) this.awaited.placesMovedIn(content.version);
    if (isOther && base && base.data !== undefined) this.#moveWaiting(base.data, content.data);
    this.#take(content);
    const after = this.view.get().data;
    if (isOther && before.data !== undefined && before.data !== after)
      this.#hooks.onMoved((pointer) => placeAfter(before.data, after, pointer));
  }

  #moveWaiting(old: unknown, now: unknown): void {
    for (const { done } of this.#waiting.follow(old, now)) {
      this.#hooks.onRefused(new EditError(words.file.gone));
      done.resolve();
    }
  }

  #take(content: FileContent): void {
    this.#base = content;
    this.#show();
    this.#showAwaited();
  }

  #showAwaited(): void {
    this.awaited.follow(this.#base?.version ?? 0, this.#waiting);
  }

  /** The base with the waiting edits; those that no longer fit are dropped and reported. */
  #show(): void {
    if (!this.#base) return;
    const { data, refused } = this.#waiting.applyTo(this.#base.data);
    for (const { error, done } of refused) {
      this.#hooks.onRefused(error);
      done.resolve();
    }
    const before = this.view.get();
    const { text } = this.#base;
    const shown = keepIdentity(before.data, data);
    // An acknowledged edit is shown already.
    if (before.isLoaded && before.failure === undefined && before.text === text && before.data === shown) return;
    this.view.set({ data: shown, text, isLoaded: true });
  }
}
