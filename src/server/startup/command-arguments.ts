/** What all commands do with their arguments, whichever they are. */

/** Whether arguments ask how to use a command. */
export function asksForHelp(args: readonly string[]): boolean {
  const end = args.indexOf('--');
  const options = end < 0 ? args : args.slice(0, end);
  return options.includes('--help') || options.includes('-h');
}

/** What is wrong with arguments, in one sentence: Node's errors continue with advice that fits no command of ours. */
export function wrongArgument(error: unknown): string {
  const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('. ');
  return `${reason.replace(/\.$/, '')}.`;
}
