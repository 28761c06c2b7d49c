import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { run } from '../lib/run.ts';

/** The headless shell first: the same engine without the browser around it, twice as quick at opening a page. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge',
];

const HELP =
  'No Chromium was found, and it could not be installed by itself. Install one (on Debian or Ubuntu: ' +
  '"sudo apt-get install chromium"; anywhere: "npx playwright install chromium"), or set CHROME_PATH to the ' +
  'program file of a Chrome or Chromium, then run the tests again.';

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function onPath(environment: NodeJS.ProcessEnv, names: string[]): string | null {
  const folders = (environment.PATH ?? '').split(path.delimiter).filter((folder) => folder !== '');
  const candidates = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return candidates.find(isProgram) ?? null;
}

/**
 * Finds a Chromium: by CHROME_PATH or PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH, then on the PATH, then Playwright's own.
 * Returns its program file, or null. Throws when a variable names something that is not a program.
 */
export function findChromium(environment: NodeJS.ProcessEnv = process.env, own = chromium.executablePath()) {
  for (const name of ['CHROME_PATH', 'PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH']) {
    const named = environment[name];
    if (!named) continue;
    if (isProgram(named)) return named;
    throw new Error(`${name} is "${named}", and there is no program of that name.`);
  }
  return onPath(environment, NAMES) ?? (isProgram(own) ? own : null);
}

/** A whole browser on the PATH, which Lighthouse wants; null where there is none. */
export function findWholeBrowser(environment: NodeJS.ProcessEnv = process.env): string | null {
  return onPath(environment, NAMES.slice(1));
}

/** Installs Chromium by the system's package manager where that needs no question. Returns what it printed. */
async function installChromium(): Promise<string> {
  const isRoot = process.getuid?.() === 0;
  const commands = [
    ['apt-get', 'update'],
    ['apt-get', 'install', '-y', 'chromium-headless-shell'],
    ['apt-get', 'install', '-y', 'chromium'],
  ];
  let output = '';
  for (const command of commands) {
    const [program = '', ...args] = isRoot ? command : ['sudo', '-n', ...command];
    if (findChromium()) break;
    try {
      const result = await run(program, args, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
      output += result.output;
    } catch (error) {
      output += `${program}: ${error instanceof Error ? error.message : String(error)}\n`;
    }
  }
  return output;
}

/** Finds a Chromium, or installs one. Returns its program file; throws with what to do when there is none. */
export async function provideChromium(say: (sentence: string) => void): Promise<string> {
  const found = findChromium();
  if (found) return found;
  say("No Chromium on this system yet: installing it by the system's package manager.");
  const output = await installChromium();
  const installed = findChromium();
  if (installed) return installed;
  throw new Error(`${HELP}\n\n${output}`);
}
