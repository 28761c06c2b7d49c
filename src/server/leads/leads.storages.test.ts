import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { STORAGES } from '../../../tests/amount/amount.ts';
import { sampleCall, sampleMail, sampleSubmission } from '../../../tests/contracts/storage.ts';
import { storagePlace } from '../../../tests/contracts/storage-place.ts';
import { outboxMailer } from '../mail/outbox.ts';
import { StorageUnavailable } from '../storage/errors.ts';
import { openStorage } from '../storage/open.ts';
import type { AuditEntry } from '../storage/records.ts';
import type { BackupStorage, DumpedRow } from '../storage/storage.ts';
import { writeBackup } from './backup.ts';
import { runLeads } from './commands.ts';

describe.each(STORAGES)('commands over %s', (kind) => {
  const { folder, open, remove } = storagePlace(kind);
  const outbox = join(folder, 'outbox');
  let server: BackupStorage;
  beforeAll(async () => {
    server = await open();
    const content = Uint8Array.from([1, 2, 3]);
    const document = { field: 'documents', name: '../../cv.PDF', type: 'application/pdf', size: 3, content };
    await server.save({ ...sampleSubmission('K-1', { source: 'career' }), documents: [document] });
    await server.save(sampleSubmission('K-2', { status: 'quarantined' }));
  });
  afterAll(async () => {
    await server?.close();
    await remove();
  });

  async function leads(...args: string[]) {
    const texts = { out: '', error: '' };
    const write = (where: 'out' | 'error') => (text: string) => {
      texts[where] += text;
    };
    const output = { out: write('out'), error: write('error') };
    const code = await runLeads(args, { open, outbox, retentionDays: 30, actor: 'amina' }, output);
    return { code, ...texts };
  }

  test('list shows all submissions, or those of one source, while the server runs', async () => {
    const all = await leads('list', '--format', 'json');
    expect(all.code).toBe(0);
    expect(JSON.parse(all.out).map((one: { id: string }) => one.id)).toEqual(['K-1', 'K-2']);
    expect((await leads('list', '--source', 'career')).out.trim().split('\n')).toHaveLength(1);
    expect((await leads('list')).out).toMatch(/quarantined\s+K-2/);
  });

  test('a source without submissions is answered with the sources there are', async () => {
    const error = 'No submissions were found from careers, only from career, contact.\n';
    expect(await leads('list', '--source', 'careers')).toEqual({ code: 0, out: '', error });
    expect(await leads('export', '--format', 'json', '--source', 'careers')).toMatchObject({ code: 0, error });
  });

  test('show prints one submission in full, and saves its documents under generated names', async () => {
    const saved = join(folder, 'saved');
    const { code, out } = await leads('show', 'K-1', '--documents', saved);
    expect([code, JSON.parse(out).source]).toEqual([0, 'career']);
    expect(readdirSync(saved)).toEqual(['K-1-documents.pdf']);
    expect([...readFileSync(join(saved, 'K-1-documents.pdf'))]).toEqual([1, 2, 3]);
    expect((await leads('show', 'K-9')).code).toBe(1);
  });

  test('show lists webhook calls with their state; webhooks lists undelivered ones, and retries or drops them', async () => {
    const calls = ['crm', 'crm', 'chat'].map((webhook) => sampleCall('K-w', { webhook }));
    await server.save({ ...sampleSubmission('K-w', { email: 'w@example.com' }), webhooks: calls });
    for (const { id } of await server.claim('webhook', new Date(), 2, 1000, 'crm')) {
      await server.markFailed(id, 'answered 410', null);
    }
    const shown = JSON.parse((await leads('show', 'K-w')).out).webhooks;
    const dead = { webhook: 'crm', status: 'dead', attempts: 1, reason: 'answered 410', sentAt: null };
    const queued = { webhook: 'chat', status: 'queued', attempts: 0, reason: null, sentAt: null };
    expect(
      shown.sort((one: { webhook: string }, other: { webhook: string }) => (one.webhook < other.webhook ? 1 : -1)),
    ).toMatchObject([dead, dead, queued]);
    const lines = (await leads('webhooks')).out.trim().split('\n');
    expect(
      lines.filter((line) => / dead {4}crm .* K-w {2}msg_\w{32} {2}1 attempts, answered 410$/.test(line)),
    ).toHaveLength(2);
    expect(lines.filter((line) => / queued {2}chat .* K-w {2}msg_\w{32} {2}0 attempts$/.test(line))).toHaveLength(1);
    expect(lines.join('\n')).not.toContain('@');

    expect(await leads('webhooks', 'retry', calls[0]?.messageId ?? '')).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^1 failed calls /),
    });
    expect((await leads('webhooks', 'retry', 'K-w')).out).toMatch(/^1 failed calls /);
    expect(await leads('webhooks', 'retry', 'crm')).toMatchObject({
      code: 1,
      out: expect.stringMatching(/^0 failed calls /),
    });
    expect(await server.countQueue('webhook')).toEqual({ queued: 3, dead: 0 });
    expect((await leads('webhooks', 'drop', 'chat')).out).toMatch(/^1 calls /);
    expect((await leads('webhooks', 'drop', 'K-w')).out).toMatch(/^2 calls /);
    expect(await leads('webhooks')).toEqual({ code: 0, out: '', error: '' });
    const erased = await leads('erase', '--id', 'K-w');
    expect(erased.out).toContain('Erase it in these systems too, which received the data: crm\n');
    expect(erased.out).not.toContain('chat');
  });

  test('export writes CSV and JSON', async () => {
    expect((await leads('export', '--format', 'csv')).out).toContain('"K-2"');
    expect(JSON.parse((await leads('export', '--format', 'json', '--source', 'career')).out)).toHaveLength(1);
  });

  test('export saves rows and all documents as files that only the owner can read, and never overwrites a file', async () => {
    const [file, saved] = [join(folder, 'all.csv'), join(folder, 'all')];
    const { code, out } = await leads('export', '--format', 'csv', '--file', file, '--documents', saved);
    expect([code, out]).toEqual([0, 'Exported 2 submissions and 1 documents.\n']);
    expect(readFileSync(file, 'utf8')).toBe((await leads('export', '--format', 'csv')).out);
    expect(readdirSync(saved)).toEqual(['K-1-documents.pdf']);
    for (const one of [file, join(saved, 'K-1-documents.pdf')]) expect(statSync(one).mode & 0o777).toBe(0o600);
    expect((await leads('export', '--format', 'csv', '--file', file)).code).toBe(2);
  });

  test('backup saves everything while the server writes, and restore loads it into an empty database of either kind', async () => {
    const file = join(folder, 'backup.jsonl.gz');
    const writing = Array.from({ length: 30 }, (_, place) =>
      server.save(sampleSubmission(`K-x${place}`, { email: 'x@example.com' })),
    );
    const { code, out } = await leads('backup', file);
    await Promise.all(writing);
    expect([code, out]).toEqual([
      0,
      expect.stringMatching(/^Saved \d+ submissions, 1 documents and 0 mails and webhook calls in /),
    ]);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect((await leads('backup', file)).code).toBe(2);
    expect(await leads('restore', file)).toMatchObject({ code: 1, error: expect.stringContaining('not empty') });
    const dataDir = join(folder, 'restored');
    const elsewhere = { open: () => openStorage({ dataDir, databaseUrl: undefined }), outbox, retentionDays: 30 };
    const output = { out: () => {}, error: () => {} };
    expect(await runLeads(['restore', file], elsewhere, output)).toBe(0);
    const restored = await elsewhere.open();
    expect(await restored.find('K-1')).toEqual(await server.find('K-1'));
    expect([...((await restored.documentsOf('K-1'))[0]?.content ?? [])]).toEqual([1, 2, 3]);
    await restored.close();
    for (const email of ['amina@example.com', 'x@example.com']) await server.erase({ email });
    expect(await leads('restore', file)).toMatchObject({ code: 0, out: expect.stringMatching(/^Restored \d+/) });
    await server.erase({ email: 'x@example.com' });
  });

  test('a damaged backup is refused, and a failed backup leaves no file', async () => {
    const [good, bad] = [join(folder, 'good.gz'), join(folder, 'bad.gz')];
    await leads('backup', good);
    const bytes = readFileSync(good);
    const lines = gunzipSync(bytes).toString().split('\n');
    const damaged = [
      bytes.subarray(0, bytes.length - 30),
      Buffer.from('nonsense'),
      gzipSync(lines.slice(0, -2).join('\n')),
      gzipSync(lines.slice(1).join('\n')),
      gzipSync(lines.join('\n').replace('amina@', 'zmina@')),
    ];
    for (const content of damaged) {
      writeFileSync(bad, content);
      expect(await leads('restore', bad)).toMatchObject({ code: 1, error: `${bad} is not a complete backup.\n` });
    }
    expect(await leads('restore', join(folder, 'none'))).toMatchObject({ code: 1 });
    const target = join(folder, 'failed.gz');
    const failing = Object.assign(Object.create(server), {
      dump: async (write: (row: DumpedRow) => Promise<void>) => {
        await server.dump(write);
        throw new Error('the disk is full');
      },
    });
    await expect(writeBackup(failing, target)).rejects.toThrow('the disk is full');
    expect(readdirSync(folder).filter((name) => name.startsWith('failed'))).toEqual([]);
  });

  test('erase removes a person with their mails in the outbox, and purge removes what is too old', async () => {
    const [mail, other] = [sampleMail('K-3'), sampleMail('K-4')];
    const recent = new Date().toISOString();
    await server.save({ ...sampleSubmission('K-3', { email: 'b@example.com', receivedAt: recent }), mails: [mail] });
    await server.save({ ...sampleSubmission('K-4', { email: 'c@example.com', receivedAt: recent }), mails: [other] });
    const mailer = outboxMailer(outbox, () => ({ name: 'Kilele', address: 'info@kilele.example' }));
    for (const one of [mail, other]) await mailer.send(one);
    writeFileSync(join(outbox, `half-${mail.id}.eml.part`), 'To: b@example.com');
    expect((await leads('erase', '--email', 'B@Example.com')).code).toBe(0);
    await server.save(sampleSubmission('K-5', { email: 'b@example.com', receivedAt: recent }));
    await server.save(sampleSubmission('K-6', { email: 'b@example.com', receivedAt: recent }));
    expect((await leads('erase', '--id', 'K-5')).code).toBe(0);
    expect([await server.find('K-5'), (await server.find('K-6'))?.id]).toEqual([undefined, 'K-6']);
    expect((await leads('erase', '--id', 'K-6')).code).toBe(0);
    expect((await leads('erase', '--id', 'K-6')).code).toBe(1);
    expect(readdirSync(outbox).map((name) => name.includes(other.id))).toEqual([true]);
    expect(await server.find('K-3')).toBeUndefined();
    expect((await leads('erase', '--email', 'b@example.com')).code).toBe(1);
    expect(await leads('purge')).toMatchObject({ code: 0, out: 'Erased 2 submissions older than 30 days.\n' });
    expect((await server.list({})).map((one) => one.id)).toEqual(['K-4']);
  });

  const trail = async (): Promise<AuditEntry[]> => JSON.parse((await leads('audit', '--format', 'json')).out);

  test('every staff command is in the audit trail: who, when, what, how many, and no personal data', async () => {
    // The end of this command is recorded after the trail was read.
    const begin = (await trail()).length + 1;
    const time = new Date().toISOString();
    await server.save(sampleSubmission('K-7', { email: 'trail@example.com', receivedAt: time }));
    await server.save(sampleSubmission('K-8', { email: 'trail@example.com', receivedAt: time }));
    const target = join(folder, 'trail@example.com.gz');
    const calls: [string[], object][] = [
      [['list', '--source', 'trail@example.com'], { submissions: 0 }],
      [['show', 'K-7'], { submissions: 1, id: 'K-7' }],
      [['show', 'trail@example.com'], { code: 1 }],
      [['export', '--format', 'csv', '--source', 'contact'], { format: 'csv' }],
      [['erase', '--id', 'trail@example.com'], { submissions: 0, code: 1 }],
      [['erase', '--id', 'K-7'], { submissions: 1, id: 'K-7' }],
      [['erase', '--email', 'trail@example.com'], { submissions: 1, mails: 0 }],
      [['purge'], { submissions: 0, retentionDays: 30 }],
      [['backup', target], { documents: expect.any(Number), encrypted: false }],
      [['restore', target], { step: 'failed' }],
      [['restore', 'trail@example.com'], { step: 'failed' }],
    ];
    for (const [args] of calls) await leads(...args);
    const entries = (await trail()).slice(begin);
    const begun = entries.filter(({ details }) => details.step === 'begun');
    expect(begun.map(({ action }) => action)).toEqual([...calls.map(([[name = '']]) => name), 'audit']);
    for (const [place, [, facts]] of calls.entries()) {
      const end = entries.find(({ details }) => details.of === begun[place]?.id);
      expect(end?.details, calls[place]?.[0].join(' ')).toMatchObject(facts);
    }
    expect(new Set(entries.map(({ actor }) => actor))).toEqual(new Set(['amina']));
    expect(entries.every(({ at }) => at >= time)).toBe(true);
    expect(JSON.stringify(entries)).not.toMatch(/trail@|example\.com/);
    const { out } = await leads('audit');
    expect(out).toMatch(
      /^\S+ {2}amina {2}erase {2}done {2}submissions=1 {2}subscribers=0 {2}mails=0 {2}id=K-7 {2}code=0$/m,
    );
    expect(out).toMatch(/^\S+ {2}amina {2}audit {2}not finished$/m);
  });

  test('a command that cannot be recorded in the audit trail does not run', async () => {
    await server.save(sampleSubmission('K-9', { email: 'kept@example.com' }));
    const refusing = async () =>
      Object.assign(Object.create(server), {
        record: () => Promise.reject(new StorageUnavailable('SQLITE_13', 'full')),
        close: async () => {},
      });
    const texts: string[] = [];
    const output = { out: (text: string) => void texts.push(text), error: () => {} };
    for (const args of [['erase', '--id', 'K-9'], ['show', 'K-9'], ['list'], ['export', '--format', 'json'], ['purge']])
      expect(await runLeads(args, { open: refusing, outbox, retentionDays: 30 }, output)).toBe(1);
    expect([texts, (await server.find('K-9'))?.id]).toEqual([[], 'K-9']);
    await server.erase({ id: 'K-9' });
  });

  test.each([
    [[]],
    [['lists']],
    [['list', '--format', 'csv']],
    [['list', 'K-1']],
    [['list', '--colour']],
    [['show']],
    [['show', 'K-1', 'K-2']],
    [['export']],
    [['export', '--format', 'xml']],
    [['erase']],
    [['erase', '--email', ' ']],
    [['erase', '--email', 'a@example.com', '--id', 'K-1']],
    [['purge', 'all']],
    [['backup']],
    [['restore']],
    [['restore', 'a', 'b']],
    [['constructor']],
    [['webhooks', 'list']],
    [['webhooks', 'retry']],
    [['webhooks', 'drop']],
    [['webhooks', 'retry', 'crm', 'chat']],
    [['audit', '--format', 'csv']],
    [['keygen']],
    [['keygen', 'file', '--kind', 'rsa']],
  ])('%j is wrong usage, reported in a sentence', async (args) => {
    const { code, out, error } = await leads(...args);
    expect([code, out]).toEqual([2, '']);
    expect(error).toMatch(/^\S.*\.\nUsage:/s);
  });
});

test('every command in the handbook exists', async () => {
  const handbook = readFileSync(join(import.meta.dirname, '../../../site-config/LEADS.md'), 'utf8');
  const commands = [...handbook.matchAll(/^npm run leads -- (.+)$/gm)].map(([, words = '']) => words.split(' '));
  expect(new Set(commands.map(([name]) => name)).size).toBe(11);
  const open = () => Promise.reject(new Error('understood'));
  for (const args of commands.filter(([name]) => name !== 'keygen')) {
    const result = runLeads(args, { open, outbox: '', retentionDays: 30 }, { out: () => {}, error: () => {} });
    await expect(result, args.join(' ')).rejects.toThrow('understood');
  }
});
