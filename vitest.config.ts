import { defineConfig } from 'vitest/config';

/** Unit, contract, server and repository tests. The journeys in a browser are Playwright's: see playwright.config.ts. */
export default defineConfig(({ mode }) => ({
  test: {
    // `--mode slow`: the long proofs alone, by the name of their files.
    exclude: mode === 'slow' ? [] : ['**/*.slow.test.ts'],
    include:
      mode === 'slow'
        ? ['{src,scripts,tests}/**/*.slow.test.ts']
        : [
            'src/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
            'tests/*.test.ts',
            'tests/{contracts,config-cases,sizes}/**/*.test.ts',
          ],
    environment: 'node',
    // Files share their worker, which spares half of the time; each cleans up after itself.
    isolate: false,
    globalSetup: 'tests/contracts/postgres/setup.ts',
    // What takes long is measured too: nothing else runs beside it.
    maxWorkers: mode === 'slow' ? 1 : 2,
    // A machine that is busy with something else is no fault.
    testTimeout: mode === 'slow' ? 300_000 : 20_000,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
  },
}));
