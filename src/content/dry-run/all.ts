import type { Severity } from '../report/issues.ts';
import { answers } from './answers.ts';
import type { DryRunCheck } from './dry-run-check.ts';
import { mails } from './mails.ts';
import { pictureCodes } from './pictures.ts';
import { recipients } from './recipients.ts';
import { webhooks } from './webhooks.ts';

/** All dry runs. */
export const dryRunChecks: DryRunCheck[] = [answers, mails, recipients, webhooks];

/** All codes they can report, with their severity. */
export const dryRunCodes: Readonly<Record<string, Severity>> = Object.assign(
  {},
  pictureCodes,
  ...dryRunChecks.map(({ codes }) => codes),
);
