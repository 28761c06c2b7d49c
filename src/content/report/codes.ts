import * as rules from '../checks/rules/all.ts';
import { dryRunCodes } from '../dry-run/all.ts';
import { splitWords } from '../read/split-words.ts';
import type { Severity } from './issues.ts';

/** Codes that syntax/ and read-faults.ts use. */
const textCodes = splitWords(`
  bad-backslash bad-value byte-order-mark comment control-character curly-quotes duplicate-key empty-file
  extra-bracket extra-comma merge-conflict missing-colon missing-comma missing-file missing-name missing-value
  name-without-quotes not-text odd-space quote-inside-text second-value single-quotes text-after-end too-deep
  trailing-comma unclosed-bracket unclosed-text unexpected unreadable-file wrong-bracket wrong-sign
`);

/** Codes that schema-messages.ts uses. */
const schemaCodes = splitWords(`
  bad-name contradiction empty-text listed-twice missing-property too-few too-large too-long too-many too-short too-small
  unknown-block unknown-choice unknown-property wrong-folder wrong-shape wrong-type
`);

const severities = new Map<string, Severity>([
  ...[...textCodes, ...schemaCodes].map((code): [string, Severity] => [code, 'error']),
  ...Object.values(rules).flatMap(({ codes }) => Object.entries(codes)),
  ...Object.entries(dryRunCodes),
]);

/** Every code that a finding can have, sorted. */
export function allCodes(): string[] {
  return [...severities.keys()].sort();
}

/** The severity of a code. @throws Error for an unknown code, which is a bug in the engine */
export function severityOf(code: string): Severity {
  const severity = severities.get(code);
  if (!severity) throw new Error(`no check declares the code ${code}`);
  return severity;
}
