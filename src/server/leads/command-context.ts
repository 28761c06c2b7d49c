import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { AuditFacts } from '../logging/audit.ts';
import { wrongArgument } from '../startup/command-arguments.ts';
import type { BackupStorage } from '../storage/storage.ts';

/** Where the commands print. */
export interface Output {
  out: (text: string) => void;
  error: (text: string) => void;
}

/** 0 success, 1 nothing found or not done, 2 wrong usage. */
export type ExitCode = 0 | 1 | 2;

/** Wrong usage of the command; the message is a sentence. */
export class UsageError extends Error {}

/** The stored submissions and the context of a command. */
export interface LeadStore {
  open: () => Promise<BackupStorage>;
  /** Folder of the mails written as files. */
  outbox: string;
  retentionDays: number;
  /** When the newest source of the build was changed; undefined if there is no build. */
  sourcesChangedAt?: Date | undefined;
  /** Who runs the command; by default the account of the process. */
  actor?: string;
  /** The recipients of backups if the command names none. */
  recipients?: string[];
  /**
   * Returns the function that turns a token into an unsubscribe link; undefined if there is no built site with a
   * newsletter.
   */
  unsubscribeLinks?: () => ((token: string) => string) | undefined;
}

const OPTIONS = {
  source: { type: 'string' },
  format: { type: 'string' },
  file: { type: 'string' },
  documents: { type: 'string' },
  email: { type: 'string' },
  id: { type: 'string' },
  'clock-is-right': { type: 'boolean' },
  recipient: { type: 'string', multiple: true },
  identity: { type: 'string' },
  passphrase: { type: 'string' },
  sign: { type: 'string' },
  verify: { type: 'string' },
  kind: { type: 'string' },
  status: { type: 'string' },
} as const;

/** The options of a command line. */
export type Options = ReturnType<typeof parseCommandLine>['options'];

/** The input of a command. Its first argument is a reference number or a file. */
export interface CommandContext {
  lead: LeadStore;
  storage: BackupStorage;
  argument: string | undefined;
  secondArgument: string | undefined;
  options: Options;
  output: Output;
  /** Adds a detail to the audit entry of this command: a number, or the id of a submission; nothing personal. */
  addAuditDetails: (facts: AuditFacts) => void;
}

/** The requested format, or `fallback`. @throws UsageError */
export function chooseFormat(options: Options, allowed: string[], fallback: string | undefined): string {
  const format = options.format ?? fallback;
  if (format !== undefined && allowed.includes(format)) return format;
  throw new UsageError(`--format must be ${allowed.join(' or ')}.`);
}

/** @throws UsageError if a command would overwrite this file */
export function refuseExisting(file: string | undefined): void {
  if (file !== undefined && existsSync(file)) throw new UsageError(`The file ${file} already exists.`);
}

/** Texts as lines of the output. */
export function asLines(texts: string[]): string {
  return texts.map((text) => `${text}\n`).join('');
}

/** Parses the arguments after `npm run leads --`. @throws UsageError */
export function parseCommandLine(args: string[]) {
  try {
    const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
    return { positionals: positionals, options: values };
  } catch (error) {
    throw new UsageError(wrongArgument(error));
  }
}
