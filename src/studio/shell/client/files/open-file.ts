import { EditError } from '../../../../content/edit/text/edit.ts';
import type { Edit } from '../../../contract/edits.ts';
import type { FileContent } from '../../../contract/files.ts';
import type { StudioState } from '../../../contract/state.ts';
import { uiTexts } from '../../i18n/ui-texts.ts';
import { CallError, OfflineError } from '../call.ts';
import { Observable } from '../observable.ts';
import { applyEdits } from './apply-edit.ts';
import { AwaitedByPage } from './awaited-by-page.ts';
import { changesPointers, type EditBatch, type EditName } from './edit-batch.ts';
import type { FileHooks, FileView } from './file-view.ts';
import { PendingEdits } from './pending-edits.ts';
import { rebasePointer } from './rebase-edits.ts';
import { reuseEqualParts } from './same-value.ts';

/** Pause after the first failure of an edit; it doubles with each further one. */
const FIRST_RETRY_MS = 1000;

/**
 * A file that is being edited. Edits show at once and are sent in order; edits made meanwhile are batched. They wait
 * while the server is offline, and are rebased after changes by others. An edit that keeps failing is stuck: it stays
 * shown, and the edits after it wait, until it is retried or dropped.
 */
export class OpenFile {
  readonly file: string;
  readonly view = new Observable<FileView>({ data: undefined, text: '', isLoaded: false });
  /** The versions that a previewed page must show before its pointers are right, and before it shows all edits. */
  readonly awaited = new AwaitedByPage();
  readonly #hooks: FileHooks;
  #base: FileContent | undefined;
  readonly #pending = new PendingEdits();
  #work: Promise<void> | undefined;
  /** Whether to load the file again after the last edit. */
  #isOutdated = false;
  #isRecovering = false;

  constructor(file: string, hooks: FileHooks) {
    this.file = file;
    this.#hooks = hooks;
  }

  /** Whether there are edits that the server has not acknowledged yet. */
  get hasPendingEdits(): boolean {
    return !this.#pending.isEmpty;
  }

  /** Whether the first pending edit keeps failing, so that the user has to decide. */
  get isStuck(): boolean {
    return this.#pending.isStuck;
  }

  /** The title of the stuck edit, if it has one. */
  get stuckTitle(): string | undefined {
    return this.#pending.first?.title;
  }

  /** The texts in pending edits. */
  get pendingTexts(): string[] {
    return this.#pending.texts;
  }

  /** The title of the last pending edit, if it has one. */
  get lastPendingTitle(): string | undefined {
    return this.#pending.lastTitle;
  }

  /** Loads the file again, once all edits are sent: a response during an edit may or may not include the edit. */
  async load(): Promise<void> {
    if (this.#work === undefined) return this.#read();
    this.#isOutdated = true;
    await this.#work;
  }

  /** Loads the file, and applies the pending edits to it. */
  async #read(): Promise<void> {
    try {
      const content = await this.#hooks.call('file', { file: this.file });
      // An edit was started meanwhile, so this content may be stale; load it again after the edit.
      if (this.#work && !this.#isRecovering) this.#isOutdated = true;
      else this.#showLoaded(content);
    } catch (error) {
      if (error instanceof OfflineError) {
        await this.#hooks.whenOnline();
        return this.#read();
      }
      if (!(error instanceof CallError)) throw error;
      this.view.set({ ...this.view.get(), isLoaded: true, failure: error.message });
    }
  }

  /** Loads the file again if it is older than `version`. Not while edits are sent: their responses tell the version. */
  async reloadIfOlderThan(version: number): Promise<void> {
    const isIdle = !this.hasPendingEdits || this.isStuck;
    if (this.#base && this.#base.version < version && isIdle) await this.load();
  }

  /** Retries the stuck edit. */
  async tryAgain(): Promise<void> {
    this.#work ??= this.#send();
    await this.#work;
  }

  /** Drops the stuck edit, and sends the edits after it. */
  async dropStuckEdit(): Promise<void> {
    await this.#work;
    if (!this.isStuck) return;
    this.#pending.takeFirst();
    this.#show();
    this.#showAwaited();
    this.#hooks.onPendingEdits();
    this.#work = this.#send();
  }

  /** Applies edits to the view at once, and sends them to the server. @throws EditError if a pointer does not exist */
  edit(edits: Edit[], name: EditName = {}): void {
    const view = this.view.get();
    this.view.set({ ...view, data: applyEdits(view.data, edits) });
    this.#hooks.onEdited(edits);
    const made = { id: crypto.randomUUID(), edits, ...name, failures: 0, after: this.#hooks.precedingWork() };
    this.#pending.add({ ...made, done: Promise.withResolvers() }, this.#work !== undefined);
    this.#showAwaited();
    this.#hooks.onPendingEdits();
    this.#work ??= this.#send();
  }

  /** Replaces the whole text of the file. @throws CallError, OfflineError */
  async replaceText(text: string): Promise<StudioState> {
    await this.#work;
    const version = this.#base?.version ?? 0;
    const { content, state } = await this.#hooks.call('text', { file: this.file, version, text });
    this.#setBase(content);
    return state;
  }

  /** Resolves when all edits made so far are on disk, or stuck. */
  async settled(): Promise<void> {
    await this.#pending.settled();
  }

  async #send(): Promise<void> {
    // Wait a microtask, so that edits made in the same tick are batched.
    await Promise.resolve();
    for (let batch = this.#pending.first; batch; batch = this.#pending.first) {
      await this.#sendBatch(batch);
      this.#hooks.onPendingEdits();
      if (!this.#pending.has(batch)) batch.done.resolve();
      if (this.isStuck) break;
    }
    this.#pending.release();
    this.#work = undefined;
    this.#hooks.onPendingEdits();
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
      this.#pending.takeFirst();
      // The file is not loaded during an edit, so its new content is the known one with this edit.
      if (changesPointers(batch)) this.awaited.pointersChangedIn(version);
      if (known) this.#setBase({ ...known, version, data: applyEdits(known.data, batch.edits) });
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
    const made = code === 'stale' ? undefined : this.#pending.takeFirst();
    // The edits after this one were made on top of its result.
    if (code === 'done' && made && this.#base)
      this.#base = { ...this.#base, data: applyEdits(this.#base.data, made.edits) };
    else if (code !== 'stale') this.#hooks.onRefused(error);
    this.#isRecovering = true;
    await this.#read();
    this.#isRecovering = false;
  }

  /** Counts a failure of the first edit, and pauses before the next attempt unless it is now stuck. */
  async #afterFailure({ message }: CallError): Promise<void> {
    const due = this.#pending.first;
    if (!due) return;
    due.failures += 1;
    if (!this.isStuck) await this.#hooks.whenWritable(message, FIRST_RETRY_MS * 2 ** (due.failures - 1));
  }

  /** Shows loaded content. If others have changed it, rebases pending edits and reports changed pointers. */
  #showLoaded(content: FileContent): void {
    const [base, before] = [this.#base, this.view.get()];
    const isOther = content.version !== base?.version;
    if (isOther) this.awaited.pointersChangedIn(content.version);
    if (isOther && base && base.data !== undefined) this.#rebasePending(base.data, content.data);
    this.#setBase(content);
    const after = this.view.get().data;
    if (isOther && before.data !== undefined && before.data !== after)
      this.#hooks.onMoved((pointer) => rebasePointer(before.data, after, pointer));
  }

  #rebasePending(old: unknown, now: unknown): void {
    for (const { done } of this.#pending.rebase(old, now)) {
      this.#hooks.onRefused(new EditError(uiTexts.file.gone));
      done.resolve();
    }
  }

  #setBase(content: FileContent): void {
    this.#base = content;
    this.#show();
    this.#showAwaited();
  }

  #showAwaited(): void {
    this.awaited.update(this.#base?.version ?? 0, this.#pending);
  }

  /** Shows the base with the pending edits applied; edits that no longer fit are dropped and reported. */
  #show(): void {
    if (!this.#base) return;
    const { data, refused } = this.#pending.applyTo(this.#base.data);
    for (const { error, done } of refused) {
      this.#hooks.onRefused(error);
      done.resolve();
    }
    const before = this.view.get();
    const { text } = this.#base;
    const shown = reuseEqualParts(before.data, data);
    // Nothing changes when an edit is acknowledged, because it is already shown.
    if (before.isLoaded && before.failure === undefined && before.text === text && before.data === shown) return;
    this.view.set({ data: shown, text, isLoaded: true });
  }
}
