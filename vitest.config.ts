import { defineConfig } from 'vitest/config';

/** Unit, contract, server and repository tests. The journeys in a browser are Playwright's: see playwright.config.ts. */
export default defineConfig({
  test: {
    include: [
      'src/**/*.test.{ts,tsx}',
      'scripts/**/*.test.ts',
      'tests/*.test.ts',
      'tests/{contracts,config-cases,sizes}/**/*.test.ts',
    ],
    environment: 'node',
    // Files share their worker, which spares half of the time; each cleans up after itself.
    isolate: false,
    globalSetup: 'tests/contracts/postgres/setup.ts',
    maxWorkers: 2,
    // A machine that is busy with something else is no fault.
    testTimeout: 20_000,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
  },
});
