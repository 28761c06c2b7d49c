import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Checker } from './checker.ts';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const folder = mkdtempSync(path.join(tmpdir(), 'checker-'));
const configDir = path.join(folder, 'site');
let counts: number[] = [];
const checker = new Checker({ configDir, schemasDir: path.join(ROOT, 'schemas'), displayRoot: configDir }, (findings) =>
  counts.push(findings.length),
);
beforeAll(() => cpSync(path.join(ROOT, 'tests/fixture-site'), configDir, { recursive: true }));
afterAll(() => {
  checker.close();
  rmSync(folder, { recursive: true });
});

test('changes in quick succession cause at most two checks, and the findings are those of the last state', async () => {
  checker.schedule();
  expect(await checker.current()).toEqual([]);
  counts = [];
  for (let change = 0; change < 20; change++) {
    writeFileSync(path.join(configDir, 'facts.json'), change < 19 ? '{' : '{ "$schema": 1 }');
    checker.schedule();
  }
  const findings = await checker.current();
  expect(findings.some(({ file }) => file === 'facts.json')).toBe(true);
  expect(findings.every(({ code }) => !code.startsWith('json'))).toBe(true);
  expect(counts.length).toBeLessThanOrEqual(2);
});
