/** What `npm run content` can do: each command by its word. */
import path from 'node:path';
import { hashOfFile } from './files/write-file.ts';
import { ChangeLog, type LogEntry } from './log/change-log.ts';
import { lockFolder } from './log/lock.ts';
import { planNew } from './operations/create.ts';
import { planDuplicate } from './operations/duplicate.ts';
import { type Outcome, perform } from './operations/perform.ts';
import type { Plan } from './operations/plan.ts';
import { planRemoval } from './operations/remove.ts';
import { planRename } from './operations/rename.ts';
import { usesInWords } from './operations/show-uses.ts';
import { planUndo, undoable } from './operations/undo.ts';
import { Draft } from './site/draft.ts';
import { readSite, type Site, type SiteOptions } from './site/site.ts';
import { findThing } from './things/find-thing.ts';
import { Refusal } from './things/refusal.ts';

/** What a command is given besides its words. */
export interface CommandOptions extends SiteOptions {
  /** Where is kept what was done. */
  logDir: string;
  /** Says what would be done, and does nothing. */
  isDryRun: boolean;
  /** What comes in the place of what is removed. */
  to?: string | undefined;
}

/** A command of the line. */
interface Command {
  /** What its words stand for, as the usage line shows them. */
  words: string[];
  run(words: string[], options: CommandOptions): Promise<string[]>;
}

/** A command was not used as it is meant. */
export class WrongUse extends Error {}

const commands = new Map<string, Command>([
  ['uses', { words: ['NAME'], run: async ([name = ''], options) => showUses(await readSite(options), name) }],
  [
    'rename',
    {
      words: ['OLD', 'NEW'],
      run: ([old = '', name = ''], options) => change(options, (site) => planRename(site, findThing(site, old), name)),
    },
  ],
  [
    'move',
    {
      words: ['PATH', 'NEW'],
      run: ([from = '', to = ''], options) => change(options, (site) => planRename(site, pathNamed(site, from), to)),
    },
  ],
  [
    'duplicate',
    {
      words: ['NAME', 'NEW'],
      run: ([old = '', name = ''], options) =>
        change(options, (site) => planDuplicate(site, findThing(site, old), name)),
    },
  ],
  [
    'remove',
    {
      words: ['NAME'],
      run: ([name = ''], options) => change(options, (site) => planRemoval(site, findThing(site, name), options.to)),
    },
  ],
  [
    'new',
    {
      words: ['KIND', 'NAME'],
      run: ([kind = '', name = ''], options) => change(options, (site) => planNew(site, kind, name)),
    },
  ],
  ['undo', { words: [], run: (words, options) => undo(words, options) }],
]);

/**
 * Runs a command of the line.
 * @returns what there is to say, line by line
 * @throws WrongUse, Refusal, ChangedMeanwhile, FolderBusy
 */
export async function runCommand(name: string, words: string[], options: CommandOptions): Promise<string[]> {
  const command = commands.get(name);
  if (!command) throw new WrongUse(name === '' ? 'Say what to do.' : `There is no command "${name}".`);
  if (words.length < command.words.length || words.some((word) => word === ''))
    throw new WrongUse(`It is: ${name} ${command.words.join(' ')}`);
  using _lock = lockFolder(options.logDir);
  const finished = logOf(options).recover();
  const lines = await command.run(words, options);
  return finished ? [`Finished what was cut off: ${finished.title}`, ...lines] : lines;
}

function logOf({ logDir, places }: CommandOptions): ChangeLog {
  return new ChangeLog(logDir, places.configDir);
}

async function change(options: CommandOptions, plan: (site: Site) => Plan | Promise<Plan>): Promise<string[]> {
  const site = await readSite(options);
  if (site.content.unreadable.size > 0)
    throw new Refusal('Some files cannot be read, so nobody knows what they name. Mend them first: npm run check.');
  const outcome = await perform(await plan(site), options.isDryRun ? undefined : logOf(options));
  return told(outcome);
}

function told({ sentences, hints, entry }: Outcome): string[] {
  const [title = '', ...steps] = sentences;
  const left = hints.length > 0 ? ['Still to do:', ...hints.map((hint) => `  ${hint}`)] : [];
  const end = entry
    ? `Done (${entry.id}). "npm run content -- undo" takes it back.`
    : 'Nothing was changed: this was only a trial.';
  return [title, ...steps.map((step) => `  ${step}`), ...left, end];
}

function showUses(site: Site, name: string): string[] {
  const [head = '', ...lines] = usesInWords(site, findThing(site, name));
  return [head, ...lines.map((line) => `  ${line}`)];
}

function pathNamed(site: Site, written: string) {
  const thing = findThing(site, written);
  if (thing.source.by !== 'path')
    throw new Refusal(`"${written}" is no path. Only addresses are moved; names are renamed.`);
  return thing;
}

async function undo([number]: string[], options: CommandOptions): Promise<string[]> {
  const log = logOf(options);
  const entry = entryNamed(undoable(log), number);
  const { configDir } = options.places;
  const draft = new Draft(configDir);
  planUndo(draft, log, entry, (file) => hashOfFile(path.join(configDir, file)));
  const title = `Take back: ${entry.title}`;
  if (options.isDryRun) return [title, ...draft.changes().map(({ file }) => `  ${file}`)];
  log.commit(title, draft.changes(), { undoes: entry.id });
  return [title, 'Done: every file is as it was before.'];
}

function entryNamed(entries: LogEntry[], number: string | undefined): LogEntry {
  const entry = number === undefined ? entries.at(-1) : entries.find(({ id }) => id === Number(number));
  if (!entry)
    throw new Refusal(
      number === undefined
        ? 'There is nothing to take back.'
        : `There is nothing to take back under the number ${number}.`,
    );
  return entry;
}
