import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bytesOf } from '../../content/edit/files/write-file.ts';
import type { FileChange } from '../../content/edit/log/change-log.ts';
import type { Change, DraftFolder, Step } from '../server/draft-folder.ts';

/** A saved folder and its draft for tests, on disk but without undo. Deleted at the end of the scope. */
export class TestDraft implements DraftFolder, Disposable {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'studio-draft-'));
  readonly dir = path.join(this.folder, 'draft');
  readonly savedDir = path.join(this.folder, 'site-config');
  readonly steps: Step[] = [];
  readonly #base = new Map<string, Uint8Array>();

  /** @param content files by name, or a folder to copy */
  constructor(content: Record<string, string> | string) {
    if (typeof content === 'string') cpSync(content, this.savedDir, { recursive: true });
    else for (const [file, text] of Object.entries(content)) put(path.join(this.savedDir, file), Buffer.from(text));
    mkdirSync(this.savedDir, { recursive: true });
    cpSync(this.savedDir, this.dir, { recursive: true });
    for (const file of filesIn(this.dir)) this.rebase(file, this.bytes(file));
  }

  bytes(file: string): Uint8Array | undefined {
    return bytesOf(path.join(this.dir, file));
  }

  base(file: string): Uint8Array | undefined {
    return this.#base.get(file);
  }

  change(changes: Change[], step: Step): void {
    for (const { file, after } of changes) put(path.join(this.dir, file), after);
    this.steps.push(step);
  }

  rebase(file: string, content: Uint8Array | undefined): void {
    if (content) this.#base.set(file, content);
    else this.#base.delete(file);
  }

  unsaved(): FileChange[] {
    return [...new Set([...this.#base.keys(), ...filesIn(this.dir)])]
      .map((file) => ({ file, before: this.base(file), after: this.bytes(file) }))
      .filter(({ before, after }) => !before || !after || Buffer.compare(before, after) !== 0);
  }

  /** Writes or removes a file of the draft. */
  write(file: string, text: string | undefined): void {
    this.change([{ file, after: text === undefined ? undefined : Buffer.from(text) }], { title: 'Edit' });
  }

  text(file: string): string | undefined {
    return this.bytes(file)?.toString();
  }

  /** Writes or removes a file of the saved folder, as another program would. */
  writeOutside(file: string, text: string | undefined): void {
    put(path.join(this.savedDir, file), text === undefined ? undefined : Buffer.from(text));
  }

  /** The text of a file in the saved folder. */
  saved(file: string): string | undefined {
    return bytesOf(path.join(this.savedDir, file))?.toString();
  }

  [Symbol.dispose](): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

function put(fullPath: string, content: Uint8Array | undefined): void {
  mkdirSync(path.dirname(fullPath), { recursive: true });
  if (content) writeFileSync(fullPath, content);
  else rmSync(fullPath, { force: true });
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}
