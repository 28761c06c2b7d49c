/** Common parts of manual measurements: a served build of the site, and a Chromium that visits it. */
import type { ParseArgsOptionsConfig } from 'node:util';
import { chromium, type Page } from 'playwright/test';
import { existingFolder, wrongUse } from '../lib/command.ts';
import { provideChromium } from '../test/chromium.ts';
import { measuredOn } from './readme.ts';
import { serveFolder } from './serve-folder.ts';

/** `--dist DIR`: the built site; `--runs N`: the number of rounds. */
export const SITE_OPTIONS = {
  dist: { type: 'string', default: 'dist' },
  runs: { type: 'string', default: '3' },
} as const satisfies ParseArgsOptionsConfig;

/** The number of rounds; anything but a positive integer exits with code 2. */
export function roundsOf(runs: string, usage: string): number {
  if (!/^[1-9]\d*$/.test(runs)) wrongUse(`--runs ${runs} is no number of rounds.`, usage);
  return Number(runs);
}

const SCREENS = { desk: { width: 1440, height: 900 }, phone: { width: 360, height: 640 } } as const;

/** A served site and a browser. Declared with `await using`, both are closed. */
export interface VisitedSite extends AsyncDisposable {
  url: string;
  /** A page in a new context, on a desktop or small phone screen. */
  newPage: (screen?: keyof typeof SCREENS) => Promise<Page>;
  /** The machine and date of the measurement, in a sentence. */
  measuredOn: string;
}

/** Serves a built site and starts a browser. Exits with code 2 if the folder does not exist. */
export async function visitSite(dist: string, usage: string): Promise<VisitedSite> {
  await using stack = new AsyncDisposableStack();
  const server = stack.use(await serveFolder(existingFolder(dist, usage)));
  const browser = await chromium.launch({ executablePath: await provideChromium(console.error) });
  stack.defer(() => browser.close());
  const kept = stack.move();
  return {
    url: server.url,
    newPage: (screen = 'desk') => browser.newPage({ viewport: SCREENS[screen] }),
    measuredOn: `${measuredOn()} Chromium ${browser.version()}.`,
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  };
}
