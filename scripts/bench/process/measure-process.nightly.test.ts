import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../lib/temporary-folder.ts';
import { measureNode, measureScript } from './measure-process.ts';

/** A script that uses memory, and the processor for a given time that it measures itself. */
const busy = (milliseconds: number) =>
  `const held = Buffer.alloc(60e6, 1); const end = process.cpuUsage().user + ${milliseconds}e3;` +
  `while (process.cpuUsage().user < end); globalThis.held = held;`;

test('processor time and memory of a grandchild process are counted', { timeout: 30_000 }, async () => {
  using folder = temporaryFolder();
  const child = path.join(folder.path, 'child.mjs');
  const parent = path.join(folder.path, 'parent.mjs');
  writeFileSync(child, busy(200));
  writeFileSync(
    parent,
    `import { spawn } from 'node:child_process'; spawn(process.execPath, [${JSON.stringify(child)}]);`,
  );
  const cost = await measureNode([parent]);
  expect(cost.user).toBeGreaterThanOrEqual(0.19);
  expect(cost.memory).toBeGreaterThan(100e6);
});

test('a failing script is an error with its output', { timeout: 30_000 }, async () => {
  using folder = temporaryFolder();
  const script = path.join(folder.path, 'fails.mjs');
  writeFileSync(script, `console.error('no content'); process.exitCode = 1;`);
  await expect(measureNode([script])).rejects.toThrow('no content');
});

test('an npm script is run as defined in package.json', { timeout: 30_000 }, async () => {
  await expect(measureScript('build', ['--nonsense'])).rejects.toThrow('npm run build --');
  expect(() => measureScript('no-such-script', [])).toThrow("no script 'no-such-script'");
});
