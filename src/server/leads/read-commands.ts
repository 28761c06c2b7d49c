import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileEnding } from '../../forms/rules/index.ts';
import { makePrivateFolder, writePrivate } from '../startup/private-files.ts';
import type { AuditEntry, Submission } from '../storage/records.ts';
import type { Storage } from '../storage/storage.ts';
import {
  asLines,
  type CommandContext,
  chooseFormat,
  type ExitCode,
  type Options,
  refuseExisting,
  UsageError,
} from './command-context.ts';
import { toCsv } from './csv.ts';
import { visible, visibleJson } from './escape-control-characters.ts';

function filterOf(options: Options): { source?: string } {
  return options.source === undefined ? {} : { source: options.source };
}

function line({ id, receivedAt, source, status, email }: Submission): string {
  return visible([receivedAt, source.padEnd(14), status.padEnd(11), id, email ?? ''].join('  ').trimEnd());
}

/** Why nothing was found. Names the sources there are, since they are easily taken for the names of the forms. */
async function nothingFound(storage: Storage, { source }: Options): Promise<string> {
  const sources = new Set((await storage.list({})).map((submission) => submission.source));
  if (source === undefined || sources.size === 0) return 'No submissions were found.\n';
  return `No submissions were found from ${visible(source)}, only from ${visible([...sources].sort().join(', '))}.\n`;
}

/** Saves the documents of a submission as files that only the owner can read. Returns how many. */
async function saveDocuments(storage: Storage, id: string, folder: string): Promise<number> {
  if (!existsSync(folder)) await makePrivateFolder(folder);
  const documents = await storage.documentsOf(id);
  for (const { field, name, content } of documents) {
    // The file name is built here, since the visitor's could be anything.
    const safe = `${id}-${field}.${fileEnding(name)}`.replace(/[^\w.-]/g, '_');
    await writePrivate(join(folder, safe), content, 'w');
  }
  return documents.length;
}

/** `list`: prints a line for each submission. */
export async function list({ storage, options, output, addAuditDetails }: CommandContext): Promise<ExitCode> {
  const format = chooseFormat(options, ['text', 'json'], 'text');
  const submissions = await storage.list(filterOf(options));
  addAuditDetails({ submissions: submissions.length });
  output.out(format === 'json' ? visibleJson(submissions) : asLines(submissions.map(line)));
  // On standard error, so that programs that read the list are not confused by a sentence.
  if (submissions.length === 0) output.error(await nothingFound(storage, options));
  return 0;
}

/** `show ID`: prints a submission and saves its documents. */
export async function show({
  storage,
  argument: id,
  options,
  output,
  addAuditDetails,
}: CommandContext): Promise<ExitCode> {
  if (id === undefined) throw new UsageError('show needs the reference number of a submission.');
  const submission = await storage.find(id);
  if (!submission) {
    output.error(`There is no submission with the reference number ${id}.\n`);
    return 1;
  }
  const mails = (await storage.mailsOf(id)).map(({ templateId, recipient, subject }) => {
    return { templateId, recipient, subject };
  });
  const calls = await storage.webhooksOf(id);
  const webhooks = calls.map(({ webhook, messageId, status, attempts, reason, sentAt }) => {
    return { webhook, id: messageId, status, attempts, reason, sentAt };
  });
  addAuditDetails({ submissions: 1, id });
  output.out(visibleJson({ ...submission, mails, webhooks }));
  if (options.documents !== undefined)
    addAuditDetails({ documents: await saveDocuments(storage, id, options.documents) });
  return 0;
}

/** `export`: exports all submissions as CSV or JSON, and saves their documents. */
export async function exportAll({ storage, options, output, addAuditDetails }: CommandContext): Promise<ExitCode> {
  const format = chooseFormat(options, ['csv', 'json'], undefined);
  const { file, documents: folder } = options;
  refuseExisting(file);
  const submissions = await storage.list(filterOf(options));
  addAuditDetails({ submissions: submissions.length, format });
  if (submissions.length === 0) output.error(await nothingFound(storage, options));
  const text = format === 'csv' ? toCsv(submissions) : visibleJson(submissions);
  if (file === undefined) output.out(text);
  else await writePrivate(file, text, 'wx');
  let documents = 0;
  if (folder !== undefined) for (const { id } of submissions) documents += await saveDocuments(storage, id, folder);
  addAuditDetails({ documents });
  if (file !== undefined) output.out(`Exported ${submissions.length} submissions and ${documents} documents.\n`);
  return 0;
}

/** A line for each entry: when, by whom, what, and how it ended. */
function auditLines(entries: AuditEntry[]): string[] {
  const ends = new Map(entries.flatMap((entry) => (entry.details.of ? [[entry.details.of, entry]] : [])));
  return entries
    .filter((entry) => entry.details.of === undefined)
    .map(({ id, at, actor, action, details }) => {
      const { step, of: _of, ...facts } = { ...details, ...ends.get(id)?.details };
      const words = Object.entries(facts).map(([name, value]) => `${name}=${value}`);
      return [at, actor, action, ends.has(id) ? step : 'not finished', ...words].join('  ');
    });
}

/** `audit`: prints what was done with stored data, oldest first. */
export async function audit({ storage, options, output }: CommandContext): Promise<ExitCode> {
  const format = chooseFormat(options, ['text', 'json'], 'text');
  const entries = await storage.auditTrail();
  output.out(format === 'json' ? visibleJson(entries) : asLines(auditLines(entries)));
  return 0;
}
