import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../scripts/lib/temporary-folder.ts';
import { filesBelow } from './files-below.ts';

/** Keeps creating and removing a folder until it is ended. */
const FLICKER = `
  const { mkdirSync, rmdirSync } = require('node:fs');
  const { parentPort, workerData } = require('node:worker_threads');
  parentPort.postMessage('started');
  for (;;) { mkdirSync(workerData); rmdirSync(workerData); }
`;

test('a folder that disappears after its parent was read counts as empty', async () => {
  using root = temporaryFolder();
  mkdirSync(path.join(root.path, 'pages'));
  writeFileSync(path.join(root.path, 'pages/one.json'), '{}');
  const flicker = new Worker(FLICKER, { eval: true, workerData: path.join(root.path, 'emails') });
  try {
    await new Promise((resolve) => flicker.once('message', resolve));
    for (let round = 0; round < 5000; round += 1) expect(filesBelow(root.path)).toEqual(['pages/one.json']);
  } finally {
    await flicker.terminate();
  }
});

test('a folder that does not exist is an error', () => {
  expect(() => filesBelow('/no/such/folder')).toThrow('ENOENT');
});
