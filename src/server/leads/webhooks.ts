import type { CallsOf, TracedCall } from '../storage/deliveries.ts';
import { asLines, type CommandContext, type ExitCode, UsageError } from './command-context.ts';

/** A line of the list: state, submission, webhook, and why it failed. No personal data. */
function line({ createdAt, status, webhook, submissionId, messageId, attempts, reason }: TracedCall): string {
  const tried = `${attempts} attempts${reason === null ? '' : `, ${reason}`}`;
  return [createdAt, status.padEnd(6), webhook.padEnd(12), submissionId, messageId, tried].join('  ');
}

/** The calls selected by an argument: the name of a webhook, a webhook-id, or the reference number of a submission. */
function readTarget(word: string): CallsOf {
  if (/^msg_/.test(word)) return { messageId: word };
  return /^[a-z]/.test(word) ? { webhook: word } : { submissionId: word };
}

function need(verb: string, word: string | undefined): string {
  if (word === undefined) throw new UsageError(`${verb} needs the name of a webhook, or an id from the list.`);
  return word;
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
export async function webhooks(call: CommandContext): Promise<ExitCode> {
  if (call.argument === 'retry') return retry(call);
  if (call.argument === 'drop') return drop(call);
  if (call.argument !== undefined) throw new UsageError(`webhooks takes retry or drop, not '${call.argument}'.`);
  const calls = await call.storage.undeliveredCalls();
  call.output.out(asLines(calls.map(line)));
  return 0;
}
