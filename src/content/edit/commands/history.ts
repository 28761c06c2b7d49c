import path from 'node:path';
import { parentPointer } from '../../read/json.ts';
import { findEntity } from '../entities/find-entity.ts';
import { OperationRefusedError } from '../entities/operation-refused-error.ts';
import { hashOfFile } from '../files/write-file.ts';
import { planRestore } from '../history/restore.ts';
import { type About, describeHistory } from '../history/show-history.ts';
import type { LogEntry } from '../log/change-log.ts';
import { planUndo, undoable } from '../operations/undo.ts';
import { Draft } from '../site/draft.ts';
import { readSite, type Site } from '../site/site.ts';
import { change } from './change.ts';
import type { Command, CommandContext } from './command.ts';

/** Maximum number of versions, and of undoable changes, to show. */
const VERSIONS = 20;
const UNDOABLE = 5;

/** The commands that list changes and undo them. */
export const historyCommands: Record<string, Command> = {
  history: {
    words: ['NAME'],
    optional: 1,
    run: async ([name], context) => showHistory(await readSite(context.options), name, context),
  },
  undo: { words: ['NUMBER'], optional: 1, run: async ([number], context) => undo(number, context) },
  restore: {
    words: ['NAME'],
    run: ([name = ''], context) =>
      change(context, (site) => planRestore(site, context.versions, aboutNamed(site, name).file, context.options.from)),
  },
};

function showHistory(site: Site, name: string | undefined, { versions, log }: CommandContext): string[] {
  const about = name === undefined ? undefined : aboutNamed(site, name);
  const lines = describeHistory(site.content.kinds, versions.list(VERSIONS, about && [about.file]), about);
  const { configDir } = site.options;
  const isAsLeft = ({ files }: LogEntry) =>
    files.every(({ file, after }) => hashOfFile(path.join(configDir, file)) === after);
  const latest = about ? [] : undoable(log).filter(isAsLeft).slice(-UNDOABLE).reverse();
  const undo = latest.length > 0 ? ['Can be undone with "npm run content -- undo NUMBER":'] : [];
  return [
    ...undo,
    ...latest.map(({ id, title }) => `  ${id}  ${title}`),
    ...(lines.length > 0 ? lines : ['No changes are known.']),
  ];
}

/** An existing entity, or a file, which may have been deleted. */
function aboutNamed(site: Site, name: string): About {
  const file = name.replace(/^.*site-config\//, '');
  if (/\.[a-z]+$/.test(file) && !file.startsWith('/') && !file.includes('..')) return { file, pointer: '' };
  const { file: where, pointer, source } = findEntity(site, name);
  return { file: where, pointer: source.type === 'item' ? parentPointer(pointer) : pointer };
}

function undo(number: string | undefined, { log, options }: CommandContext): string[] {
  const entry = entryNamed(undoable(log), number);
  const { configDir } = options;
  const draft = new Draft(configDir);
  planUndo(draft, log, entry, (file) => hashOfFile(path.join(configDir, file)));
  const title = `Undo: ${entry.title}`;
  if (options.isDryRun) return [title, ...draft.changes().map(({ file }) => `  ${file}`)];
  log.commit(title, draft.changes(), { undoes: entry.id });
  return [title, 'Done. Every file is as it was before.'];
}

function entryNamed(entries: LogEntry[], number: string | undefined): LogEntry {
  const entry = number === undefined ? entries.at(-1) : entries.find(({ id }) => id === Number(number));
  if (entry) return entry;
  const which = number === undefined ? '' : ` under the number ${number}`;
  throw new OperationRefusedError(`There is nothing to undo${which}.`);
}
