import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { STORAGES } from '../../../tests/amount/amount.ts';
import { sampleSubmission } from '../../../tests/contracts/storage.ts';
import { storagePlace } from '../../../tests/contracts/storage-place.ts';
import { sampleSignUp } from '../../../tests/contracts/storage-subscribers.ts';
import { outboxMailer } from '../mail/outbox.ts';
import type { BackupStorage } from '../storage/storage.ts';
import type { LeadStore } from './command-context.ts';
import { runLeads } from './commands.ts';

const DAY = 24 * 60 * 60;
/** Seconds since the start of the fake clock. */
const now = () => Math.floor((Date.now() - Date.UTC(2026, 0, 5, 8)) / 1000);

describe.each(STORAGES)('the newsletter’s subscribers in %s', (kind) => {
  const { folder, open, remove } = storagePlace(kind);
  const outbox = join(folder, 'outbox');
  let server: BackupStorage;
  beforeAll(async () => {
    server = await open();
  });
  afterAll(async () => {
    await server?.close();
    await remove();
  });

  async function leads(args: string[], changes: Partial<LeadStore> = {}) {
    const texts = { out: '', error: '' };
    const write = (where: 'out' | 'error') => (text: string) => {
      texts[where] += text;
    };
    const output = { out: write('out'), error: write('error') };
    const unsubscribeLinks = () => (token: string) => `https://a.example/leave?token=${token}`;
    const code = await runLeads(args, { open, outbox, retentionDays: 365, unsubscribeLinks, ...changes }, output);
    return { code, ...texts };
  }
  const subscribers = (...args: string[]) => leads(['subscribers', ...args]);

  /** Signs up an address as of some days ago, and optionally confirms it, or confirms and unsubscribes it. */
  async function put(email: string, daysAgo: number, end?: 'confirmed' | 'left') {
    const item = sampleSignUp(now() - daysAgo * DAY, { email });
    const [day, before] = [new Date(Date.parse(item.signUp.at) + 1000), new Date(0)];
    await server.save(item);
    if (end) await server.confirmSubscriber(item.signUp.confirmToken, day, before);
    if (end === 'left') await server.unsubscribe(item.signUp.token, day);
    return item;
  }

  beforeEach(async () => {
    for (const { email } of await server.listSubscribers()) await server.erase({ email });
    for (const { id } of await server.list({})) await server.erase({ id });
  });

  test('list shows all subscribers, or those with one status, oldest first and without tokens', async () => {
    const item = await put('asks@example.com', 3);
    await put('reads@example.com', 2, 'confirmed');
    await put('gone@example.com', 1, 'left');
    const { code, out } = await subscribers('list');
    expect([
      code,
      out
        .trim()
        .split('\n')
        .map((line) => line.split(/ {2,}/).slice(1)),
    ]).toEqual([
      0,
      [
        ['pending', 'blog-page', 'asks@example.com'],
        ['confirmed', 'blog-page', 'reads@example.com'],
        ['left', 'blog-page', 'gone@example.com'],
      ],
    ]);
    const json = await subscribers('list', '--format', 'json', '--status', 'pending');
    expect(JSON.parse(json.out)).toEqual([
      expect.objectContaining({ email: 'asks@example.com', status: 'pending', confirmedAt: null }),
    ]);
    expect(json.out).not.toContain(item.signUp.token);
    expect(json.out).not.toContain(item.signUp.confirmToken);
  });

  test('export lists confirmed addresses with their unsubscribe links, and no cell can run as a formula', async () => {
    const item = await put('=cmd+1@example.com', 2, 'confirmed');
    await put('asks@example.com', 1);
    await put('gone@example.com', 1, 'left');
    const link = `https://a.example/leave?token=${item.signUp.token}`;
    const { code, out } = await subscribers('export');
    expect([code, out.trim().split('\r\n').length]).toEqual([0, 2]);
    expect(out).toMatch(/^\ufeff"email","status","source","createdAt","confirmedAt","leftAt","leaveLink"\r\n/);
    expect(out).toContain(`"'=cmd+1@example.com","confirmed","blog-page"`);
    expect(out).toContain(`"${link}"`);
    expect(out).not.toContain(item.signUp.confirmToken);
    const json = JSON.parse((await subscribers('export', '--format', 'json')).out);
    expect(json).toEqual([expect.objectContaining({ email: '=cmd+1@example.com', leaveLink: link })]);
    expect((await subscribers('export', '--status', 'left')).out).toContain('gone@example.com');
  });

  test('export writes a file that only the owner can read, never overwrites one, and needs a built site', async () => {
    await put('reads@example.com', 2, 'confirmed');
    const file = join(folder, 'list.csv');
    expect(await subscribers('export', '--file', file)).toMatchObject({ code: 0, out: 'Exported 1 addresses.\n' });
    expect(readFileSync(file, 'utf8')).toBe((await subscribers('export')).out);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect((await subscribers('export', '--file', file)).code).toBe(2);
    const unbuilt = await leads(['subscribers', 'export'], { unsubscribeLinks: () => undefined });
    expect(unbuilt).toEqual({ code: 1, out: '', error: expect.stringContaining('npm run build') });
  });

  test('remove erases a subscriber with sign-ups and mails, but keeps their enquiries', async () => {
    const item = await put('reads@example.com', 2, 'confirmed');
    await outboxMailer(outbox, () => ({ name: 'Kilele', address: 'info@kilele.example' })).send(
      item.signUp.confirmation,
    );
    await server.save(sampleSubmission('K-1', { email: 'reads@example.com' }));
    const removed = await subscribers('remove', '--email', ' Reads@Example.com');
    expect(removed).toMatchObject({ code: 0, out: 'Erased reads@example.com from the list, and 1 sign-ups.\n' });
    expect(readdirSync(outbox)).toEqual([]);
    expect(await server.listSubscribers()).toEqual([]);
    expect((await server.list({})).map(({ id }) => id)).toEqual(['K-1']);
    expect((await subscribers('remove', '--email', 'reads@example.com')).code).toBe(1);
  });

  test('erase --email also removes the subscriber, even if the sign-up itself was purged', async () => {
    const item = await put('reads@example.com', 2, 'confirmed');
    await server.erase({ id: item.submission.id });
    const erased = await leads(['erase', '--email', 'READS@example.com']);
    expect(erased).toMatchObject({ code: 0, out: expect.stringContaining('removed from the newsletter') });
    expect(await server.listSubscribers()).toEqual([]);
  });

  test('purge removes sign-ups unconfirmed for a month and people who left long ago, but no subscriber', async () => {
    await put('reads@example.com', 900, 'confirmed');
    await put('gone-long@example.com', 400, 'left');
    await put('gone@example.com', 300, 'left');
    await put('silent@example.com', 31);
    await put('asked@example.com', 29);
    const { code, out } = await leads(['purge']);
    expect([code, out.split('\n')[0]]).toEqual([0, 'Erased 2 submissions older than 365 days.']);
    expect(out).toContain('Erased 2 newsletter addresses');
    const left = (await server.listSubscribers()).map(({ email }) => email);
    expect(left).toEqual(['reads@example.com', 'gone@example.com', 'asked@example.com']);
    expect((await server.list({})).map(({ email }) => email).sort()).toEqual([
      'asked@example.com',
      'gone@example.com',
      'silent@example.com',
    ]);
  });

  test.each([
    [[]],
    [['lists']],
    [['constructor']],
    [['list', '--status', 'gone']],
    [['list', '--format', 'csv']],
    [['export', '--format', 'xml']],
    [['remove']],
    [['remove', '--email', ' ']],
    [['remove', 'reads@example.com']],
  ])('subscribers %j is wrong usage, reported in a sentence', async (args) => {
    const { code, out, error } = await subscribers(...args);
    expect([code, out]).toEqual([2, '']);
    expect(error).toMatch(/^\S.*\.\nUsage:/s);
  });
});
