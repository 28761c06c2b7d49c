import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openStorage } from '../storage/open.ts';
import { runLeads } from './commands.ts';
import { fileErrorSentence } from './file-error.ts';

const folder = mkdtempSync(join(tmpdir(), 'leads-files-'));
writeFileSync(join(folder, 'file'), '');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const lead = {
  open: () => openStorage({ dataDir: folder, databaseUrl: undefined }),
  outbox: join(folder, 'outbox'),
  retentionDays: 30,
  actor: 'amina',
  unsubscribeLinks: () => (token: string) => `https://site.example/${token}`,
};

test.each([
  ['export', 'missing/file', 'the folder does not exist'],
  ['export', 'file/below', 'the folder is a file'],
  ['subscribers', 'missing/file', 'the folder does not exist'],
  ['backup', 'file/below', 'the folder is a file'],
  ['backup', 'x'.repeat(300), 'the name is too long'],
])('%s says why it cannot write to %s', async (command, name, why) => {
  const path = join(folder, name);
  const calls: Record<string, string[]> = {
    export: ['export', '--format', 'csv', '--file', path],
    subscribers: ['subscribers', 'export', '--file', path],
    backup: ['backup', path],
  };
  const texts: string[] = [];
  const output = { out: (text: string) => texts.push(text), error: (text: string) => texts.push(text) };
  expect(await runLeads(calls[command] ?? [], lead, output)).toBe(1);
  expect(texts.at(-1)).toBe(`${path} cannot be written: ${why}.\n`);
});

test('other errors have no such sentence', () => {
  const withCode = (code: string, more = {}) => Object.assign(new Error(code), { code, ...more });
  for (const error of [new Error('bug'), withCode('ENOENT'), withCode('EPIPE', { path: 'a' }), 'text'])
    expect(fileErrorSentence(error)).toBeUndefined();
});
