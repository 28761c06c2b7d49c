/**
 * npm test: types, lint, content, generated files, unit and server tests, the build and the browser journeys.
 * `npm test -- --only vitest --only browser` runs some of the steps. Last line: `N passed, N failed`.
 */
import { parseArgs } from 'node:util';
import { runSteps } from './test/step.ts';
import { STEPS } from './test/steps.ts';
import { lastLine, summaryTable } from './test/summary.ts';

/** The steps that the command line asks for. Throws a plain sentence when it is used wrongly. */
function chosenSteps(args: string[]) {
  const { values } = parseArgs({ args, options: { only: { type: 'string', multiple: true } } });
  const { only } = values;
  if (!only) return STEPS;
  const known = STEPS.map((step) => step.name);
  const unknown = only.find((name) => !known.includes(name));
  if (unknown) throw new Error(`There is no step '${unknown}'. The steps are ${known.join(', ')}.`);
  return STEPS.filter((step) => only.includes(step.name));
}

async function main(): Promise<number> {
  const start = performance.now();
  const steps = await runSteps(chosenSteps(process.argv.slice(2)), {
    begins: (step) => console.log(`${step.name} …`),
    ended: (step) => {
      if (step.failed > 0) console.log(`\n${step.output.trim()}\n\n${step.name}: ${step.failed} failed\n`);
    },
  });
  console.log(`\n${summaryTable(steps, (performance.now() - start) / 1000)}\n`);
  console.log(lastLine(steps));
  return steps.some((step) => step.failed > 0) ? 1 : 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
