import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, test } from 'vitest';
import { sampleMail } from '../../../tests/contracts/storage.ts';
import { MailRefused } from './mailer.ts';
import { outboxMailer } from './outbox.ts';
import { smtpMailer } from './smtp.ts';

const sender = () => ({ name: 'Kilele "Services", Ltd', address: 'info@kilele.example' });
const mail = sampleMail('K-1', {
  replyTo: 'Ämina Wanjiru <amina@example.com>',
  recipient: 'leads@kilele.example',
  subject: 'Œuvre für Ämina 😀',
  body: 'Jambo.\n\n.\nFrom here\n',
  html: '<!DOCTYPE html><html><body>\n<p>Jambo 😀 Œ.</p>\n.\nFrom here</body></html>',
});

const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

async function expectTheMail(raw: string | Uint8Array): Promise<void> {
  const parsed = await PostalMime.parse(raw);
  expect(parsed.from).toMatchObject(sender());
  expect(parsed.to).toMatchObject([{ address: mail.recipient }]);
  expect(parsed.replyTo).toMatchObject([{ name: 'Ämina Wanjiru', address: 'amina@example.com' }]);
  expect(parsed.subject).toBe(mail.subject);
  expect(parsed.messageId).toBe(mail.messageId);
  expect(parsed.text?.replaceAll('\r\n', '\n').trim()).toBe(mail.body.trim());
  expect(parsed.html?.replaceAll('\r\n', '\n').trim()).toBe(mail.html);
  expect(parsed.headers.find((header) => header.key === 'content-type')?.value).toMatch(/^multipart\/alternative;/);
  expect([parsed.cc, parsed.bcc, parsed.attachments]).toEqual([undefined, undefined, []]);
  expect(parsed.headers.find((header) => header.key === 'auto-submitted')?.value).toBe('auto-generated');
}

describe('outbox', () => {
  function openOutbox() {
    const folder = mkdtempSync(join(tmpdir(), 'outbox-'));
    undo.push(() => rmSync(folder, { recursive: true, force: true }));
    return { folder: join(folder, 'outbox'), mailer: outboxMailer(join(folder, 'outbox'), sender) };
  }

  test('a mail is written as one complete .eml file, however often it is sent', async () => {
    const { folder, mailer } = openOutbox();
    await mailer.send(mail);
    await mailer.send(mail);
    const [file, ...others] = readdirSync(folder);
    expect(others).toEqual([]);
    expect(file).toMatch(/\.eml$/);
    await expectTheMail(readFileSync(join(folder, file ?? '')));
  });

  test('a mail without HTML and Reply-To has neither', async () => {
    const { folder, mailer } = openOutbox();
    await mailer.send({ ...mail, html: null, replyTo: null });
    const parsed = await PostalMime.parse(readFileSync(join(folder, readdirSync(folder)[0] ?? '')));
    expect([parsed.html, parsed.replyTo, parsed.text?.slice(0, 6)]).toEqual([undefined, undefined, 'Jambo.']);
  });

  test.each(['<a@b.example>, c@d.example', 'A <a@b.example> <c@d.example>', 'A <a@b.example, c@d.example>'])(
    'a mailbox to answer to that is a list is none: %j',
    async (replyTo) => {
      await expect(openOutbox().mailer.send({ ...mail, replyTo })).rejects.toThrow(MailRefused);
    },
  );

  test('a folder that is not writable is an error, and the mail is not lost', async () => {
    await expect(outboxMailer('/dev/null/outbox', sender).send(mail)).rejects.toThrow();
  });
});

interface Received {
  from: string;
  to: string[];
  raw: Buffer;
}

async function startSmtp(options: SMTPServerOptions): Promise<{ url: string; received: Received[] }> {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map((to) => to.address),
          raw: Buffer.concat(parts),
        });
        done();
      });
    },
    ...options,
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  undo.push(() => new Promise<void>((resolve) => server.close(resolve)));
  const address = server.server.address();
  if (!address || typeof address === 'string') throw new Error('the mail server has no port');
  return { url: `smtp://127.0.0.1:${address.port}`, received };
}

function openSmtp(url: string) {
  const mailer = smtpMailer(url, sender);
  undo.push(() => mailer.close());
  return mailer;
}

const HEADERS_OF_LETTERS = ['list-unsubscribe', 'list-unsubscribe-post'];

test.each(['https://www.kilele.example/api/newsletter/leave?token=wgOnmparwYFCFuM747FnwWm5bZK4WS0M', undefined])(
  'a mail says how mail programs leave the list when it belongs to one: %s',
  async (unsubscribeLink) => {
    const { url, received } = await startSmtp({});
    await openSmtp(url).send({ ...mail, ...(unsubscribeLink && { unsubscribeLink }) });
    const { headers } = await PostalMime.parse(received[0]?.raw ?? '');
    const values = HEADERS_OF_LETTERS.map((name) =>
      headers.filter(({ key }) => key === name).map(({ value }) => value),
    );
    expect(values).toEqual(unsubscribeLink ? [[`<${unsubscribeLink}>`], ['List-Unsubscribe=One-Click']] : [[], []]);
  },
);

describe('SMTP', () => {
  test('a mail is sent to one address, from the company', async () => {
    const { url, received } = await startSmtp({});
    await openSmtp(url).send(mail);
    expect(received.map(({ from, to }) => ({ from, to }))).toEqual([
      { from: 'info@kilele.example', to: ['leads@kilele.example'] },
    ]);
    await expectTheMail(received[0]?.raw ?? '');
  });

  test.each(['a@b.example, c@d.example', 'a@b.example\r\nRCPT TO:<c@d.example>', '<a@b.example> <c@d.example>'])(
    'an address that is a list reaches nobody: %j',
    async (recipient) => {
      const { url, received } = await startSmtp({});
      await expect(openSmtp(url).send({ ...mail, recipient })).rejects.toThrow(MailRefused);
      expect(received).toEqual([]);
    },
  );

  test.each([
    [550, true],
    [450, false],
  ])('the response %i to a recipient is a permanent refusal: %s', async (responseCode, isFinal) => {
    const { url } = await startSmtp({
      onRcptTo: (_address, _session, done) =>
        done(Object.assign(new Error('no such person leads@kilele.example'), { responseCode })),
    });
    const error = await openSmtp(url)
      .send(mail)
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Error);
    expect(error instanceof MailRefused).toBe(isFinal);
    expect(String(error)).toContain(String(responseCode));
    expect(String(error)).not.toContain('@');
  });

  test('a wrong password is retried, since it is a configuration error', async () => {
    const { url } = await startSmtp({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(new Error('wrong')),
    });
    const error = await openSmtp(url.replace('//', '//user:wrong@'))
      .send(mail)
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(MailRefused);
    expect(String(error)).not.toContain('wrong');
  });

  test('an unreachable mail server is retried', async () => {
    const { url } = await startSmtp({});
    await undo.pop()?.();
    const error = await openSmtp(url)
      .send(mail)
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(MailRefused);
  });
});
