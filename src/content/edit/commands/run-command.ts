import { lockFolder } from '../log/lock.ts';
import { changeCommands } from './change.ts';
import { CommandContext, type CommandOptions, UsageError } from './command.ts';
import { historyCommands } from './history.ts';

const commands = new Map(Object.entries({ ...changeCommands, ...historyCommands }));

/**
 * Runs a command of `npm run content`. First completes what an earlier one left unfinished.
 * @returns the output, line by line
 * @throws UsageError, OperationRefusedError, ConcurrentChangeError, FolderLockedError
 */
export async function runCommand(name: string, words: string[], options: CommandOptions): Promise<string[]> {
  const command = commands.get(name);
  if (!command) throw new UsageError(name === '' ? 'Name a command.' : `There is no command "${name}".`);
  const least = command.words.length - (command.optional ?? 0);
  if (words.length < least || words.length > command.words.length || words.includes(''))
    throw new UsageError(`Usage: ${[name, ...command.words].join(' ')}`);
  using _lock = lockFolder(options.logDir);
  const context = new CommandContext(options);
  const finished = context.log.recover();
  context.begin();
  const lines = await command.run(words, context);
  context.end();
  return finished ? [`Completed an interrupted change: ${finished.title}`, ...lines] : lines;
}
