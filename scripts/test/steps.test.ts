import { expect, test } from 'vitest';
import { countPlaywright, countVitest } from './steps.ts';

const vitest = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 };

test('a file that could not be loaded is a failure, although none of its tests failed', () => {
  const testResults = [{ status: 'failed', assertionResults: [] }];
  expect(countVitest({ ...vitest, testResults })).toEqual({ passed: 5, failed: 1 });
});

test('a file with a failed test counts that test once', () => {
  const testResults = [{ status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] }];
  expect(countVitest({ ...vitest, numFailedTests: 1, testResults })).toEqual({ passed: 5, failed: 1 });
});

test('unit tests that did not run are failures', () => {
  expect(countVitest({ ...vitest, numPendingTests: 2, numTodoTests: 1, testResults: [] })).toEqual({
    passed: 5,
    failed: 3,
  });
});

test('journeys that were skipped, flaky or never loaded are failures', () => {
  const stats = { expected: 7, unexpected: 1, flaky: 1, skipped: 1 };
  expect(countPlaywright({ errors: [{}], stats })).toEqual({ passed: 7, failed: 4 });
});
