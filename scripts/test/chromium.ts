import { chromium } from 'playwright';
import { findProgram, installPackages, isProgram } from './provide-program.ts';

/** The headless shell first: the same engine without the browser's interface, which opens a page twice as fast. */
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
 * Returns its executable, or null. Throws if a variable names something that is not a program.
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

/** A full browser on the PATH, which Lighthouse needs; null if there is none. */
export function findFullBrowser(environment: NodeJS.ProcessEnv = process.env): string | null {
  return findProgram(NAMES.slice(1), environment);
}

/** Finds or installs a Chromium. Returns its executable. @throws Error that says what to do if there is none */
export async function provideChromium(say: (sentence: string) => void): Promise<string> {
  const found = findChromium();
  if (found) return found;
  say("No Chromium on this system yet: installing it by the system's package manager.");
  const output = await installPackages(PACKAGES, () => findChromium() !== null);
  const installed = findChromium();
  if (installed) return installed;
  throw new Error(`${HELP}\n\n${output}`);
}
