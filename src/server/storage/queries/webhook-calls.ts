import type { ExpressionBuilder, Kysely } from 'kysely';
import type { CallsOf, TracedCall } from '../deliveries.ts';
import type { Tables } from '../tables.ts';
import { toTracedCall } from './rows.ts';

/** The reason of failed deliveries of an erased person, which are never retried. */
export const ERASED = 'erased';

/** The condition that selects calls. */
function belongsTo(which: CallsOf) {
  return (row: ExpressionBuilder<Tables, 'deliveries'>) => {
    if ('webhook' in which) return row('recipient', '=', which.webhook);
    return 'submissionId' in which
      ? row('submission_id', '=', which.submissionId)
      : row('message_id', '=', which.messageId);
  };
}

/** See BackupStorage.undeliveredCalls. */
export async function undeliveredCalls(db: Kysely<Tables>): Promise<TracedCall[]> {
  const calls = db.selectFrom('deliveries').selectAll().where('channel', '=', 'webhook');
  const open = calls.where('status', 'in', ['queued', 'dead']);
  return (await open.orderBy('created_at').orderBy('id').execute()).map(toTracedCall);
}

/** See BackupStorage.retryCalls. */
export async function retryCalls(db: Kysely<Tables>, which: CallsOf, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('deliveries')
    .set({ status: 'queued', attempts: 0, due_at: now.toISOString(), claimed: 0, owner: null })
    .where('channel', '=', 'webhook')
    .where('status', '=', 'dead')
    .where('reason', '!=', ERASED)
    .where(belongsTo(which))
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** See BackupStorage.dropCalls. */
export async function dropCalls(db: Kysely<Tables>, which: CallsOf): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('deliveries')
    .set({ status: 'dropped' })
    .where('channel', '=', 'webhook')
    .where('status', 'in', ['queued', 'dead'])
    .where('claimed', '=', 0)
    .where(belongsTo(which))
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** The webhooks that were called for one of the submissions. A failed call may have been received nevertheless. */
export async function calledWebhooks(db: Kysely<Tables>, submissions: string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('deliveries')
    .select('recipient')
    .distinct()
    .where('channel', '=', 'webhook')
    .where('submission_id', 'in', submissions)
    .where((row) =>
      row.or([row('attempts', '>', 0), row.and([row('reason', 'is not', null), row('reason', '!=', ERASED)])]),
    )
    .execute();
  return rows.map((row) => row.recipient);
}
