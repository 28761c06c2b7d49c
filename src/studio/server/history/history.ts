import { refusal } from '../../../content/edit/entities/operation-refused-error.ts';
import { describeChanges } from '../../../content/edit/history/describe-changes.ts';
import { GitVersions } from '../../../content/edit/history/git.ts';
import { SnapshotVersions } from '../../../content/edit/history/snapshots.ts';
import type { Version, VersionedFile } from '../../../content/edit/history/version.ts';
import type { ChangeLog } from '../../../content/edit/log/change-log.ts';
import { describeFile } from '../../../content/edit/words/describe-place.ts';
import { sentenceCase } from '../../../content/edit/words/letter-case.ts';
import { phrase } from '../../../content/edit/words/phrase.ts';
import type { ContentKind } from '../../../content/schema/schemas.ts';
import type { StudioApi } from '../../contract/api.ts';
import type { HistoryEntry } from '../../contract/work.ts';
import type { DraftFolder } from '../draft-folder.ts';
import { mergeFiles } from '../save/merge-files.ts';

/** The sources of the history. */
export interface HistoryOptions {
  kinds: ContentKind[];
  /** The company's content folder. */
  savedDir: string;
  /** The log of saves and content commands. */
  log: ChangeLog;
}

/** Maximum numbers to list: entries, files of an entry, and sentences of an entry. */
const MAX_ENTRIES = 40;
const MAX_FILES = 40;
const MAX_SENTENCES = 60;
const MAX_SEARCHED = 1000;

/** The history in words, latest entry first. @param file limits the history to this file */
export function historyEntries(options: HistoryOptions, file?: string): HistoryEntry[] {
  return versionsOf(options, MAX_ENTRIES, file).map((version) => entryOf(options.kinds, version, file));
}

/** With git, the commits and the saves after the last one; otherwise all saves. */
function versionsOf({ savedDir, log }: HistoryOptions, most: number, file: string | undefined): Version[] {
  const files = file === undefined ? [] : [file];
  const saves = new SnapshotVersions(log).list(most, files).filter((version) => version.files.length > 0);
  const named = saves.map((version) => ({ ...version, id: `save-${version.id}` }));
  if (!GitVersions.isFor(savedDir)) return named;
  const git = new GitVersions(savedDir);
  const commits = git.list(most, files).filter(({ id }) => id !== 'now');
  const last = git.list(1).find(({ id }) => id !== 'now');
  // Git's times are in whole seconds, so a save may seem up to a second later than the commit that contains it.
  const recent = named.filter(({ time }) => !last || time.getTime() > last.time.getTime() + 999);
  return [...recent, ...commits];
}

function entryOf(kinds: ContentKind[], version: Version, file: string | undefined): HistoryEntry {
  const { id, time, author = '', title } = version;
  const own = version.files.filter((one) => file === undefined || one.file === file);
  // Text files come before others, such as pictures.
  const files = [...own.filter(isJson), ...own.filter((one) => !isJson(one))];
  const sentences = describeChanges(kinds, files.slice(0, MAX_FILES)).map(({ sentence }) => sentence);
  const left = Math.max(0, files.length - MAX_FILES);
  return {
    id,
    time: time.toISOString(),
    who: author,
    title,
    sentences: [
      ...sentences.slice(0, MAX_SENTENCES),
      ...(sentences.length > MAX_SENTENCES ? [phrase('moreChanges', { count: sentences.length - MAX_SENTENCES })] : []),
      ...(left > 0 ? [phrase('moreFiles', { count: left })] : []),
    ],
    files: files.map((one) => one.file),
  };
}

function isJson({ file }: VersionedFile): boolean {
  return file.endsWith('.json');
}

/** The earlier texts of a file, latest first. */
export function* earlierTexts(options: HistoryOptions, file: string): Iterable<string> {
  for (const { files } of versionsOf(options, MAX_SEARCHED, file)) {
    const changed = files.find((one) => one.file === file);
    for (const content of [changed?.after(), changed?.before()]) if (content) yield content.toString('utf8');
  }
}

/**
 * Restores a file in the draft as it was after an entry of the history; with `^` after the entry's id, reverts only
 * that entry's changes and keeps later ones. One undo step.
 * @throws OperationRefusedError if the entry is unknown, or nothing would change
 */
export function restore(draft: DraftFolder, options: HistoryOptions, request: StudioApi['restore']['request']): void {
  const { file } = request;
  const id = request.id.replace(/\^$/, '');
  const what = describeFile(options.kinds, file);
  const version = versionsOf(options, MAX_SEARCHED, file).find((one) => one.id === id);
  const changed = version?.files.find((one) => one.file === file);
  if (!version || !changed) throw refusal('unknownThen', { what });
  const now = draft.bytes(file);
  const after = request.id === id ? changed.after() : withoutChange(changed.before(), changed.after(), now);
  if (after === now || (after && now && Buffer.compare(after, now) === 0))
    throw refusal('isSo', { what: sentenceCase(what) });
  const day = version.time.toISOString().slice(0, 10);
  const title = phrase(request.id === id ? 'restoreAsOn' : 'takeBackChange', { what, day });
  draft.change([{ file, after }], { title });
}

/**
 * The files that have changed since before or after an entry of the history; their `before` is the content from then.
 * @throws OperationRefusedError if there is no such entry
 */
export function changedSince(
  options: HistoryOptions,
  { id, when }: { id: string; when: 'before' | 'after' },
): VersionedFile[] {
  const versions = versionsOf(options, MAX_SEARCHED, undefined);
  const at = versions.findIndex((version) => version.id === id);
  if (at < 0) throw refusal('noEntry');
  // Versions are sorted latest first, so the oldest one of each file wins.
  const later = versions.slice(0, when === 'before' ? at + 1 : at);
  return [...new Map(later.flatMap(({ files }) => files.map((file) => [file.file, file] as const))).values()];
}

function withoutChange(before: Uint8Array | undefined, after: Uint8Array | undefined, now: Uint8Array | undefined) {
  const merged = mergeFiles({ base: after, mine: before, theirs: now });
  if ('bytes' in merged) return merged.bytes;
  throw refusal('changedAgain');
}
