import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { defineConfig } from 'playwright/test';
import { freePort } from './scripts/lib/free-port.ts';
import { findChromium } from './scripts/test/chromium.ts';

// This file is read by the main process and by every worker; workers inherit what the main process has chosen.
process.env.E2E_PORT ??= String(await freePort());
process.env.E2E_DATA_DIR ??= mkdtempSync(path.join(os.tmpdir(), 'website-e2e-'));
const baseURL = `http://127.0.0.1:${process.env.E2E_PORT}`;

/** Journeys in a real browser, against the built site (E2E_DIST, or dist/) as the real server serves it. */
export default defineConfig({
  projects: [
    { name: 'journeys', testDir: 'tests/e2e' },
    // What holds for any site: `npm test -- --config DIR`.
    { name: 'any-site', testDir: 'tests/any-site' },
  ],
  outputDir: 'test-results',
  globalTeardown: './tests/e2e/support/teardown.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 30_000,
  expect: { timeout: 8_000 },
  reporter: 'list',
  use: {
    baseURL,
    viewport: { width: 1440, height: 900 },
    // Paint at a quarter of the resolution; layout is not affected, and no journey looks at pixels.
    deviceScaleFactor: 0.25,
    locale: 'en-KE',
    timezoneId: 'Africa/Nairobi',
    // Animations repaint every frame. Journeys about motion ask for it (MOVING in support/journey.ts).
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 8_000,
    navigationTimeout: 10_000,
    launchOptions: {
      executablePath: findChromium() ?? undefined,
      // No journey reaches anything outside this machine.
      // Pages of a context share a process and its compiled code.
      // No view transitions on full loads, which are flaky within one process; view-transitions.spec.ts has them.
      // No page lives long enough for the optimizing compiler to pay off.
      args: [
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
        '--process-per-site',
        '--disable-blink-features=ViewTransitionOnNavigation',
        '--js-flags=--no-opt,--no-maglev',
      ],
    },
  },
  webServer: {
    command: `"${process.execPath}" scripts/serve.ts --dist "${process.env.E2E_DIST ?? 'dist'}"`,
    url: `${baseURL}/healthz`,
    timeout: 20_000,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    env: {
      HOST: '127.0.0.1',
      PORT: process.env.E2E_PORT,
      SITE_URL: baseURL,
      DATA_DIR: process.env.E2E_DATA_DIR,
      RATE_LIMIT: '0',
    },
  },
});
