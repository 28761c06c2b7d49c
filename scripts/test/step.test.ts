import { expect, test } from 'vitest';
import { oneResult, runSteps, type Step } from './step.ts';
import { lastLine, summaryTable } from './summary.ts';

const silent = { begins: () => {}, ended: () => {} };
const good: Step = { name: 'types', round: 1, run: async () => oneResult(true, '') };
const bad: Step = { name: 'build', round: 1, run: async () => oneResult(false, 'no content') };

test('a step that crashes counts as one failure with its error', async () => {
  const crash: Step = { name: 'vitest', round: 2, run: () => Promise.reject(new Error('no such program')) };
  const [result] = await runSteps([crash], silent);
  expect(result).toMatchObject({ name: 'vitest', passed: 0, failed: 1 });
  expect(result?.output).toContain('no such program');
});

test('a step that runs no tests has failed', async () => {
  const empty: Step = { name: 'vitest', round: 2, run: async () => ({ passed: 0, failed: 0, output: '' }) };
  expect(await runSteps([empty], silent)).toMatchObject([{ passed: 0, failed: 1 }]);
});

test('a step that needs a failed one is not run, and counts as failed', async () => {
  let ran = false;
  const journeys: Step = {
    name: 'browser',
    round: 2,
    needs: 'build',
    run: async () => {
      ran = true;
      return oneResult(true, '');
    },
  };
  const finished = await runSteps([bad, journeys], silent);
  expect(ran).toBe(false);
  expect(finished[1]).toMatchObject({ failed: 1, output: "Not run, because the step 'build' failed." });
  await runSteps([good, journeys], silent);
  expect(ran).toBe(true);
});

test('steps of a round run in parallel, after the previous round; all are announced', async () => {
  const said: string[] = [];
  const built = Promise.withResolvers<void>();
  const slow: Step = { name: 'content', round: 1, run: () => built.promise.then(() => oneResult(true, '')) };
  const build: Step = {
    name: 'build',
    round: 1,
    run: () => {
      built.resolve();
      return Promise.resolve(oneResult(true, ''));
    },
  };
  const after = (name: string): Step => ({ ...good, name, round: 2, needs: 'build' });
  const alone: Step = { ...after('measured'), round: 3 };
  const finished = await runSteps([alone, slow, build, after('vitest'), after('browser')], {
    begins: (step) => said.push(`begins ${step.name}`),
    ended: (step) => said.push(`ended ${step.name} ${step.failed}`),
  });
  expect(said.slice(0, 2)).toEqual(['begins content', 'begins build']);
  expect(said.slice(2, 4).sort()).toEqual(['ended build 0', 'ended content 0']);
  expect(said.slice(4, 6)).toEqual(['begins vitest', 'begins browser']);
  expect(said.slice(6, 8).sort()).toEqual(['ended browser 0', 'ended vitest 0']);
  expect(said.slice(8)).toEqual(['begins measured', 'ended measured 0']);
  expect(finished.map(({ name }) => name)).toEqual(['content', 'build', 'vitest', 'browser', 'measured']);
});

test('the last line sums up all steps', () => {
  const steps = [
    { name: 'types', passed: 1, failed: 0, output: '', seconds: 1.24 },
    { name: 'vitest', passed: 120, failed: 3, output: '', seconds: 30 },
  ];
  expect(lastLine(steps)).toBe('121 passed, 3 failed');
  expect(summaryTable(steps, 30.4).split('\n').slice(-3)).toEqual([
    '| types    |      1 |      0 |     1.2 |',
    '| vitest   |    120 |      3 |    30.0 |',
    '| together |    121 |      3 |    30.4 |',
  ]);
});
