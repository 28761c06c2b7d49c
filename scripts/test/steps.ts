import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../lib/root.ts';
import { type RunResult, run, runNode } from '../lib/run.ts';
import { provideChromium } from './chromium.ts';
import { fastFolder } from './fast-folder.ts';
import { checkGenerated } from './generated.ts';
import { NOT_RUN } from './not-run.ts';
import { oneResult, type Step, type StepResult } from './step.ts';
import { NIGHTLY, SLOW } from './tags.ts';

/** The common results of both test runners. */
type Counts = Pick<StepResult, 'passed' | 'failed' | 'times' | 'notRun'>;

/** A separate build, so that tests never disturb a site that is being served from dist/. */
const BUILD = path.join(ROOT, '.cache', 'test-site');

/** Makes the compiler store its results, including errors, and check only what a change can affect. */
const MEMORY = ['--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo'];
/**
 * The type check uses a single checker. Several would check shared files more than once, which is slower on two cores.
 */
const TYPES = ['--noEmit', '-p', '.', '--checkers', '1', ...MEMORY];

/**
 * Test runners start many threads and processes that load the same modules, so Node and Playwright cache the compiled
 * code; both would otherwise do so in the folder for temporary files, which is new for every run.
 */
const COMPILED = {
  NODE_COMPILE_CACHE: path.join(ROOT, '.cache', 'node'),
  PWTEST_CACHE_DIR: path.join(ROOT, '.cache', 'playwright'),
};

const program = (name: string) => path.join(ROOT, 'node_modules', '.bin', name);

async function single(running: Promise<RunResult>): Promise<StepResult> {
  const { code, output } = await running;
  return oneResult(code === 0, output);
}

/** Parts of Vitest's JSON report. */
interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    startTime: number;
    endTime: number;
    status: string;
    assertionResults: { status: string; title: string }[];
  }[];
}

/**
 * Counts a Vitest report. A file that could not be loaded is a failure, and so is a test that did not run, except those
 * that report what the machine lacks.
 */
export function countVitest(report: VitestReport): Counts {
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed'),
  );
  const notRun = report.testResults
    .flatMap((file) => file.assertionResults)
    .flatMap(({ status, title }) => (status === 'skipped' && title.startsWith(NOT_RUN) ? [title] : []));
  const left = report.numPendingTests + report.numTodoTests - notRun.length;
  const times = report.testResults.map(({ name, startTime, endTime }): [string, number] => [
    path.relative(ROOT, name),
    endTime - startTime,
  ]);
  return { passed: report.numPassedTests, failed: report.numFailedTests + left + broken.length, times, notRun };
}

/** A file or a group of journeys. */
interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs: { tests: { results: { duration: number }[] }[] }[];
}

/** Parts of Playwright's JSON report. */
interface PlaywrightReport {
  errors: unknown[];
  suites: PlaywrightSuite[];
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/** Milliseconds of all journeys of a suite. */
function durationOf({ suites = [], specs }: PlaywrightSuite): number {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results));
  const own = results.reduce((sum, { duration }) => sum + duration, 0);
  return suites.reduce((sum, suite) => sum + durationOf(suite), own);
}

/** Counts a Playwright report. A test that passed only on retry, or did not run, is a failure. */
export function countPlaywright(report: PlaywrightReport): Counts {
  const { expected, unexpected, flaky, skipped } = report.stats;
  const times = report.suites.map((suite): [string, number] => [suite.title, durationOf(suite)]);
  return { passed: expected, failed: unexpected + flaky + skipped + report.errors.length, times };
}

/**
 * Runs a test runner that writes a JSON report, and counts it. A bad exit code without a failed test is a failure too.
 * `start` gets the name of the report, and the environment with a fast folder for temporary files.
 */
async function counted<Report>(
  start: (file: string, env: NodeJS.ProcessEnv) => Promise<RunResult>,
  count: (report: Report) => Counts,
): Promise<StepResult> {
  using folder = fastFolder();
  const file = path.join(folder.path, 'report.json');
  const { code, output } = await start(file, { ...process.env, ...COMPILED, TMPDIR: folder.path });
  const report: Report = JSON.parse(readFileSync(file, 'utf8'));
  const { failed, ...counts } = count(report);
  return { ...counts, failed: code === 0 ? failed : Math.max(failed, 1), output };
}

function vitest(...options: string[]): Promise<StepResult> {
  const args = ['run', '--reporter=minimal', '--reporter=json', ...options];
  return counted(
    (file, env) => run(program('vitest'), [...args, `--outputFile.json=${file}`], { env: { ...env, E2E_DIST: BUILD } }),
    countVitest,
  );
}

async function playwright(dist: string, ...options: string[]): Promise<StepResult> {
  const chromium = await provideChromium(console.log);
  const args = ['test', '--forbid-only', '--reporter=failures,json', ...options];
  return counted((file, env) => {
    const own = { CHROME_PATH: chromium, E2E_DIST: dist, PLAYWRIGHT_JSON_OUTPUT_FILE: file };
    return run(program('playwright'), args, { env: { ...env, ...own } });
  }, countPlaywright);
}

/** Builds content into an emptied folder, so that a file that the build no longer writes cannot make a journey pass. */
function build(out: string, ...options: string[]): Promise<StepResult> {
  rmSync(out, { recursive: true, force: true });
  return single(runNode('scripts/build.ts', ['--out', out, ...options]));
}

const journeys = (...options: string[]) => playwright(BUILD, '--project', 'journeys', ...options);

const all = ({ tag }: { tag: string }) => ['--grep', tag];
const none = (...tags: { tag: string }[]) => ['--grep-invert', tags.map(({ tag }) => tag).join('|')];

/** How often tests run: with every `npm test`, before a change lands (`.ci/run`), and every night. */
export const LEVELS = ['quick', 'slow', 'nightly'] as const;
export type Level = (typeof LEVELS)[number];

/** Before the unit tests of every level, some of which use the build. */
const BUILD_STEP: Step = { name: 'build', round: 1, run: () => build(BUILD) };

/**
 * Each of the two test runners keeps both cores busy. Side by side they take half as long again where cores are slow,
 * since whatever waits for something looks more often.
 */
const STEPS: Record<Level, Step[]> = {
  quick: [
    { name: 'types', round: 1, run: () => single(run(program('tsc'), TYPES)) },
    { name: 'lint', round: 1, run: () => single(run(program('biome'), ['check', '--error-on-warnings', '.'])) },
    { name: 'content', round: 1, run: () => single(runNode('scripts/check.ts')) },
    { name: 'generated', round: 1, run: () => checkGenerated(ROOT) },
    { name: 'vitest', round: 2, needs: 'build', run: () => vitest() },
    { name: 'browser', round: 3, needs: 'build', run: () => journeys(...none(SLOW, NIGHTLY)) },
  ],
  slow: [
    { name: 'slow vitest', round: 4, needs: 'build', run: () => vitest('--mode', 'slow') },
    { name: 'slow browser', round: 5, needs: 'build', run: () => journeys(...all(SLOW)) },
  ],
  nightly: [
    { name: 'nightly vitest', round: 6, needs: 'build', run: () => vitest('--mode', 'nightly') },
    { name: 'nightly browser', round: 7, needs: 'build', run: () => journeys(...all(NIGHTLY)) },
    { name: 'alone', round: 8, needs: 'build', run: () => vitest('--mode', 'alone') },
  ],
};

/** The steps of these levels, in their order, on one build. */
export function stepsOf(levels: readonly Level[]): Step[] {
  return [BUILD_STEP, ...LEVELS.filter((level) => levels.includes(level)).flatMap((level) => STEPS[level])];
}

/** The steps of `npm test -- --config DIR`: what applies to any site. The engine itself is not tested. */
export function siteSteps(configDir: string): Step[] {
  const dist = `${BUILD}-${path.basename(configDir)}`;
  return [
    { name: 'content', round: 1, run: () => single(runNode('scripts/check.ts', ['--config', configDir])) },
    { name: 'build', round: 1, run: () => build(dist, '--config', configDir) },
    { name: 'pages', round: 2, needs: 'build', run: () => playwright(dist, '--project', 'any-site') },
  ];
}
