import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleMail, sampleSubmission } from '../../../tests/contracts/storage.ts';
import { outboxMailer } from '../mail/outbox.ts';
import { openSqliteStorage } from '../storage/sqlite.ts';
import type { Storage, StoredFields } from '../storage/storage.ts';
import { runLeads } from './commands.ts';
import { toCsv } from './csv.ts';

describe('CSV', () => {
  const rowOf = (fields: StoredFields) => toCsv([sampleSubmission('K-1', { fields }).submission]).split('\r\n')[1];

  test.each([
    '=1+1',
    '=HYPERLINK("https://evil.example","x")',
    '+1+cmd|calc',
    '-2+3',
    '@SUM(A1)',
    '\t=1',
    '  =1',
    '\r=1',
    '\n=1',
    '＝1',
    '|calc',
    '%0A=1',
    '+254712345678=1',
    '+254 =1',
  ])('%j is no formula any more', (text) => {
    expect(rowOf({ it: text })).toContain(`,"'`);
  });

  test.each(['+254712345678', 'Amina', '10-15%', "O'Hara", 'a=b', 'x@y.example', '0712345678'])(
    '%j stays as it is',
    (text) => {
      expect(rowOf({ it: text })?.endsWith(`,"${text}"`)).toBe(true);
    },
  );

  test('rows of different forms share columns, and quotes, commas and lines stay inside their cell', () => {
    const one = sampleSubmission('K-1', { fields: { name: 'A "B", C\nD', list: ['x', 'y'], yes: true } }).submission;
    const two = sampleSubmission('K-2', {
      fields: { name: 'E', file: { name: 'cv.pdf', type: '', size: 1 } },
    }).submission;
    expect(toCsv([one, two])).toBe(
      [
        '\ufeff"id","source","status","receivedAt","submittedAt","name","list","yes","file"',
        '"K-1","contact","accepted","2026-01-05T08:00:01.000Z","2026-01-05T08:00:00.000Z","A ""B"", C\nD","x; y","true",""',
        '"K-2","contact","accepted","2026-01-05T08:00:01.000Z","2026-01-05T08:00:00.000Z","E","","","cv.pdf"',
        '',
      ].join('\r\n'),
    );
  });
});

describe('commands', () => {
  const folder = mkdtempSync(join(tmpdir(), 'leads-'));
  const outbox = join(folder, 'outbox');
  let server: Storage;
  beforeAll(async () => {
    server = await openSqliteStorage(folder);
    const content = Uint8Array.from([1, 2, 3]);
    const document = { field: 'documents', name: '../../cv.PDF', type: 'application/pdf', size: 3, content };
    await server.save({ ...sampleSubmission('K-1', { source: 'career' }), documents: [document] });
    await server.save(sampleSubmission('K-2', { status: 'quarantined' }));
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function leads(...args: string[]) {
    const texts = { out: '', error: '' };
    const write = (where: 'out' | 'error') => (text: string) => {
      texts[where] += text;
    };
    const output = { out: write('out'), error: write('error') };
    const code = await runLeads(args, { open: () => openSqliteStorage(folder), outbox, retentionDays: 30 }, output);
    return { code, ...texts };
  }

  test('list shows all, or those of a source, while the server runs', async () => {
    const all = await leads('list', '--format', 'json');
    expect(all.code).toBe(0);
    expect(JSON.parse(all.out).map((one: { id: string }) => one.id)).toEqual(['K-1', 'K-2']);
    expect((await leads('list', '--source', 'career')).out.trim().split('\n')).toHaveLength(1);
    expect((await leads('list')).out).toMatch(/quarantined\s+K-2/);
    expect(await leads('list', '--source', 'none')).toEqual({ code: 0, out: '', error: '' });
  });

  test('show gives one in full, and its documents under names of our own', async () => {
    const saved = join(folder, 'saved');
    const { code, out } = await leads('show', 'K-1', '--documents', saved);
    expect([code, JSON.parse(out).source]).toEqual([0, 'career']);
    expect(readdirSync(saved)).toEqual(['K-1-documents.pdf']);
    expect([...readFileSync(join(saved, 'K-1-documents.pdf'))]).toEqual([1, 2, 3]);
    expect((await leads('show', 'K-9')).code).toBe(1);
  });

  test('export writes CSV and JSON', async () => {
    expect((await leads('export', '--format', 'csv')).out).toContain('"K-2"');
    expect(JSON.parse((await leads('export', '--format', 'json', '--source', 'career')).out)).toHaveLength(1);
  });

  test('erase forgets a person, mails in the outbox included, and purge what is too old', async () => {
    const [mail, other] = [sampleMail('K-3'), sampleMail('K-4')];
    const recent = new Date().toISOString();
    await server.save({ ...sampleSubmission('K-3', { email: 'b@example.com', receivedAt: recent }), mails: [mail] });
    await server.save({ ...sampleSubmission('K-4', { email: 'c@example.com', receivedAt: recent }), mails: [other] });
    const mailer = outboxMailer(outbox, () => ({ name: 'Kilele', address: 'info@kilele.example' }));
    for (const one of [mail, other]) await mailer.send(one);
    expect((await leads('erase', '--email', 'B@Example.com')).code).toBe(0);
    expect(readdirSync(outbox).map((name) => name.includes(other.id))).toEqual([true]);
    expect(await server.find('K-3')).toBeUndefined();
    expect((await leads('erase', '--email', 'b@example.com')).code).toBe(1);
    expect(await leads('purge')).toMatchObject({ code: 0, out: 'Erased 2 submissions older than 30 days.\n' });
    expect((await server.list({})).map((one) => one.id)).toEqual(['K-4']);
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
    [['purge', 'all']],
    [['constructor']],
  ])('%j is wrong use, said in a sentence', async (args) => {
    const { code, out, error } = await leads(...args);
    expect([code, out]).toEqual([2, '']);
    expect(error).toMatch(/^\S.*\.\nUsage:/s);
  });
});
