import { statSync } from 'node:fs';
import path from 'node:path';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { readProcessSettings, type Settings, SettingsError } from '../../src/server/startup/env.ts';

/** Ends with exit code 2: the command was not used as it is meant. `usage` is the line that shows how. */
export function wrongUse(sentence: string, usage?: string): never {
  console.error(usage === undefined ? sentence : `${sentence}\nUse: ${usage}`);
  process.exit(2);
}

/** The command line, as `parseArgs` of Node reads it; a mistake in it ends the process with exit code 2. */
export function commandLine<const Config extends ParseArgsConfig>(
  usage: string,
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    return wrongUse(error instanceof Error ? error.message : String(error), usage);
  }
}

/** The absolute path of a folder that has to be there. */
export function existingFolder(folder: string, usage: string): string {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) wrongUse(`There is no folder ${folder}.`, usage);
  return path.resolve(folder);
}

/** The settings of the environment, PORT or else the default port among them; a mistake in one ends with exit code 2 and a sentence for each. */
export function settings(defaultPort?: number): Settings {
  try {
    return readProcessSettings(defaultPort);
  } catch (error) {
    if (error instanceof SettingsError) return wrongUse(error.message);
    throw error;
  }
}
