import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { compileSite } from '../../../content/compile/compile.ts';
import type { ServerConfig } from '../../../contracts/server-config.ts';
import { testSend } from './test-send.ts';

const root = path.join(import.meta.dirname, '../../../..');
const pieces = {
  paragraph: '<p>{text}</p>',
  quote: '{value}',
  details: '<table>{rows}</table>',
  detail: '{label}={value};',
  button: '<a href="{link}">{label}</a>',
  link: '',
  closing: '',
  frame: '<html><h1>{heading}</h1>{content}</html>',
};

let config: ServerConfig;
let outboxDir: string;
beforeAll(async () => {
  const configDir = path.join(root, 'tests/config-cases/_base');
  const { site } = await compileSite({ configDir, schemasDir: path.join(root, 'schemas') });
  if (!site) throw new Error('the sample cannot be compiled');
  config = { ...site.server, mailTemplates: pieces };
});
beforeEach(() => {
  outboxDir = mkdtempSync(path.join(tmpdir(), 'test-send-'));
});
afterEach(() => rmSync(outboxDir, { recursive: true }));

test('returns every mail of a form as it would be sent, and writes it to the outbox', async () => {
  const [form] = config.forms.filter(({ emails = [] }) => emails.length > 0);
  const { mails } = await testSend({ config, outboxDir }, { form: form?.id ?? '' });
  expect(mails.length).toBe(form?.emails?.length);
  for (const mail of mails) {
    expect(mail.subject).not.toMatch(/[{}]/);
    expect(mail.html).toMatch(/^<html><h1>.+<\/h1>/);
    expect(mail.text).toContain(config.site.legalName);
  }
  expect([config.site.inbox, 'visitor@example.com']).toEqual(expect.arrayContaining(mails.map(({ to }) => to)));
  const files = readdirSync(outboxDir);
  expect(files).toHaveLength(mails.length);
  expect(files.map((file) => readFileSync(path.join(outboxDir, file), 'utf8')).join('')).toContain(
    `To: ${mails[0]?.to}`,
  );
});

test('an unknown form, or an outbox that cannot be written, is refused with a reason', async () => {
  await expect(testSend({ config, outboxDir }, { form: 'none' })).rejects.toThrow(/no form "none"/);
  const blocked = path.join(outboxDir, 'file');
  writeFileSync(blocked, '');
  const [form] = config.forms.filter(({ emails = [] }) => emails.length > 0);
  await expect(testSend({ config, outboxDir: path.join(blocked, 'outbox') }, { form: form?.id ?? '' })).rejects.toThrow(
    /cannot be put into/,
  );
});
