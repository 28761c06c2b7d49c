import { statSync } from 'node:fs';
import path from 'node:path';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { asksForHelp, wrongArgument } from '../../src/server/startup/command-arguments.ts';
import { readProcessSettings, type Settings, SettingsError } from '../../src/server/startup/env.ts';

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
