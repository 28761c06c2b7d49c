import { eraseLeads } from '../retention/retention.ts';
import { writePrivate } from '../startup/private-files.ts';
import { StorageError } from '../storage/errors.ts';
import type { Subscriber, SubscriberStatus } from '../storage/subscriber.ts';
import {
  asLines,
  type CommandContext,
  chooseFormat,
  type ExitCode,
  refuseExisting,
  UsageError,
} from './command-context.ts';
import { toTable } from './csv.ts';
import { visible, visibleJson } from './escape-control-characters.ts';

const STATUSES: SubscriberStatus[] = ['pending', 'confirmed', 'left'];

function chooseStatus(text: string | undefined): SubscriberStatus | undefined {
  const status = STATUSES.find((one) => one === text);
  if (text === undefined || status) return status;
  throw new UsageError(`--status must be ${STATUSES.join(' or ')}.`);
}

function line({ createdAt, status, source, email }: Subscriber): string {
  return visible([createdAt, status.padEnd(9), source.padEnd(14), email].join('  '));
}

/** What staff see of a subscriber: everything but the token of its links. */
function known({ token: _token, ...subscriber }: Subscriber): Omit<Subscriber, 'token'> {
  return subscriber;
}

async function list({ storage, options, output }: CommandContext): Promise<ExitCode> {
  const format = chooseFormat(options, ['text', 'json'], 'text');
  const subscribers = await storage.listSubscribers(chooseStatus(options.status));
  output.out(format === 'json' ? visibleJson(subscribers.map(known)) : asLines(subscribers.map(line)));
  return 0;
}

function asCsv(rows: (Omit<Subscriber, 'token'> & { leaveLink: string })[]): string {
  const columns = ['email', 'status', 'source', 'createdAt', 'confirmedAt', 'leftAt', 'leaveLink'] as const;
  return toTable(
    [...columns],
    rows.map((row) => columns.map((name) => row[name] ?? '')),
  );
}

/** Exports the list for a newsletter tool: by default the confirmed addresses, each with its unsubscribe link. */
async function exportList({ lead, storage, options, output }: CommandContext): Promise<ExitCode> {
  const format = chooseFormat(options, ['csv', 'json'], 'csv');
  const leaveLink = lead.unsubscribeLinks?.();
  if (!leaveLink) throw new StorageError('The unsubscribe links are missing. Please build the site: npm run build.');
  refuseExisting(options.file);
  const subscribers = await storage.listSubscribers(chooseStatus(options.status) ?? 'confirmed');
  const rows = subscribers.map((one) => ({ ...known(one), leaveLink: leaveLink(one.token) }));
  const text = format === 'csv' ? asCsv(rows) : visibleJson(rows);
  if (options.file === undefined) output.out(text);
  else {
    await writePrivate(options.file, text, 'wx');
    output.out(`Exported ${rows.length} addresses.\n`);
  }
  return 0;
}

async function remove({ lead, storage, options, output }: CommandContext): Promise<ExitCode> {
  const email = options.email?.trim().toLowerCase();
  if (!email) throw new UsageError('subscribers remove needs --email with the address.');
  const { subscribers, submissions, inFlight } = await eraseLeads(storage, lead.outbox, { subscriber: email });
  output.out(
    `Erased ${email} from the list${subscribers > 0 ? '' : ' (it was not on it)'}, and ${submissions} sign-ups.\n`,
  );
  if (inFlight > 0) output.out(`${inFlight} mails were already being sent and may still arrive.\n`);
  return subscribers + submissions > 0 ? 0 : 1;
}

const ACTIONS: Record<string, (context: CommandContext) => Promise<ExitCode>> = { list, export: exportList, remove };

/** `subscribers list|export|remove`: manages the newsletter's subscribers. @throws UsageError */
export async function subscribers(context: CommandContext): Promise<ExitCode> {
  const action = Object.hasOwn(ACTIONS, context.argument ?? '') ? ACTIONS[context.argument ?? ''] : undefined;
  if (!action) throw new UsageError(`subscribers needs one of ${Object.keys(ACTIONS).join(', ')}.`);
  return action(context);
}
