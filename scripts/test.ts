/**
 * npm test: types, lint, content, generated files, unit and server tests, the build and browser journeys. `--only
 * vitest --only browser` runs some of the steps, `--level slow --level nightly` the tests of other levels. `--config
 * DIR` tests another site: its content, its build, and each of its pages. Last line: `N passed, N failed`.
 */
import { CONFIG, commandLine, existingFolder, isOwnContent } from './lib/command.ts';
import { Progress } from './lib/progress.mjs';
import { runSteps } from './test/step.ts';
import { LEVELS, siteSteps, stepsOf } from './test/steps.ts';
import { lastLine, summaryTable } from './test/summary.ts';

const USAGE = `npm test -- [--level ${LEVELS.join('|')}]… [--only STEP]…, or for another site npm test -- --config DIR`;

const OPTIONS = {
  config: CONFIG,
  only: { type: 'string', multiple: true },
  level: { type: 'string', multiple: true },
} as const;

/** Throws a sentence if a name is none of those that exist. `what` they name is singular: 'step'. */
function assertKnown<Name extends string>(
  names: string[],
  known: readonly Name[],
  what: string,
): asserts names is Name[] {
  const unknown = names.find((name) => !known.some((other) => other === name));
  if (unknown) throw new Error(`There is no ${what} '${unknown}'. The ${what}s are ${known.join(', ')}.`);
}

/** The steps that the command line selects. Throws a sentence if it is used wrongly. */
function chosenSteps() {
  const { only, level = ['quick'], config } = commandLine(USAGE, { options: OPTIONS }).values;
  const configDir = existingFolder(config, USAGE);
  assertKnown(level, LEVELS, 'level');
  const steps = isOwnContent(configDir) ? stepsOf(level) : siteSteps(configDir);
  if (!only) return steps;
  assertKnown(
    only,
    steps.map((step) => step.name),
    'step',
  );
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
