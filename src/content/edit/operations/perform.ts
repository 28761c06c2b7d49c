import { severityOf } from '../../report/codes.ts';
import { OperationRefusedError, refusal } from '../entities/operation-refused-error.ts';
import type { ChangeLog, LogEntry } from '../log/change-log.ts';
import type { NewFinding } from '../site/new-findings.ts';
import { phrase } from '../words/phrase.ts';
import type { Plan } from './plan.ts';

/** The effect of an operation, planned or performed. */
export interface Outcome {
  /** Its title and steps as sentences. */
  sentences: string[];
  /** Findings that are left for the user to fix. */
  hints: NewFinding[];
  /** Its log entry; undefined for a dry run. */
  entry?: LogEntry;
}

/** An operation is refused because the check would report something new. */
export class NewFindingsError extends OperationRefusedError {
  readonly findings: readonly NewFinding[];

  constructor(findings: NewFinding[]) {
    super(phrase('wouldBreak'), [...new Set(findings.map(inWords))]);
    this.findings = findings;
  }
}

/**
 * Tries an operation on a copy, then performs it, all or nothing.
 * @param log the change log; without it nothing is written
 * @throws NewFindingsError; OperationRefusedError if it changes nothing; ConcurrentChangeError
 */
export async function perform(plan: Plan, log: ChangeLog | undefined): Promise<Outcome> {
  const changes = plan.site.draft.changes();
  if (changes.length === 0) throw refusal('changesNothing');
  const found = await plan.findings();
  const faults = found.filter((finding) => !isStillToDo(finding, plan));
  if (faults.length > 0) throw new NewFindingsError(rootCauses(faults));
  const hints = found.filter((finding) => !faults.includes(finding));
  const entry = log?.commit(plan.title, changes);
  return { sentences: [plan.title, ...plan.steps], hints, ...(entry && { entry }) };
}

/**
 * Whether a new finding is acceptable: added entities may be unused or incomplete for now, and style warnings are for
 * people to judge, such as two menu entries that now lead to the same page. Errors, and leftovers that became unused,
 * are not acceptable.
 */
function isStillToDo({ code, file, pointer }: NewFinding, { added }: Plan): boolean {
  const isAdded = added.some((one) => one.file === file && `${pointer}/`.startsWith(`${one.pointer}/`));
  return severityOf(code) === 'warning' && (isAdded || !code.startsWith('unused-'));
}

/** The findings to show: an invalid name is the only cause, although every use of it is a mistake too. */
function rootCauses(faults: NewFinding[]): NewFinding[] {
  const names = faults.filter(({ code }) => code === 'wrong-shape' || code === 'bad-name');
  return names.length > 0 ? names : faults;
}

/** A finding with its file, for users who see files. */
export function inWords({ file, message, suggestion }: NewFinding): string {
  return `${file}: ${message} ${suggestion}`;
}
