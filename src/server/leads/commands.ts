import { currentActor, withAuditTrail } from '../logging/audit.ts';
import { ClockNotTrusted } from '../retention/clock.ts';
import { asksForHelp } from '../startup/command-arguments.ts';
import { StorageError, StorageUnavailable } from '../storage/errors.ts';
import { backup, restore } from './backup-commands.ts';
import {
  type CommandContext,
  type ExitCode,
  type LeadStore,
  type Output,
  parseCommandLine,
  UsageError,
} from './command-context.ts';
import { erase, purge } from './erase-commands.ts';
import { fileErrorSentence } from './file-error.ts';
import { keygen } from './keys.ts';
import { audit, exportAll, list, show } from './read-commands.ts';
import { subscribers } from './subscribers.ts';
import { webhooks } from './webhooks.ts';

const USAGE = `Usage:
  npm run leads -- list [--source NAME] [--format text|json]
  npm run leads -- show ID [--documents FOLDER]
  npm run leads -- export --format csv|json [--source NAME] [--file FILE] [--documents FOLDER]
  npm run leads -- erase --email ADDRESS | --id ID
  npm run leads -- webhooks [retry|drop NAME|ID]
  npm run leads -- purge [--clock-is-right]
  npm run leads -- subscribers list [--status pending|confirmed|left] [--format text|json]
  npm run leads -- subscribers export [--format csv|json] [--status NAME] [--file FILE]
  npm run leads -- subscribers remove --email ADDRESS
  npm run leads -- backup FILE|FOLDER [--recipient age1… | --passphrase FILE] [--sign KEYFILE]
  npm run leads -- restore FILE [--identity FILE | --passphrase FILE] [--verify KEYFILE]
  npm run leads -- keygen FILE [--kind signing|age]
  npm run leads -- audit [--format text|json]`;

/** The function of each command, and how many arguments it takes. */
const COMMANDS: Record<string, { run: (context: CommandContext) => Promise<ExitCode>; maxArguments?: 1 | 2 }> = {
  list: { run: list },
  show: { run: show, maxArguments: 1 },
  export: { run: exportAll },
  erase: { run: erase },
  purge: { run: purge },
  backup: { run: backup, maxArguments: 1 },
  restore: { run: restore, maxArguments: 1 },
  audit: { run: audit },
  subscribers: { run: subscribers, maxArguments: 1 },
  webhooks: { run: webhooks, maxArguments: 2 },
};

/** Runs a command on the storage. It is recorded in the audit trail first; if that fails, it is not run. */
async function runStored(
  name: string,
  lead: LeadStore,
  context: Omit<CommandContext, 'storage' | 'addAuditDetails' | 'lead'>,
): Promise<ExitCode> {
  const command = COMMANDS[name];
  if (!command) throw new UsageError(`There is no command ${name}.`);
  const storage = await lead.open();
  try {
    const actor = lead.actor ?? currentActor();
    return await withAuditTrail(storage, { actor, action: name }, async (addAuditDetails) => {
      const code = await command.run({ ...context, lead, storage, addAuditDetails });
      addAuditDetails({ code });
      return code;
    });
  } finally {
    await storage.close();
  }
}

async function run(args: string[], lead: LeadStore, output: Output): Promise<ExitCode> {
  if (asksForHelp(args)) {
    output.out(`${USAGE}\n`);
    return 0;
  }
  const { positionals, options } = parseCommandLine(args);
  const [name = '', ...following] = positionals;
  const [argument, secondArgument] = following;
  const isKeygen = name === 'keygen';
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  const names = [...Object.keys(COMMANDS), 'keygen'];
  if (!command && !isKeygen) throw new UsageError(`Please name a command: ${names.join(', ')}.`);
  const tooMany = following[isKeygen ? 1 : (command?.maxArguments ?? 0)];
  if (tooMany !== undefined) throw new UsageError(`Unexpected argument '${tooMany}'.`);
  // Generating keys does not touch the storage.
  return isKeygen
    ? keygen(argument, options, output)
    : runStored(name, lead, { argument, secondArgument, options, output });
}

/** The message of an expected error; undefined for a bug. */
function sentenceOf(error: unknown): string | undefined {
  if (error instanceof StorageError) return error.message;
  if (error instanceof StorageUnavailable)
    return `The database cannot be used right now (${error.kind}, ${error.code}). Please try again.`;
  if (!(error instanceof ClockNotTrusted)) return fileErrorSentence(error);
  const [now, trusted] = [new Date(), error.trusted].map((moment) => moment.toISOString().slice(0, 10));
  return `Nothing was erased: the system clock says ${now}, but the latest known date is ${trusted}. Please correct the clock, or, if it is right, confirm it: npm run leads -- purge --clock-is-right`;
}

/** Runs `npm run leads -- …`: access to stored data for staff. Works while the server runs. */
export async function runLeads(args: string[], lead: LeadStore, output: Output): Promise<ExitCode> {
  try {
    return await run(args, lead, output);
  } catch (error) {
    if (error instanceof UsageError) {
      output.error(`${error.message}\n${USAGE}\n`);
      return 2;
    }
    const sentence = sentenceOf(error);
    if (sentence === undefined) throw error;
    output.error(`${sentence}\n`);
    return 1;
  }
}
