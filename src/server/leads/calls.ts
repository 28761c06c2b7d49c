import { parseArgs } from 'node:util';
import type { BackupStorage } from '../storage/storage.ts';

/** Where the commands write, so that tests can read it. */
export interface Output {
  out: (text: string) => void;
  error: (text: string) => void;
}

/** 0 good, 1 nothing found or not done, 2 wrong use. */
export type ExitCode = 0 | 1 | 2;

/** Wrong use of the command, in a sentence. */
export class UsageError extends Error {}

/** Where the leads are. */
export interface LeadStore {
  open: () => Promise<BackupStorage>;
  /** Folder of the mails that were written as files. */
  outbox: string;
  retentionDays: number;
}

export interface Options {
  source?: string | undefined;
  format?: string | undefined;
  file?: string | undefined;
  documents?: string | undefined;
  email?: string | undefined;
  id?: string | undefined;
}

/** What a command works with. `word` is what follows its name: a reference number or a file; `other` comes after it. */
export interface Call {
  lead: LeadStore;
  storage: BackupStorage;
  word: string | undefined;
  other: string | undefined;
  options: Options;
  output: Output;
}

const OPTIONS = {
  source: { type: 'string' },
  format: { type: 'string' },
  file: { type: 'string' },
  documents: { type: 'string' },
  email: { type: 'string' },
  id: { type: 'string' },
} as const;

/** Reads the words after `npm run leads --`. @throws UsageError */
export function parseCall(args: string[]): { words: string[]; options: Options } {
  try {
    const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
    return { words: positionals, options: values };
  } catch (error) {
    const [reason = ''] = error instanceof Error ? error.message.split('. ') : [];
    throw new UsageError(`${reason}.`);
  }
}
