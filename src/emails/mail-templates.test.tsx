import path from 'node:path';
import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { beforeAll, describe, expect, test } from 'vitest';
import { compileSite } from '../content/compile/compile.ts';
import type { FormDefinition, FormField } from '../contracts/forms.ts';
import type { ServerConfig } from '../contracts/server-config.ts';
import { renderMailPieces } from '../render/entry-server.tsx';
import { compose } from '../server/mail/compose.ts';
import { renderMails } from '../server/mail/render.ts';
import type { Mail } from '../server/storage/deliveries.ts';
import type { StoredFields, Submission } from '../server/storage/records.ts';
import { mailStyle } from './mail-style.ts';

/** Maximum bytes of a mail, so that no mail program clips it. */
const MAX_BYTES = 60_000;
const root = path.resolve(import.meta.dirname, '../..');
let config: ServerConfig;
let theme: Parameters<typeof mailStyle>[0];

beforeAll(async () => {
  const { site } = await compileSite({
    configDir: path.join(root, 'site-config'),
    schemasDir: path.join(root, 'schemas'),
  });
  if (!site) throw new Error('The content of the project has mistakes.');
  ({ theme } = site);
  config = { ...site.server, mailTemplates: renderMailPieces(site.data.site, site.theme) };
}, 60_000);

/** The longest text that a field's rules allow; a long one if they set no limit. */
function typed(field: FormField, text: string): string {
  const most = field.rules?.find(({ rule }) => rule === 'max-length')?.value ?? 250;
  return text.repeat(Math.ceil(most / text.length)).slice(0, most);
}

function answers(form: FormDefinition, text: string): StoredFields {
  return Object.fromEntries(
    form.fields.map((field) => {
      const values = field.options?.map(({ value }) => value) ?? [];
      if (field.kind === 'select') return [field.name, values[0] ?? ''];
      if (field.kind === 'checkboxes') return [field.name, values];
      if (field.kind === 'checkbox') return [field.name, true];
      if (field.kind === 'email') return [field.name, 'amina@example.com'];
      if (field.kind === 'file') return [field.name, { name: typed(field, text).slice(0, 200), type: '', size: 5000 }];
      return [field.name, typed(field, text)];
    }),
  );
}

function mailsFilledWith(text: string): Mail[] {
  return config.forms.flatMap((form) => {
    const submission: Submission = {
      id: `${form.idPrefix}1767600000000-k3j9x2m4q`,
      kind: form.kind,
      form: form.id,
      source: form.source,
      status: 'accepted',
      email: 'amina@example.com',
      fields: answers(form, text),
      digest: '',
      submittedAt: '2026-01-05T08:00:00.000Z',
      receivedAt: '2026-01-05T08:00:00.000Z',
    };
    return renderMails(config, form, submission);
  });
}

async function asSent(mail: Mail): Promise<Buffer> {
  const transport = createTransport({ streamTransport: true, buffer: true });
  const { message } = await transport.sendMail(compose(mail, { name: 'Sender', address: 'sender@example.com' }));
  if (!Buffer.isBuffer(message)) throw new TypeError('the mail was not composed into one piece');
  return message;
}

const named = (mails: Mail[]) => mails.map((mail) => [mail.templateId, mail] as const);
const wordmarks = (html: string) => html.split(`>${config.site.name}</span>`).length - 1;

describe('all mails of the site', () => {
  test('have a heading, one wordmark and the company, and nothing that is fetched or runs', () => {
    const mails = mailsFilledWith('Jambo ');
    expect(mails.length).toBeGreaterThanOrEqual(8);
    for (const [name, { html }] of named(mails)) {
      if (html === null) throw new Error(`${name} has no web page`);
      expect([name, html.match(/<h1/g)?.length, wordmarks(html)]).toEqual([name, 1, 1]);
      expect(html, name).toContain(config.site.legalName);
      expect(html, name).toMatch(/^<!DOCTYPE html [^>]*><html[^>]* lang="en-KE"/);
      expect(html, name).not.toMatch(/<(?:img|script|link|iframe|svg|form|object)\b|url\(|@import|@font-face| src=/);
      expect(html, name).toContain('<meta name="color-scheme" content="light dark"/>');
      expect(html, name).not.toMatch(/undefined|\[object|\{[a-z]+\}|\{\{/);
    }
  });

  test('have the same content as text and HTML, and never N/A', () => {
    for (const [name, { body, html, subject }] of named(mailsFilledWith('Jambo '))) {
      const page = (html ?? '').replace(/<style>.*?<\/style>/s, '').replace(/<[^>]+>/g, '\n');
      for (const line of body.split('\n').filter((one) => /^[A-Z][^:{]*$/.test(one)))
        expect(page.replace(/\s+/g, ' '), name).toContain(line.replaceAll("'", '&#39;').replace(/\s+/g, ' ').trim());
      expect(`${subject}${body}${html}`, name).not.toMatch(/N\/A|undefined|\{\{|Till/);
    }
  });

  test('are smaller than 60 kB with the longest possible answers', async () => {
    for (const [name, mail] of named(mailsFilledWith('Jambo, habari. '))) {
      const size = (await asSent(mail)).length;
      expect([name, size, size < MAX_BYTES]).toEqual([name, size, true]);
    }
  });

  test.each([
    ['what has to be escaped', `<'&">`],
    ['lines', 'a\n'],
    ['another script', '王'],
    ['pictures', '😀'],
  ])('are valid HTML under 60 kB if every field is filled with %s', (_what, text) => {
    for (const [name, { html }] of named(mailsFilledWith(text))) {
      const size = Buffer.byteLength(html ?? '');
      expect([name, size, size < MAX_BYTES]).toEqual([name, size, true]);
    }
  });

  test('are parsed by a mail parser into both parts', async () => {
    for (const mail of mailsFilledWith('Jambo ')) {
      const parsed = await PostalMime.parse(await asSent(mail));
      expect(parsed.html?.trim()).toBe(mail.html?.trim());
      expect(parsed.text?.trim()).toBe(mail.body.trim());
    }
  });

  test('to the sender of the form contain no typed text', () => {
    const toSenders = mailsFilledWith('Zumaridi').filter(({ replyTo }) => replyTo === null);
    expect(toSenders.length).toBeGreaterThanOrEqual(4);
    for (const mail of toSenders) expect(JSON.stringify(mail)).not.toMatch(/Zumaridi/);
  });

  test('to the company contain all typed text, and have a reply button', () => {
    for (const { html, body } of mailsFilledWith('Zumaridi').filter(({ replyTo }) => replyTo !== null)) {
      expect(html).toContain('href="mailto:amina@example.com?subject=');
      expect(body).toContain(`> ${'Zumaridi'.repeat(625)}\n`);
    }
  });
});

test('every class with a colour in light mode has one in dark mode, and for Outlook', () => {
  const { rules } = mailStyle(theme);
  const dark = rules.slice(rules.indexOf('@media (prefers-color-scheme:dark)'));
  const { frame, ...pieces } = config.mailTemplates ?? {};
  const classes = [...`${frame}${Object.values(pieces).join('')}`.matchAll(/class="([^"]+)"/g)].flatMap(
    ([, names = '']) => names.split(' '),
  );
  const coloured = new Set(classes.filter((name) => !['m-cell', 'm-label', 'm-value', 'm-heading'].includes(name)));
  expect([...coloured].sort()).toEqual(['m-button', 'm-ground', 'm-line', 'm-link', 'm-muted', 'm-raised', 'm-text']);
  for (const name of coloured) {
    expect(dark).toContain(`.${name}{`);
    expect(rules).toContain(`[data-ogsc] .${name},`);
  }
  expect(rules).not.toMatch(/['"<>&]/);
});

test('a theme colour that the palette lacks is an error with its name', () => {
  const { ink: _none, ...palette } = theme.palette;
  expect(() => mailStyle({ ...theme, palette })).toThrow('The palette has no colour "ink".');
});
