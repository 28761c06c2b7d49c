import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { eraseLeads, purgeLeads } from '../retention.ts';
import { StorageError, StorageUnavailable } from '../storage/errors.ts';
import { restoreBackup, writeBackup } from './backup.ts';
import { type Call, type ExitCode, type LeadStore, type Output, parseCall, UsageError } from './calls.ts';
import { exportAll, list, show } from './reading.ts';
import { webhooks } from './webhooks.ts';

export const USAGE = `Usage:
  npm run leads -- list [--source NAME] [--format text|json]
  npm run leads -- show ID [--documents FOLDER]
  npm run leads -- export --format csv|json [--source NAME] [--file FILE] [--documents FOLDER]
  npm run leads -- erase --email ADDRESS | --id ID
  npm run leads -- webhooks [retry|drop NAME|ID]
  npm run leads -- purge
  npm run leads -- backup FILE|FOLDER
  npm run leads -- restore FILE`;

async function erase({ lead, storage, options, output }: Call): Promise<ExitCode> {
  const [email, id] = [options.email?.trim().toLowerCase(), options.id?.trim()];
  if (Boolean(email) === Boolean(id)) {
    throw new UsageError('erase needs --email with the address of the person, or --id with a reference number.');
  }
  const which = email ? { email } : { id: id ?? '' };
  const { submissions, mails, handedTo, onTheirWay, mentionedIn } = await eraseLeads(storage, lead.outbox, which);
  output.out(
    `Erased ${submissions} submissions of ${email || id}, with their documents and ${mails.length} mails and calls.\n`,
  );
  if (onTheirWay > 0) output.out(`${onTheirWay} of the mails and calls were being handed over and may still arrive.\n`);
  if (handedTo.length > 0) output.out(`Erase it there too, since they were told of it: ${handedTo.join(', ')}\n`);
  if (mentionedIn.length > 0) output.out(`The words of others name the address too: ${mentionedIn.join(', ')}\n`);
  return submissions + mails.length > 0 ? 0 : 1;
}

async function purge({ lead, storage, output }: Call): Promise<ExitCode> {
  const count = await purgeLeads(storage, lead.outbox, lead.retentionDays);
  output.out(`Erased ${count} submissions older than ${lead.retentionDays} days.\n`);
  return 0;
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

async function backup({ storage, word, output }: Call): Promise<ExitCode> {
  if (word === undefined) throw new UsageError('backup needs the name of a new file, or of a folder.');
  const time = new Date().toISOString().replaceAll(/[:.]/g, '-');
  const file = isFolder(word) ? join(word, `leads-${time}.jsonl.gz`) : word;
  if (existsSync(file)) throw new UsageError(`There is a file ${file} already.`);
  const { submissions, documents, deliveries } = await writeBackup(storage, file);
  output.out(
    `Saved ${submissions} submissions, ${documents} documents and ${deliveries} mails and webhook calls in ${file}\n`,
  );
  return 0;
}

async function restore({ storage, word, output }: Call): Promise<ExitCode> {
  if (word === undefined) throw new UsageError('restore needs the file of a backup.');
  await restoreBackup(storage, word);
  output.out(`Restored ${(await storage.list({})).length} submissions.\n`);
  return 0;
}

/** One function a command, and how many words may follow its name; none if it says nothing. */
const COMMANDS: Record<string, { run: (call: Call) => Promise<ExitCode>; words?: 1 | 2 }> = {
  list: { run: list },
  show: { run: show, words: 1 },
  export: { run: exportAll },
  erase: { run: erase },
  purge: { run: purge },
  backup: { run: backup, words: 1 },
  restore: { run: restore, words: 1 },
  webhooks: { run: webhooks, words: 2 },
};

async function run(args: string[], lead: LeadStore, output: Output): Promise<ExitCode> {
  const { words, options } = parseCall(args);
  const [name = '', ...following] = words;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new UsageError(`Please say what to do: ${Object.keys(COMMANDS).join(', ')}.`);
  const tooMany = following[command.words ?? 0];
  if (tooMany !== undefined) throw new UsageError(`'${tooMany}' is one word too many.`);
  const [word, other] = following;
  const storage = await lead.open();
  try {
    return await command.run({ lead, storage, word, other, options, output });
  } finally {
    await storage.close();
  }
}

/** Runs `npm run leads -- …`: staff's access to what was stored. Works while the server runs. */
export async function runLeads(args: string[], lead: LeadStore, output: Output): Promise<ExitCode> {
  try {
    return await run(args, lead, output);
  } catch (error) {
    const isUsage = error instanceof UsageError;
    if (isUsage) output.error(`${error.message}\n${USAGE}\n`);
    else if (error instanceof StorageError) output.error(`${error.message}\n`);
    else if (error instanceof StorageUnavailable) output.error('The database does not answer. Please try again.\n');
    else throw error;
    return isUsage ? 2 : 1;
  }
}
