import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { at, sampleMail, sampleSubmission } from '../../../tests/contracts/storage.ts';
import { StorageError } from './errors.ts';
import { openStorageThread } from './thread.ts';

const root = mkdtempSync(join(tmpdir(), 'storage-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const open = (dataDir: string, databaseUrl?: string) => openStorageThread({ dataDir, databaseUrl }, () => {});

test('all that a server asks of its storage goes to the thread and comes back as it is', async () => {
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
  expect(await storage.countMailsTo('amina@example.com', new Date(0))).toBe(3);

  const [sent, late, dead] = await storage.claim('mail', at(1), 3, 60_000);
  expect(await storage.confirmClaim(sent?.id ?? '')).toBe(true);
  await storage.markSent(sent?.id ?? '', at(2));
  await storage.markFailed(late?.id ?? '', 'busy', at(90));
  await storage.markFailed(dead?.id ?? '', 'refused', null);
  await storage.releaseClaims(at(3));
  expect([await storage.nextDue('mail'), await storage.countQueue('mail')]).toEqual([at(90), { queued: 1, dead: 1 }]);
  expect(await storage.erase({ id: 'K-1' })).toMatchObject({ submissions: 1, onTheirWay: 0 });
  await storage.close();
  await expect(storage.find('K-1')).rejects.toThrow('the thread has ended');
});

test('what keeps it from opening is told as it is without a thread', async () => {
  const opening = open(root, 'postgres://kilele:secret-word@127.0.0.1:1/website');
  await expect(opening).rejects.toThrow(StorageError);
  await expect(opening).rejects.toThrow('127.0.0.1:1/website cannot be used (ECONNREFUSED)');
  writeFileSync(join(root, 'file'), '');
  await expect(open(join(root, 'file'))).rejects.toThrow();
});
