/**
 * npm test: types, lint, content, generated files, unit and server tests, the build and browser journeys. `--only
 * vitest --only browser` runs some of the steps, `--slow` only the slow tests, `--all` everything. `--config DIR` tests
 * another site: its content, its build, and each of its pages. Last line: `N passed, N failed`.
 */
import { commandLine, existingFolder } from './lib/command.ts';
import { Progress } from './lib/progress.mjs';
import { CONFIG, isOwnContent } from './lib/site-folder.ts';
import { runSteps } from './test/step.ts';
import { ALL_STEPS, SLOW_STEPS, STEPS, siteSteps } from './test/steps.ts';
import { lastLine, summaryTable } from './test/summary.ts';

const USAGE = 'npm test -- [--slow | --all] [--only STEP]…, or for another site npm test -- --config DIR';

const OPTIONS = {
  config: CONFIG,
  only: { type: 'string', multiple: true },
  slow: { type: 'boolean' },
  all: { type: 'boolean' },
} as const;

/** The steps that the command line selects. Throws a sentence if it is used wrongly. */
function chosenSteps() {
  const { only, ...values } = commandLine(USAGE, { options: OPTIONS }).values;
  const configDir = existingFolder(values.config, USAGE);
  const own = values.all ? ALL_STEPS : values.slow ? SLOW_STEPS : STEPS;
  const steps = isOwnContent(configDir) ? own : siteSteps(configDir);
  if (!only) return steps;
  const known = steps.map((step) => step.name);
  const unknown = only.find((name) => !known.includes(name));
  if (unknown) throw new Error(`There is no step '${unknown}'. The steps are ${known.join(', ')}.`);
  return steps.filter((step) => only.includes(step.name));
}

async function main(): Promise<number> {
  const start = performance.now();
  const chosen = chosenSteps();
  const progress = new Progress(process.stdout);
  const running = new Set<string>();
  let ended = 0;
  const say = (text: string) => {
    progress.clear();
    console.log(text);
    if (running.size > 0) progress.draw([...running].join(', '), ended, chosen.length);
  };
  const steps = await runSteps(chosen, {
    begins: ({ name }) => {
      running.add(name);
      say(`${name} …`);
    },
    ended: ({ name, passed, failed, output, seconds, times = [[name, seconds * 1000]] }) => {
      running.delete(name);
      ended += 1;
      for (const [file, milliseconds] of times) progress.count(file, milliseconds);
      if (failed > 0) say(`\n${output.trim()}\n\n${name}: ${failed} failed\n`);
      else say(`${name}: ${passed} passed in ${seconds.toFixed(1)} s`);
    },
  });
  const took = progress.end();
  console.log(`\n${summaryTable(steps, (performance.now() - start) / 1000)}\n\nDone ${took}.`);
  for (const sentence of steps.flatMap(({ notRun = [] }) => notRun)) console.log(sentence);
  console.log(lastLine(steps));
  return steps.some((step) => step.failed > 0) ? 1 : 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
