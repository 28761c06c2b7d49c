import path from 'node:path';
import { bytesOf, writeDurably } from '../../../content/edit/files/write-file.ts';
import { differences, type Tree, treeOf } from '../../../content/edit/history/snapshots.ts';
import type { VersionedFile } from '../../../content/edit/history/version.ts';
import type { ChangeLog } from '../../../content/edit/log/change-log.ts';
import { phrase } from '../../../content/edit/words/phrase.ts';

/** Stores the published state of a folder that is not in a git repository. */
export class PublishedTree {
  readonly #log: ChangeLog;
  readonly #dir: string;
  readonly #file: string;

  /** If no state is stored yet, the current state of the folder counts as published. */
  constructor(log: ChangeLog, logDir: string, dir: string) {
    this.#log = log;
    this.#dir = dir;
    this.#file = path.join(logDir, 'published.json');
    if (!bytesOf(this.#file)) this.#keep();
  }

  /** The differences between the published and the current state. */
  changes(): VersionedFile[] {
    const published: Tree = JSON.parse(bytesOf(this.#file)?.toString('utf8') ?? '{}');
    return differences(published, treeOf(this.#dir)).map(({ file, before }) => ({
      file,
      before: () => (before === undefined ? undefined : this.#log.content(before)),
      after: () => bytesOf(path.join(this.#dir, file)),
    }));
  }

  /** Records the current state of the folder as published. */
  publish(message: string): void {
    this.#log.note(phrase('publishedTitle', { message: message.split('\n')[0] ?? '' }), []);
    this.#keep();
  }

  #keep(): void {
    const tree = treeOf(this.#dir, (_file, content) => this.#log.keep(content));
    writeDurably(this.#file, JSON.stringify(tree));
  }
}
