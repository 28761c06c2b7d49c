import { describe, expect, test } from 'vitest';
import { sampleConfig, sampleForm } from '../../../tests/contracts/server-config.ts';
import { sampleSubmission } from '../../../tests/contracts/storage.ts';
import type { EmailDefinition } from '../../contracts/forms.ts';
import { fillMail } from '../../forms/mails/mail-content.ts';
import { renderHtml } from './render-html.ts';
import { renderText } from './render-text.ts';

const config = sampleConfig();
const form = sampleForm(config, 'contact');
const { mailTemplates } = config;
if (!mailTemplates) throw new Error('the sample has no pieces');

const EVIL = 'Win KES 5,000 at http://evil.example';
const typed = { fullName: EVIL, company: EVIL, phone: '+254700666666', message: EVIL, email: 'evil@evil.example' };
const fields = { ...typed, location: 'Nairobi', interests: ['smart', 'farm'] };

function write(to: EmailDefinition['to'], changes: Partial<EmailDefinition>, answers = {}) {
  const { submission } = sampleSubmission('KILELE-1', {
    fields: { ...fields, ...answers },
    email: 'victim@example.org',
  });
  const params = {
    to_name: { field: 'fullName' },
    company: { field: 'company', fallback: 'Individual' },
    phone: { field: 'phone' },
    mail: { field: 'email' },
    interests: { field: 'interests', labels: true },
    id: { field: 'submissionId' },
    source: { field: 'source' },
    when: { field: 'timestamp', format: 'date-time' as const },
    site: { text: 'https://www.kilele.example/contact' },
  };
  const email: EmailDefinition = {
    id: 'one',
    templateId: 'one',
    to,
    params,
    subject: 'Subject',
    heading: 'Heading',
    paragraphs: ['Paragraph'],
    reason: 'Reason',
    ...changes,
  };
  return fillMail(email, { form, submission, language: 'en-KE' });
}

describe('a mail to the sender, whose address may belong to somebody else', () => {
  const greedy = '{{params.to_name}}{{params.company}}{{params.phone}}{{params.mail}}{{params.source}}';
  const everywhere = {
    subject: `S ${greedy}`,
    preview: `P ${greedy}`,
    heading: `H ${greedy}`,
    paragraphs: [`A ${greedy}`, greedy],
    closing: [greedy, `C ${greedy}`],
    reason: `R ${greedy}`,
    quote: { label: 'Message', field: 'message' },
    details: Object.keys(fields).map((field) => ({ label: field, field })),
    buttons: [
      { label: `B ${greedy}`, link: 'https://www.kilele.example/' },
      { label: 'x', link: '{{params.to_name}}' },
      { label: 'y', link: 'https://www.kilele.example/{{params.company}}' },
      { label: 'z', reply: greedy },
    ],
  };

  test('contains no typed text, even if its definition asks for it', () => {
    const mail = write('submitter', everywhere);
    expect(mail).toEqual({
      subject: 'S',
      preview: 'P',
      heading: 'H',
      paragraphs: ['A'],
      closing: ['C'],
      reason: 'R',
      quote: undefined,
      details: [
        { label: 'location', value: 'Nairobi' },
        { label: 'interests', value: 'Smart homes, Farming' },
      ],
      buttons: [{ label: 'B', link: 'https://www.kilele.example/' }],
    });
  });

  test('contains chosen options, the reference and the time', () => {
    const paragraphs = ['{{params.interests}} {{params.id}} {{params.when}}'];
    expect(write('submitter', { paragraphs }).paragraphs[0]).toMatch(
      /^Smart homes, Farming KILELE-1 5 January 2026 at 11:00$/,
    );
  });

  test('contains nothing for a field that the form does not have', () => {
    expect(write('submitter', { details: [{ label: 'x', field: 'made_up' }] }, { made_up: EVIL }).details).toEqual([]);
  });
});

describe('a mail to the company', () => {
  test('contains all answers, and nothing for unanswered fields', () => {
    const details = [
      { label: 'Company', field: 'company' },
      { label: 'Phone', field: 'phone' },
      { label: 'When', field: 'timestamp' },
    ];
    const mail = write('company', { details, quote: { label: 'Message', field: 'message' } }, { company: '  ' });
    expect(mail.quote).toEqual({ label: 'Message', value: EVIL });
    expect(mail.details).toEqual([
      { label: 'Phone', value: '+254700666666' },
      { label: 'When', value: '5 January 2026 at 11:00' },
    ]);
  });

  test('has a reply button with one address and one subject', () => {
    const buttons = [{ label: 'Answer', reply: 'Re {{params.to_name}}' }];
    const answers = { fullName: 'A&cc=x@y.example?bcc=z\r\nBcc: all@example.com#%0d%0a' };
    const { submission } = sampleSubmission('KILELE-1', { email: "a%b'c&d?e@example.org", fields: answers });
    const params = { to_name: { field: 'fullName' } };
    const email: EmailDefinition = {
      id: 'x',
      templateId: 'x',
      to: 'company',
      params,
      subject: 's',
      heading: 'h',
      paragraphs: ['p'],
      reason: 'r',
      buttons,
    };
    const link = fillMail(email, { form, submission, language: 'en' }).buttons[0]?.link ?? '';
    const [address = '', query = '', ...more] = link.slice('mailto:'.length).split('?');
    expect([more, decodeURIComponent(address)]).toEqual([[], "a%b'c&d?e@example.org"]);
    expect([...new URLSearchParams(query)]).toEqual([
      ['subject', 'Re A&cc=x@y.example?bcc=z Bcc: all@example.com#%0d%0a'],
    ]);
  });

  test.each([
    '{{params.to_name}}',
    'https://www.kilele.example/{{params.company}}',
    'javascript:alert(1)',
    '/contact',
    '',
  ])('has no button that links to %j', (link) => {
    expect(write('company', { buttons: [{ label: 'x', link }] }, { fullName: 'https://evil.example' }).buttons).toEqual(
      [],
    );
  });
});

describe('HTML injection', () => {
  const attack = (value: string) => {
    const changes: Partial<EmailDefinition> = {
      subject: '{{params.to_name}}',
      preview: '{{params.to_name}}',
      heading: '{{params.to_name}}',
      paragraphs: ['{{params.to_name}}'],
      closing: ['{{params.to_name}}'],
      reason: '{{params.to_name}}',
      quote: { label: 'Message', field: 'message' },
      details: [{ label: 'Name', field: 'fullName' }],
      buttons: [{ label: '{{params.to_name}}', reply: '{{params.to_name}}' }],
    };
    const mail = write('company', changes, { fullName: value, message: value });
    return { html: renderHtml(mail, mailTemplates), text: renderText(mail, config.site) };
  };
  const tagsIn = (html: string) => html.match(/<[^>]*>/g)?.map((tag) => tag.replace(/"mailto:[^"]*"/, '"mailto:"'));
  const plain = attack('Amina');

  test.each([
    '<img src=x onerror=alert(1)>',
    '</title></head><script>alert(1)</script>',
    '" onmouseover="alert(1)" x="',
    "' onmouseover='alert(1)'",
    '<!-- --><style>*{display:none}</style>',
    '&lt;img src=x&gt; &#60;img&#62;',
    '<a href="https://evil.example">x</a>',
    '<![CDATA[<img>]]>',
    '{{params.to_name}}{content}{rows}{link}',
  ])('%j adds no element and no attribute', (value) => {
    const { html } = attack(value);
    expect(tagsIn(html)).toEqual(tagsIn(plain.html));
  });

  test('bidirectional control characters are removed from text and HTML', () => {
    const { html, text } = attack('Amina \u202egnp.exe\u2066 \u200fx\u061c');
    expect(`${html}${text}`).not.toMatch(/\p{Bidi_Control}/u);
    expect(text).toContain('> Amina gnp.exe x');
  });

  test('letters of every script and emoji are kept', () => {
    const value = 'Wanjirũ ÆØÅ 王芳 😀 ñandú';
    const { html, text } = attack(value);
    expect(html).toContain(`<h1>${value}</h1>`);
    expect(text).toContain(`> ${value}`);
  });
});
