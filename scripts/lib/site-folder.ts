/** `--config DIR`: the content that a command works on. */
import path from 'node:path';
import { existingFolder } from './command.ts';
import { ROOT } from './root.ts';

/** The content of the company whose site this repository is. */
const OWN_CONTENT = path.join(ROOT, 'site-config');

/** The option as `parseArgs` wants it; its value goes through `contentFolder`. */
export const CONFIG = { type: 'string', default: OWN_CONTENT } as const;

/** The option as a usage line shows it. */
export const CONFIG_USAGE = '[--config DIR]';

/** The absolute path of the content that a command was given. Ends with exit code 2 where there is no such folder. */
export function contentFolder(config: string, usage: string): string {
  return existingFolder(config, usage);
}

/** Takes the option out of arguments that are read elsewhere. @returns the content, and the other arguments */
export function takeConfig(args: string[], usage: string): { configDir: string; rest: string[] } {
  const at = args.indexOf('--config');
  if (at === -1) return { configDir: OWN_CONTENT, rest: args };
  const { [at + 1]: config = '' } = args;
  return { configDir: contentFolder(config, usage), rest: args.toSpliced(at, 2) };
}

/** Whether this is the content of the repository itself, for which editors' files are written. */
export function isOwnContent(configDir: string): boolean {
  return configDir === OWN_CONTENT;
}

/** Where a site is built unless a command says otherwise: `dist/`, or for other content a folder of its name beside it. */
export function builtFolder(configDir: string): string {
  return path.join(ROOT, isOwnContent(configDir) ? 'dist' : `dist-${path.basename(configDir)}`);
}
