import { expect, test } from 'vitest';
import { sampleConfig, sampleForm } from '../../../tests/contracts/server-config.ts';
import { sampleSubmission } from '../../../tests/contracts/storage.ts';
import type { Submission } from '../storage/records.ts';
import { renderMail, renderMails } from './render.ts';

const config = sampleConfig();
const form = sampleForm(config, 'contact');

function stored(changes: Partial<Submission>): Submission {
  return sampleSubmission('KILELE-1', { submittedAt: '2026-01-05T21:30:00.000Z', ...changes }).submission;
}

function render(changes: Partial<Submission>) {
  return renderMails(config, form, stored(changes));
}

const fields = { fullName: 'Amina', company: '', message: 'Jambo', location: 'Other', interests: ['smart'] };

test('a submission gets two mails: one to its sender, and one to the company whose replies go to the sender', () => {
  const [confirmation, notification, ...others] = render({ fields });
  expect(others).toEqual([]);
  expect(confirmation).toMatchObject({
    recipient: 'amina@example.com',
    replyTo: null,
    templateId: 'template_confirmation',
    subject: 'Thank you for KILELE-1',
  });
  expect(notification).toMatchObject({
    recipient: 'leads@kilele.example',
    replyTo: 'Amina <amina@example.com>',
    templateId: 'template_order',
    subject: 'New: Amina',
  });
  expect(notification?.body).toContain('6 January 2026');
  expect(confirmation?.messageId).toMatch(/^<[0-9a-f-]{36}@www\.kilele\.example>$/);
  expect(confirmation?.messageId).not.toBe(notification?.messageId);
});

test('text and HTML have the same content, without unanswered fields', () => {
  const [confirmation, notification] = render({ fields });
  expect(confirmation?.body).toBe(
    [
      'Karibu',
      'We have your enquiry about Smart homes.',
      'Interests: Smart homes\nLocation: Another place\nReference: KILELE-1',
      'Look around: https://www.kilele.example/contact',
      'Kwaheri,\nthe team',
      '-- \nKilele Kenya Services Company Limited\nP.O. Box 00000\n+254 700 000 000\ninfo@kilele.example\nhttps://www.kilele.example',
      'Somebody filled in our form.\n',
    ].join('\n\n'),
  );
  expect(confirmation?.html).toContain(
    '<h1>Karibu</h1><p>We have your enquiry about Smart homes.</p><table><tr><th>Interests</th><td>Smart homes</td></tr>',
  );
  expect(confirmation?.html).toContain('<i>We have your enquiry about Smart homes.</i>');
  expect(confirmation?.html).toContain('<p class="closing">Kwaheri,<br>the team</p>');
  expect(notification?.html).toContain('<blockquote><b>Message</b>Jambo</blockquote>');
  expect(`${notification?.html}${notification?.body}`).not.toContain('Company:');
  expect(notification?.html).not.toContain('<th>Company</th>');
});

test('a message is quoted in full, line by line', () => {
  const [, notification] = render({ fields: { ...fields, message: 'One\n\nTwo <b>\r\n> three' } });
  expect(notification?.body).toContain('Message:\n> One\n> \n> Two <b>');
  expect(notification?.html).toContain('One<br><br>Two &lt;b&gt;<br>&gt; three');
});

test('without a mail design, mails are plain text only', () => {
  const { mailTemplates: _none, ...plain } = config;
  expect(renderMails(plain, form, stored({ fields })).map((mail) => mail.html)).toEqual([null, null]);
});

test('braces typed by a visitor are not read as placeholders', () => {
  const typed = '{{params.message}} {{params.to_email}} {{constructor}} {label} {content} $& $1';
  const [, mail] = render({ fields: { ...fields, fullName: typed, message: typed } });
  expect(mail?.subject).toBe(`New: ${typed}`);
  expect(mail?.html).toContain(`<h1>${typed.replace('&', '&amp;')} wrote</h1>`);
  expect(mail?.html).toContain(`<b>Message</b>${typed.replace('&', '&amp;')}</blockquote>`);
});

test.each([
  'Amina\r\nBcc: all@example.com',
  'Amina\nBcc: all@example.com',
  'Amina\u2028Bcc: all@example.com',
  'Amina\u0000\u0085Bcc: all@example.com',
])('a name cannot inject a header: %j', (fullName) => {
  const [, mail] = render({ fields: { ...fields, fullName } });
  expect([mail?.subject, mail?.replyTo]).toEqual(['New: Amina Bcc: all@example.com', 'amina@example.com']);
});

test('the subject is limited in length', () => {
  expect(render({ fields: { ...fields, fullName: '😀'.repeat(5000) } })[1]?.subject.length).toBeLessThanOrEqual(200);
});

test('a quarantined submission sends no mails', () => {
  expect(render({ fields, status: 'quarantined' })).toEqual([]);
});

test('without an address only the company gets a mail, without Reply-To', () => {
  const mails = render({ fields, email: null });
  expect(mails.map((mail) => [mail.recipient, mail.replyTo])).toEqual([['leads@kilele.example', null]]);
  expect(mails[0]?.html).not.toContain('mailto:');
});

test('if confirmations are not allowed, the company still gets its mail', () => {
  const mails = renderMails(config, form, stored({ fields }), { confirms: false });
  expect(mails.map((mail) => mail.recipient)).toEqual(['leads@kilele.example']);
});

test('each recipient selected by an answer gets a separate mail', () => {
  const recipients = [
    { to: ['a@kilele.example', 'b@kilele.example'], when: { field: 'interests', equals: 'smart' } },
    { to: ['B@kilele.example', 'c@kilele.example'] },
  ];
  const mails = renderMails(config, { ...form, recipients }, stored({ fields }));
  expect(mails.map((mail) => mail.recipient)).toEqual([
    'amina@example.com',
    'a@kilele.example',
    'b@kilele.example',
    'c@kilele.example',
  ]);
  expect(new Set(mails.map((mail) => mail.messageId)).size).toBe(4);
  const [, ...toCompany] = mails;
  expect(new Set(toCompany.map((mail) => mail.replyTo))).toEqual(new Set(['Amina <amina@example.com>']));
});

test('a reference to a mail that does not exist is an error', () => {
  expect(() => renderMails({ ...config, emails: [] }, form, stored({ fields }))).toThrow('contact-confirmation');
});

test('parameters provided by the server take precedence, and may be the address of a button', () => {
  const [email] = config.emails;
  if (!email) throw new Error('the sample has no mail');
  const letter = {
    ...email,
    params: { ...email.params, link: { text: 'https://www.kilele.example/none' } },
    buttons: [{ label: 'Confirm', link: '{{params.link}}' }],
  };
  const own = { link: 'https://www.kilele.example/confirm?token=a&b="' };
  const mail = renderMail(config, letter, 'amina@example.com', form, stored({ fields }), own);
  expect(mail.html).toContain('href="https://www.kilele.example/confirm?token=a&amp;b=&quot;">Confirm</a>');
  expect(mail.body).toContain('Confirm: https://www.kilele.example/confirm?token=a&b="');
});
