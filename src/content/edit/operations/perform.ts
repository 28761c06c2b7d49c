import { severityOf } from '../../report/codes.ts';
import { Refusal } from '../entities/refusal.ts';
import type { ChangeLog, LogEntry } from '../log/change-log.ts';
import { type NewFinding, newFindings } from '../site/new-findings.ts';
import type { Plan } from './plan.ts';

/** What an operation does, or has done. */
export interface Outcome {
  /** What it is and what it does, a sentence each. */
  sentences: string[];
  /** What is left to do. */
  hints: string[];
  /** What was noted of it; undefined when it was only tried. */
  entry?: LogEntry;
}

/**
 * Tries an operation on a copy, and then does it, all or nothing.
 * @param log where it is noted; without it nothing is written
 * @throws Refusal when the checker would find something that it does not find now; ChangedMeanwhile
 */
export async function perform(plan: Plan, log: ChangeLog | undefined): Promise<Outcome> {
  const changes = plan.site.draft.changes();
  if (changes.length === 0) throw new Refusal('This would change nothing.');
  const found = await newFindings(plan.site, plan.names, true);
  const faults = found.filter((finding) => !isStillToDo(finding, plan));
  if (faults.length > 0)
    throw new Refusal('This is not possible, because the content would then have mistakes:', faults.map(inWords));
  const hints = found.filter((finding) => !faults.includes(finding)).map(inWords);
  const entry = log?.commit(plan.title, changes);
  return { sentences: [plan.title, ...plan.steps], hints, ...(entry && { entry }) };
}

/**
 * What was added may wait for being used or filled in, and people look at matters of taste, such as two menu entries that
 * now lead to one place; a mistake may not wait, and nothing may be left behind that nothing uses.
 */
function isStillToDo({ code, file, pointer }: NewFinding, { added }: Plan): boolean {
  const isAdded = added.some((one) => one.file === file && `${pointer}/`.startsWith(`${one.pointer}/`));
  return severityOf(code) === 'warning' && (isAdded || !code.startsWith('unused-'));
}

function inWords({ file, message, suggestion }: NewFinding): string {
  return `${file}: ${message} ${suggestion}`;
}
