import { existsSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../read/files-below.ts';
import { bytesOf, contentHash, writeDurably } from '../files/write-file.ts';
import type { ChangeLog, LogEntry, LoggedFile } from '../log/change-log.ts';
import { phrase } from '../words/phrase.ts';
import type { Version, Versions } from './version.ts';

/** The states of a content folder outside git: changes made by commands, and detected changes. */
export class SnapshotVersions implements Versions {
  readonly #log: ChangeLog;

  constructor(log: ChangeLog) {
    this.#log = log;
  }

  list(most: number, files: string[] = []): Version[] {
    const touched = this.#log
      .entries()
      .filter((entry) => files.length === 0 || entry.files.some(({ file }) => files.includes(file)));
    return touched
      .slice(-most)
      .reverse()
      .map((entry) => this.#version(entry));
  }

  #version({ id, time, title, files }: LogEntry): Version {
    const content = (hash: string | undefined) => (hash === undefined ? undefined : this.#log.content(hash));
    return {
      id: String(id),
      time: new Date(time),
      title,
      files: files.map(({ file, before, after }) => ({
        file,
        before: () => content(before),
        after: () => content(after),
      })),
    };
  }
}

/** A hash of every file, by name. */
export type Tree = Record<string, string>;

/**
 * Stores the current files, and records what has changed since the last snapshot.
 * @param treeFile the file with the last snapshot
 */
export function takeSnapshot(log: ChangeLog, configDir: string, treeFile: string): void {
  const isKnown = existsSync(treeFile);
  const before = lastSnapshot(treeFile);
  const after = treeOf(configDir, (file, content) => {
    if (before[file] !== contentHash(content)) log.keep(content);
  });
  const changed = differences(before, after);
  if (changed.length === 0) return;
  if (isKnown) log.note(phrase('changedInEditor'), changed, { isFound: true });
  writeDurably(treeFile, JSON.stringify(after));
}

/** The files at the last snapshot; empty before the first one. */
export function lastSnapshot(treeFile: string): Tree {
  const known = bytesOf(treeFile);
  return known ? JSON.parse(known.toString('utf8')) : {};
}

/** Records the current files as known, without a log entry: commands log their own changes. */
export function recordTree(configDir: string, treeFile: string): void {
  writeDurably(treeFile, JSON.stringify(treeOf(configDir)));
}

/** The current files of a folder, except hidden ones. @param visit called with each file's content */
export function treeOf(configDir: string, visit: (file: string, content: Buffer) => void = () => {}): Tree {
  const tree: Tree = {};
  for (const file of filesBelow(configDir)) {
    const content = bytesOf(path.join(configDir, file));
    if (!content) continue;
    visit(file, content);
    tree[file] = contentHash(content);
  }
  return tree;
}

/** The files that differ between two trees. */
export function differences(before: Tree, after: Tree): LoggedFile[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return names
    .filter((file) => before[file] !== after[file])
    .map((file) => ({
      file,
      ...(before[file] !== undefined && { before: before[file] }),
      ...(after[file] !== undefined && { after: after[file] }),
    }));
}
