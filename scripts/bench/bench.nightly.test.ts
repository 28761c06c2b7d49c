import { expect, test } from 'vitest';
import { runNode } from '../lib/run.ts';

test('each row of a quick run of the build measures what its name says', async () => {
  const { code, output } = await runNode('scripts/bench/main.ts', ['--only', 'build', '--quick']);
  expect(output).toMatch(/^\| 100 pages from scratch +\|( +[\d.–]+ \|){6}$/m);
  expect(output).toMatch(/^\| again, one page changed +\|( +[\d.–]+ \|){5}/m);
  expect(code).toBe(0);
}, 300_000);
