import { chromium } from 'playwright';
import { findProgram, installPackages, isProgram } from './provide-program.ts';

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

const PACKAGES = ['chromium-headless-shell', 'chromium'];

const HELP =
  'Chromium was not found and could not be installed automatically. Install it (on Debian or Ubuntu: ' +
  '"sudo apt-get install chromium"; anywhere: "npx playwright install chromium"), or set CHROME_PATH to the ' +
  'program file of a Chrome or Chromium, then run the tests again.';

/**
 * Finds a Chromium: by CHROME_PATH or PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH, then on the PATH, then Playwright's own.
 * Returns its program file, or null. Throws when a variable names something that is not a program.
 */
export function findChromium(environment: NodeJS.ProcessEnv = process.env, own = chromium.executablePath()) {
  for (const name of ['CHROME_PATH', 'PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH']) {
    const named = environment[name];
    if (!named) continue;
    if (isProgram(named)) return named;
    throw new Error(`${name} is "${named}", but there is no such program.`);
  }
  return findProgram(NAMES, environment) ?? (isProgram(own) ? own : null);
}

/** A whole browser on the PATH, which Lighthouse wants; null where there is none. */
export function findWholeBrowser(environment: NodeJS.ProcessEnv = process.env): string | null {
  return findProgram(NAMES.slice(1), environment);
}

/** Finds a Chromium, or installs one. Returns its program file; throws with what to do when there is none. */
export async function provideChromium(say: (sentence: string) => void): Promise<string> {
  const found = findChromium();
  if (found) return found;
  say("No Chromium on this system yet: installing it by the system's package manager.");
  const output = await installPackages(PACKAGES, () => findChromium() !== null);
  const installed = findChromium();
  if (installed) return installed;
  throw new Error(`${HELP}\n\n${output}`);
}
