import { expect, test } from 'vitest';
import { countPlaywright, countVitest } from './steps.ts';

const file = { name: '/site/a.test.ts', startTime: 1000, endTime: 3500 };
const vitest = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 };

const FAILED = { status: 'failed', title: 'a' };
const PASSED = { status: 'passed', title: 'b' };

test('a file that could not be loaded is a failure, although none of its tests failed', () => {
  const testResults = [{ ...file, status: 'failed', assertionResults: [] }];
  expect(countVitest({ ...vitest, testResults })).toMatchObject({ passed: 5, failed: 1 });
});

test('a file with a failed test counts one failure', () => {
  const testResults = [{ ...file, status: 'failed', assertionResults: [FAILED, PASSED] }];
  expect(countVitest({ ...vitest, numFailedTests: 1, testResults })).toMatchObject({ passed: 5, failed: 1 });
});

test('unit tests that did not run are failures', () => {
  expect(countVitest({ ...vitest, numPendingTests: 2, numTodoTests: 1, testResults: [] })).toMatchObject({
    passed: 5,
    failed: 3,
  });
});

test('a test that the machine cannot run is neither passed nor failed, and is listed', () => {
  const lacking = { status: 'skipped', title: 'Not run: what ClamAV finds. clamd was not found.' };
  const testResults = [{ ...file, status: 'passed', assertionResults: [lacking, PASSED] }];
  expect(countVitest({ ...vitest, numPendingTests: 1, testResults })).toMatchObject({
    passed: 5,
    failed: 0,
    notRun: [lacking.title],
  });
});

test('journeys that were skipped, flaky or never loaded are failures', () => {
  const stats = { expected: 7, unexpected: 1, flaky: 1, skipped: 1 };
  expect(countPlaywright({ errors: [{}], stats, suites: [] })).toMatchObject({ passed: 7, failed: 4 });
});

test('the time of a file is the sum of its journeys', () => {
  const spec = { tests: [{ results: [{ duration: 40 }, { duration: 2 }] }] };
  const suites = [{ title: 'a.spec.ts', specs: [spec], suites: [{ title: 'on phones', specs: [spec] }] }];
  const stats = { expected: 2, unexpected: 0, flaky: 0, skipped: 0 };
  expect(countPlaywright({ errors: [], stats, suites }).times).toEqual([['a.spec.ts', 84]]);
});
