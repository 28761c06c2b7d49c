import { trustClock } from '../retention/clock.ts';
import { eraseLeads, purgeLeads } from '../retention/retention.ts';
import { type CommandContext, type ExitCode, UsageError } from './command-context.ts';

/** `erase`: erases a person by their address, or one submission. */
export async function erase({ lead, storage, options, output, addAuditDetails }: CommandContext): Promise<ExitCode> {
  const [email, id] = [options.email?.trim().toLowerCase(), options.id?.trim()];
  if (Boolean(email) === Boolean(id)) {
    throw new UsageError('erase needs --email with the address of the person, or --id with a reference number.');
  }
  const which = email ? { email } : { id: id ?? '' };
  const { submissions, subscribers, mails, calledWebhooks, inFlight, mentionedIn } = await eraseLeads(
    storage,
    lead.outbox,
    which,
  );
  addAuditDetails({ submissions, subscribers, mails: mails.length, ...(id && submissions > 0 && { id }) });
  output.out(
    `Erased ${submissions} submissions of ${email || id}, with their documents and ${mails.length} mails and calls.\n`,
  );
  if (subscribers > 0) output.out('The address was removed from the newsletter.\n');
  if (inFlight > 0) output.out(`${inFlight} of the mails and calls were already being sent and may still arrive.\n`);
  if (calledWebhooks.length > 0)
    output.out(`Erase it in these systems too, which received the data: ${calledWebhooks.join(', ')}\n`);
  if (mentionedIn.length > 0)
    output.out(`Other submissions mention the address in their text: ${mentionedIn.join(', ')}\n`);
  return submissions + subscribers + mails.length > 0 ? 0 : 1;
}

/** `purge`: erases what has been kept for too long. */
export async function purge({ lead, storage, options, output, addAuditDetails }: CommandContext): Promise<ExitCode> {
  const { outbox, retentionDays, sourcesChangedAt } = lead;
  const isRight = options['clock-is-right'] ?? false;
  addAuditDetails({ retentionDays, ...(isRight && { clockIsRight: true }) });
  if (isRight) await trustClock(storage, new Date());
  const { submissions, subscribers } = await purgeLeads({ storage, outbox, retentionDays, sourcesChangedAt });
  addAuditDetails({ submissions, subscribers });
  output.out(`Erased ${submissions} submissions older than ${retentionDays} days.\n`);
  if (subscribers > 0)
    output.out(`Erased ${subscribers} newsletter addresses that never confirmed, or left long ago.\n`);
  return 0;
}
