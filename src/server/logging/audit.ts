import { userInfo } from 'node:os';
import type { NewAuditEntry } from '../storage/records.ts';
import type { Storage } from '../storage/storage.ts';

/** The details of an audit entry: never an address, a name or any other input of a visitor. */
export type AuditFacts = NewAuditEntry['details'];

/** Removes everything but the usual characters of account names. */
function plain(name: string): string {
  return name.replaceAll(/[^\w.-]/g, '_').slice(0, 64);
}

function accountName(): string {
  try {
    return userInfo().username;
  } catch {
    // The process runs under a user id that has no account.
    return `uid ${process.getuid?.() ?? 'unknown'}`;
  }
}

/** Who runs the command: the system account, and who switched to it by sudo. */
export function currentActor(sudoUser?: string): string {
  const account = plain(accountName());
  return !sudoUser ? account : `${account} (sudo by ${plain(sudoUser)})`;
}

/**
 * Runs an operation on stored data and records it in the audit trail: its start, without which it does not run, and how
 * it ended.
 * @param work the operation; it receives a function that adds a detail to the second entry, such as a number
 * @throws whatever the storage or `work` throws
 */
export async function withAuditTrail<Result>(
  storage: Pick<Storage, 'record'>,
  { actor, action }: Pick<NewAuditEntry, 'actor' | 'action'>,
  work: (note: (facts: AuditFacts) => void) => Promise<Result>,
): Promise<Result> {
  const facts: AuditFacts = {};
  const entry = (details: AuditFacts) => ({ at: new Date().toISOString(), actor, action, details });
  const of = await storage.record(entry({ step: 'begun' }));
  try {
    const result = await work((more) => void Object.assign(facts, more));
    await storage.record(entry({ ...facts, step: 'done', of }));
    return result;
  } catch (error) {
    // The first entry exists in any case, and the error that stopped the work may affect this one too.
    await storage.record(entry({ ...facts, step: 'failed', of })).catch(() => {});
    throw error;
  }
}
