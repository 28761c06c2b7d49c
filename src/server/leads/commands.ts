import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fileEnding } from '../../forms/rules/index.ts';
import { eraseLeads, purgeLeads } from '../retention.ts';
import type { Storage, Submission } from '../storage/storage.ts';
import { toCsv } from './csv.ts';

/** Where the commands write, so that tests can read it. */
export interface Output {
  out: (text: string) => void;
  error: (text: string) => void;
}

/** 0 good, 1 nothing found, 2 wrong use. */
export type ExitCode = 0 | 1 | 2;

export const USAGE = `Usage:
  npm run leads -- list [--source NAME] [--format text|json]
  npm run leads -- show ID [--documents FOLDER]
  npm run leads -- export --format csv|json [--source NAME]
  npm run leads -- erase --email ADDRESS
  npm run leads -- purge`;

/** Wrong use of the command, in a sentence. */
class UsageError extends Error {}

/** Where the leads are. */
export interface LeadStore {
  open: () => Promise<Storage>;
  /** Folder of the mails that were written as files. */
  outbox: string;
  retentionDays: number;
}

interface Call {
  id: string | undefined;
  options: Options;
}

interface Options {
  source?: string | undefined;
  format?: string | undefined;
  documents?: string | undefined;
  email?: string | undefined;
}

function chooseFormat(options: Options, allowed: string[], fallback: string | undefined): string {
  const format = options.format ?? fallback;
  if (format !== undefined && allowed.includes(format)) return format;
  throw new UsageError(`--format must be ${allowed.join(' or ')}.`);
}

function filterOf(options: Options): { source?: string } {
  return options.source === undefined ? {} : { source: options.source };
}

function line({ id, receivedAt, source, status, email }: Submission): string {
  return [receivedAt, source.padEnd(14), status.padEnd(11), id, email ?? ''].join('  ').trimEnd();
}

async function list(storage: Storage, options: Options, { out }: Output): Promise<ExitCode> {
  const format = chooseFormat(options, ['text', 'json'], 'text');
  const submissions = await storage.list(filterOf(options));
  out(
    format === 'json'
      ? `${JSON.stringify(submissions, null, 2)}\n`
      : submissions.map((one) => `${line(one)}\n`).join(''),
  );
  return 0;
}

async function exportAll(storage: Storage, options: Options, { out }: Output): Promise<ExitCode> {
  const format = chooseFormat(options, ['csv', 'json'], undefined);
  const submissions = await storage.list(filterOf(options));
  out(format === 'csv' ? toCsv(submissions) : `${JSON.stringify(submissions, null, 2)}\n`);
  return 0;
}

async function show(storage: Storage, id: string | undefined, options: Options, output: Output): Promise<ExitCode> {
  if (id === undefined) throw new UsageError('show needs the reference number of a submission.');
  const submission = await storage.find(id);
  if (!submission) {
    output.error(`There is no submission with the reference number ${id}.\n`);
    return 1;
  }
  const documents = await storage.documentsOf(id);
  const mails = (await storage.mailsOf(id)).map(({ templateId, recipient, subject }) => ({
    templateId,
    recipient,
    subject,
  }));
  output.out(`${JSON.stringify({ ...submission, mails }, null, 2)}\n`);
  const { documents: folder } = options;
  if (folder === undefined) return 0;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const { field, name, content } of documents) {
    // The name is ours: that of the visitor could be anything.
    writeFileSync(join(folder, `${id}-${field}.${fileEnding(name)}`), content, { mode: 0o600 });
  }
  return 0;
}

function parse(args: string[]) {
  const options = {
    source: { type: 'string' },
    format: { type: 'string' },
    documents: { type: 'string' },
    email: { type: 'string' },
  } as const;
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    const [reason = ''] = error instanceof Error ? error.message.split('. ') : [];
    throw new UsageError(`${reason}.`);
  }
}

async function eraseOne(lead: LeadStore, storage: Storage, options: Options, output: Output): Promise<ExitCode> {
  const email = options.email?.trim().toLowerCase();
  if (!email) throw new UsageError('erase needs --email with the address of the person.');
  const count = await eraseLeads(storage, lead.outbox, { email });
  output.out(`Erased ${count} submissions of ${email}, with their documents and mails.\n`);
  return count > 0 ? 0 : 1;
}

async function purge(lead: LeadStore, storage: Storage, output: Output): Promise<ExitCode> {
  const count = await purgeLeads(storage, lead.outbox, lead.retentionDays);
  output.out(`Erased ${count} submissions older than ${lead.retentionDays} days.\n`);
  return 0;
}

/** One function a command. */
const COMMANDS: Record<string, (lead: LeadStore, storage: Storage, call: Call, output: Output) => Promise<ExitCode>> = {
  list: (_lead, storage, { options }, output) => list(storage, options, output),
  show: (_lead, storage, { id, options }, output) => show(storage, id, options, output),
  export: (_lead, storage, { options }, output) => exportAll(storage, options, output),
  erase: (lead, storage, { options }, output) => eraseOne(lead, storage, options, output),
  purge: (lead, storage, _call, output) => purge(lead, storage, output),
};

async function run(args: string[], lead: LeadStore, output: Output): Promise<ExitCode> {
  const { values, positionals } = parse(args);
  const [name = '', id, ...others] = positionals;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new UsageError('Please say what to do: list, show, export, erase or purge.');
  if (others.length > 0 || (id !== undefined && name !== 'show')) {
    throw new UsageError(`'${others[0] ?? id}' is one word too many.`);
  }
  const storage = await lead.open();
  try {
    return await command(lead, storage, { id, options: values }, output);
  } finally {
    await storage.close();
  }
}

/** Runs `npm run leads -- …`: staff's access to what was stored. Works while the server runs. */
export async function runLeads(args: string[], lead: LeadStore, output: Output): Promise<ExitCode> {
  try {
    return await run(args, lead, output);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    output.error(`${error.message}\n${USAGE}\n`);
    return 2;
  }
}
