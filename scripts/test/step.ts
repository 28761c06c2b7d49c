/** The counts and output of a step of the test run. */
export interface StepResult {
  passed: number;
  failed: number;
  /** Printed if something failed. */
  output: string;
  /** Sentences about tests that could not run because the machine lacks something. */
  notRun?: string[];
  /** Test files with the milliseconds that each took. */
  times?: [string, number][];
}

/** One step of the test run. */
export interface Step {
  name: string;
  /** The step that must have passed before this one. */
  needs?: string;
  /** Steps of a round run in parallel, after all steps of the previous round. */
  round: number;
  run: () => Promise<StepResult>;
}

/** A completed step, with its duration in seconds. */
export interface FinishedStep extends StepResult {
  name: string;
  seconds: number;
}

/** The result of a step that counts as a single test. */
export function oneResult(good: boolean, output: string): StepResult {
  return { passed: good ? 1 : 0, failed: good ? 0 : 1, output };
}

/** Runs a step. Never throws: a step that crashes, or counts no tests, has failed. */
async function resultOf(step: Step, earlier: FinishedStep[]): Promise<StepResult> {
  const needed = earlier.find((finished) => finished.name === step.needs);
  if (needed && needed.failed > 0) return oneResult(false, `Not run, because the step '${needed.name}' failed.`);
  try {
    const result = await step.run();
    const counted = result.passed + result.failed + (result.notRun?.length ?? 0);
    return counted > 0 ? result : oneResult(false, `${result.output}\nThe step ran no tests.`);
  } catch (error) {
    return oneResult(false, error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
}

/**
 * Runs the steps round by round. `announce` is called when a step begins and when it has ended. Returns the results in
 * the order of the rounds.
 */
export async function runSteps(
  steps: Step[],
  announce: { begins: (step: Step) => void; ended: (step: FinishedStep) => void },
): Promise<FinishedStep[]> {
  const finished: FinishedStep[] = [];
  const runStep = async (step: Step): Promise<FinishedStep> => {
    announce.begins(step);
    const start = performance.now();
    const result = await resultOf(step, finished);
    const entry = { ...result, name: step.name, seconds: (performance.now() - start) / 1000 };
    announce.ended(entry);
    return entry;
  };
  for (const number of [...new Set(steps.map(({ round }) => round))].sort((one, other) => one - other))
    finished.push(...(await Promise.all(steps.filter(({ round }) => round === number).map(runStep))));
  return finished;
}
