import { expect, test } from 'vitest';
import { sampleConfig, sampleForm } from '../../../tests/contracts/server-config.ts';
import { sampleSubmission } from '../../../tests/contracts/storage.ts';
import type { Submission } from '../storage/storage.ts';
import { renderMails } from './render.ts';

const config = sampleConfig();
const form = sampleForm(config, 'contact');

function render(changes: Partial<Submission>) {
  const { submission } = sampleSubmission('KILELE-1', { submittedAt: '2026-01-05T21:30:00.000Z', ...changes });
  return renderMails(config, form, submission);
}

const fields = { fullName: 'Amina', company: '', message: 'Jambo', interests: ['smart'] };

test('a submission gets its mails: one to the sender, one to the company that can be answered', () => {
  const [confirmation, notification, ...others] = render({ fields });
  expect(others).toEqual([]);
  expect(confirmation).toMatchObject({
    recipient: 'amina@example.com',
    replyTo: null,
    templateId: 'template_confirmation',
    subject: 'Thank you, Amina',
    body: 'Karibu Amina of Individual.\n\nJambo\n\nKILELE-1\n',
  });
  expect(notification).toMatchObject({
    recipient: 'leads@kilele.example',
    replyTo: 'amina@example.com',
    templateId: 'template_order',
  });
  expect(notification?.body).toContain('6 January 2026');
  expect(confirmation?.messageId).toMatch(/^<[0-9a-f-]{36}@www\.kilele\.example>$/);
  expect(confirmation?.messageId).not.toBe(notification?.messageId);
});

test('braces that a visitor typed stay braces', () => {
  const typed = '{{params.message}} {{params.to_email}} {{constructor}} $& $1';
  const [mail] = render({ fields: { ...fields, fullName: typed } });
  expect(mail?.subject).toBe(`Thank you, ${typed}`);
});

test.each([
  'Amina\r\nBcc: all@example.com',
  'Amina\nBcc: all@example.com',
  'Amina\u2028Bcc: all@example.com',
  'Amina\u0000\u0085Bcc: all@example.com',
])('a name cannot begin another header: %j', (fullName) => {
  const [mail] = render({ fields: { ...fields, fullName } });
  expect(mail?.subject).toBe('Thank you, Amina Bcc: all@example.com');
});

test('a subject stays short', () => {
  expect(render({ fields: { ...fields, fullName: '😀'.repeat(5000) } })[0]?.subject.length).toBeLessThanOrEqual(200);
});

test('a quarantined submission writes to nobody', () => {
  expect(render({ fields, status: 'quarantined' })).toEqual([]);
});

test('without an address only the company is written to', () => {
  expect(render({ fields, email: null }).map((mail) => [mail.recipient, mail.replyTo])).toEqual([
    ['leads@kilele.example', null],
  ]);
});

test('a quotation of nothing stays visible, and a mail that does not exist is an error', () => {
  const [email] = config.emails;
  if (!email) throw new Error('the sample has no mail');
  const { submission } = sampleSubmission('KILELE-1', { fields });
  const odd = { ...config, emails: [{ ...email, subject: '{{params.constructor}} {{params.nothing}}' }] };
  const only = { ...form, emails: [email.id] };
  expect(renderMails(odd, only, submission)[0]?.subject).toBe('{{params.constructor}} {{params.nothing}}');
  expect(() => renderMails({ ...config, emails: [] }, only, submission)).toThrow('contact-confirmation');
});
