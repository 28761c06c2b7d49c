import { userInfo } from 'node:os';
import type { NewAuditEntry, Storage } from '../storage/storage.ts';

/** What an entry of the audit trail may hold: never an address, a name or a word of a visitor. */
export type AuditFacts = NewAuditEntry['details'];

/** Names of accounts without what could be anything else. */
function plain(name: string): string {
  return name.replaceAll(/[^\w.-]/g, '_').slice(0, 64);
}

function accountName(): string {
  try {
    return userInfo().username;
  } catch {
    // An account that the system knows by its number alone.
    return `uid ${process.getuid?.() ?? 'unknown'}`;
  }
}

/** Who is at work: the account of the system, and who took it by sudo. */
export function currentActor(sudoUser?: string): string {
  const account = plain(accountName());
  return !sudoUser ? account : `${account} (sudo by ${plain(sudoUser)})`;
}

/**
 * Does something with stored data and records it in the audit trail: first that it begins, without which it is not
 * done, then how it ended.
 * @param work gets what adds a fact to the second entry, such as how many
 * @throws what the storage throws, and what `work` throws
 */
export async function recorded<Result>(
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
    // The first entry stands in any case; what kept the work from being done may keep this one out too.
    await storage.record(entry({ ...facts, step: 'failed', of })).catch(() => {});
    throw error;
  }
}
