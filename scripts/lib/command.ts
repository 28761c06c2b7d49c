import { statSync } from 'node:fs';
import path from 'node:path';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { asksForHelp, wrongArgument } from '../../src/server/startup/command-arguments.ts';
import { readProcessSettings, type Settings, SettingsError } from '../../src/server/startup/env.ts';
import { ROOT } from './root.ts';

/** Exits with code 2 because the command was used wrongly. `usage` is the usage line. */
export function wrongUse(sentence: string, usage?: string): never {
  console.error(usage === undefined ? sentence : `${sentence}\nUse: ${usage}`);
  process.exit(2);
}

/**
 * Parses the command line with Node's `parseArgs`; exits with code 2 if it is wrong, and with 0 after printing the
 * usage if that is asked for.
 */
export function commandLine<const Config extends ParseArgsConfig>(
  usage: string,
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  if (asksForHelp(config.args ?? process.argv.slice(2))) {
    console.log(`Use: ${usage}`);
    process.exit(0);
  }
  try {
    return parseArgs(config);
  } catch (error) {
    return wrongUse(wrongArgument(error), usage);
  }
}

/** The absolute path of a folder; exits with code 2 if it does not exist. */
export function existingFolder(folder: string, usage: string): string {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) wrongUse(`There is no folder ${folder}.`, usage);
  return path.resolve(folder);
}

/**
 * The settings of the environment, including PORT or the default port; exits with code 2 and a message for each
 * mistake.
 */
export function settings(defaultPort?: number): Settings {
  try {
    return readProcessSettings(defaultPort);
  } catch (error) {
    if (error instanceof SettingsError) return wrongUse(error.message);
    throw error;
  }
}

/** The content of the site in this repository. */
const OWN_CONTENT = path.join(ROOT, 'site-config');

/** The option `--config DIR` for `parseArgs`, the content that a command works on; pass its value to `existingFolder`. */
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
