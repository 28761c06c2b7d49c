/** The option `--config DIR`: the content that a command works on. */
import path from 'node:path';
import { existingFolder } from './command.ts';
import { ROOT } from './root.ts';

/** The content of the site in this repository. */
const OWN_CONTENT = path.join(ROOT, 'site-config');

/** The option for `parseArgs`; pass its value to `existingFolder`. */
export const CONFIG = { type: 'string', default: OWN_CONTENT } as const;

/** The option in a usage line. */
export const CONFIG_USAGE = '[--config DIR]';

/**
 * Extracts the option from arguments that are parsed elsewhere.
 * @returns the content folder, and the remaining arguments
 */
export function extractConfigOption(args: string[], usage: string): { configDir: string; rest: string[] } {
  const at = args.indexOf('--config');
  if (at === -1) return { configDir: OWN_CONTENT, rest: args };
  const { [at + 1]: config = '' } = args;
  return { configDir: existingFolder(config, usage), rest: args.toSpliced(at, 2) };
}

/** Whether this is the content of the repository itself, for which the editors' files are written. */
export function isOwnContent(configDir: string): boolean {
  return configDir === OWN_CONTENT;
}

/** The default output folder of a build: `dist/`, or for other content a folder named after it next to `dist/`. */
export function builtFolder(configDir: string): string {
  return path.join(ROOT, isOwnContent(configDir) ? 'dist' : `dist-${path.basename(configDir)}`);
}
