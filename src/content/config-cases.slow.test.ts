import { afterAll, expect, test } from 'vitest';
import { caseNames, findingsIn, validSite } from './testing/cases.ts';
import { expectCase } from './testing/expect-case.ts';

/** The site in which each case makes its changes. */
const site = validSite();
afterAll(() => site[Symbol.dispose]());

test.each(caseNames())('%s', (name) => expectCase(site.path, name));

test('the valid site has no findings after all cases', async () => {
  expect(await findingsIn(site.path)).toEqual([]);
});
