import type { CallsOf, TracedCall } from '../storage/deliveries.ts';
import { asLines, type CommandContext, type ExitCode, UsageError } from './command-context.ts';

/** A line of the list: state, submission, webhook, and why it failed. No personal data. */
function line({ createdAt, status, webhook, submissionId, messageId, attempts, reason }: TracedCall): string {
  const tried = `${attempts} attempts${reason === null ? '' : `, ${reason}`}`;
  return [createdAt, status.padEnd(6), webhook.padEnd(12), submissionId, messageId, tried].join('  ');
}

/** The calls selected by an argument: the name of a webhook, a webhook-id, or the reference number of a submission. */
function readTarget(argument: string): CallsOf {
  if (/^msg_/.test(argument)) return { messageId: argument };
  return /^[a-z]/.test(argument) ? { webhook: argument } : { submissionId: argument };
}

function need(verb: string, argument: string | undefined): string {
  if (argument === undefined) throw new UsageError(`${verb} needs the name of a webhook, or an id from the list.`);
  return argument;
}

async function retry({ storage, secondArgument, output }: CommandContext): Promise<ExitCode> {
  const count = await storage.retryCalls(readTarget(need('retry', secondArgument)), new Date());
  output.out(`${count} failed calls will be retried, within a minute if the server is running.\n`);
  return count > 0 ? 0 : 1;
}

async function drop({ storage, secondArgument, output }: CommandContext): Promise<ExitCode> {
  const count = await storage.dropCalls(readTarget(need('drop', secondArgument)));
  output.out(`${count} calls were dropped.\n`);
  return count > 0 ? 0 : 1;
}

/** `webhooks`: lists undelivered calls; `webhooks retry|drop NAME|ID`: retries or abandons them. */
export async function webhooks(context: CommandContext): Promise<ExitCode> {
  if (context.argument === 'retry') return retry(context);
  if (context.argument === 'drop') return drop(context);
  if (context.argument !== undefined) throw new UsageError(`webhooks takes retry or drop, not '${context.argument}'.`);
  const calls = await context.storage.undeliveredCalls();
  context.output.out(asLines(calls.map(line)));
  return 0;
}
