import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { runNode } from '../../../scripts/lib/run.ts';
import { at, sampleMail, sampleSubmission } from '../../../tests/contracts/storage.ts';
import { StorageError, StorageTimeout, StorageUnavailable } from './errors.ts';
import { openStorageThread } from './thread.ts';

const root = mkdtempSync(join(tmpdir(), 'storage-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const open = (dataDir: string, databaseUrl?: string) => openStorageThread({ dataDir, databaseUrl }, () => {});

test('all storage calls of a server are passed to the thread, and their results returned unchanged', async () => {
  const storage = await open(root);
  const content = Uint8Array.from({ length: 5000 }, (_, place) => place % 251);
  const documents = [{ field: 'documents', name: 'cv.pdf', type: 'application/pdf', size: content.length, content }];
  const mails = [sampleMail('K-1'), sampleMail('K-1'), sampleMail('K-1')];
  const item = { ...sampleSubmission('K-1'), documents, mails };
  expect(await Promise.all([storage.save(item), storage.save(item)])).toEqual(['stored', 'repeated']);
  expect(await storage.find('K-1')).toEqual(item.submission);
  expect(await storage.find('K-2')).toBeUndefined();
  expect(await storage.list({})).toEqual([item.submission]);
  const [document] = await storage.documentsOf('K-1');
  expect({ ...document, content: new Uint8Array(document?.content ?? []) }).toEqual(documents[0]);
  expect(await storage.mailsOf('K-1')).toHaveLength(3);
  expect(await storage.oldestQueued('mail')).toEqual(at(0));
  expect(await storage.mailsSince(['template_confirmation'], new Date(0))).toHaveLength(3);

  expect([await storage.findSubscriber('amina@example.com'), await storage.unsubscribe('x', at(0))]).toEqual([
    undefined,
    false,
  ]);
  const [sent, late, dead] = await storage.claim('mail', at(1), 3, 60_000);
  expect(await storage.confirmClaim(sent?.id ?? '')).toBe(true);
  await storage.markSent(sent?.id ?? '', at(2));
  await storage.markFailed(late?.id ?? '', 'busy', at(90));
  await storage.markFailed(dead?.id ?? '', 'refused', null);
  await storage.releaseClaims(at(3));
  expect([await storage.nextDue('mail'), await storage.countQueue('mail')]).toEqual([at(90), { queued: 1, dead: 1 }]);
  expect(await storage.erase({ id: 'K-1' })).toMatchObject({ submissions: 1, inFlight: 0 });
  await storage.close();
  await expect(storage.find('K-1')).rejects.toThrow('the thread has ended');
});

/** The module of a thread that runs `work` and never responds. */
function silentThread(work: string): URL {
  const file = join(root, `silent-${randomUUID()}.mjs`);
  writeFileSync(file, `import { parentPort } from 'node:worker_threads'; parentPort.on('message', () => {}); ${work}`);
  return pathToFileURL(file);
}

test('a storage that does not open in time is reported with a message', async () => {
  const terms = { opening: 300, module: silentThread('') };
  const opening = openStorageThread({ dataDir: '/srv/far', databaseUrl: undefined }, () => {}, terms);
  await expect(opening).rejects.toThrow('The database in DATA_DIR, /srv/far, did not answer within 0.3 seconds.');
  await expect(opening).rejects.toThrow(StorageTimeout);
});

test('a call that is not answered in time is 503 with a message', async () => {
  const work = `parentPort.removeAllListeners('message');
    parentPort.on('message', ({ id, name }) => name === 'ready' && parentPort.postMessage({ id }));`;
  const terms = { calls: 200, module: silentThread(work) };
  const storage = await openStorageThread({ dataDir: root, databaseUrl: undefined }, () => {}, terms);
  const failure = await storage.save(sampleSubmission('K-1')).catch((error: unknown) => error);
  expect(failure).toMatchObject({ statusCode: 503, kind: 'slow', retryAfter: 20 });
});

test('errors keep their class across the thread boundary', async () => {
  const folder = join(root, 'kinds');
  const storage = await open(folder);
  rmSync(join(folder, 'submissions.sqlite'));
  const failure = await storage.find('K-1').catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(StorageUnavailable);
  expect(failure).toMatchObject({ kind: 'missing', code: 'ENOENT', retryAfter: 60 });
  await storage.close();
});

test('a disk that hangs in a system call does not keep the server from exiting with 2', async () => {
  const pipe = join(root, 'pipe');
  execFileSync('mkfifo', [pipe]);
  const module = silentThread(`import { openSync } from 'node:fs'; openSync(${JSON.stringify(pipe)}, 'r');`);
  const code = `const { openStorageThread } = await import(${JSON.stringify(join(import.meta.dirname, 'thread.ts'))});
    const { endWithSentence } = await import(${JSON.stringify(join(import.meta.dirname, '../startup/start-error.ts'))});
    const terms = { opening: 200, module: new URL(${JSON.stringify(module.href)}) };
    await openStorageThread({ dataDir: '/srv/far' }, () => {}, terms).catch(endWithSentence);`;
  writeFileSync(join(root, 'start.mjs'), code);
  expect(await runNode(join(root, 'start.mjs'), [])).toEqual({
    code: 2,
    output: 'The database in DATA_DIR, /srv/far, did not answer within 0.2 seconds.\n',
  });
});

test('errors of opening are the same as without a thread', async () => {
  const opening = open(root, 'postgres://kilele:secret-word@127.0.0.1:1/website');
  await expect(opening).rejects.toThrow(StorageError);
  await expect(opening).rejects.toThrow('127.0.0.1:1/website (DATABASE_URL) cannot be used (ECONNREFUSED)');
  writeFileSync(join(root, 'file'), '');
  await expect(open(join(root, 'file'))).rejects.toThrow();
});
