import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const FOLDER = join(import.meta.dirname, '../../../site-config/emails');

interface Template {
  to: 'submitter' | 'company';
  params: Record<string, { text?: string }>;
  subject: string;
  body: string[];
}

const templates = readdirSync(FOLDER).map((name): [string, Template] => [
  name,
  JSON.parse(readFileSync(join(FOLDER, name), 'utf8')),
]);

/** Specification 7.2. */
const ALL = ['to_email', 'to_name', 'phone', 'location', 'message', 'submission_id'];
const LINKS = ['contact_link', 'smart_homes_link', 'market_link', 'innovation_link'];
const ENQUIRY = ['company_name', 'partner_type', 'interests'];
const APPLICATION = ['profession', 'experience', 'certifications', 'availability', 'portfolio', 'document_info'];
const ORDER = [
  ...['to_email', 'to_name', 'customer_name', 'order_id', 'order_items', 'total_amount', 'delivery_address'],
  ...['delivery_date', 'phone', 'order_notes', 'till_number', 'business_name'],
];

/** The parameters of the newsletter's mails, which quote nothing that a visitor typed. */
const LETTER = {
  'newsletter-confirmation.json': ['to_email', 'confirm_link', 'leave_link'],
  'newsletter-reminder.json': ['to_email', 'leave_link'],
};

function expected(name: string, { to }: Template): string[] {
  if (to === 'company') return ORDER;
  const letter = Object.entries(LETTER).find(([file]) => file === name);
  if (letter) return letter[1];
  if (name.startsWith('careers')) return [...ALL, ...LINKS, ...APPLICATION];
  return name.startsWith('construction') ? [...ALL, ...LINKS] : [...ALL, ...LINKS, ...ENQUIRY];
}

test.each(templates)('%s has all parameters of its kind', (name, template) => {
  expect(Object.keys(template.params)).toEqual(expect.arrayContaining(expected(name, template)));
  if (template.to === 'company') expect(template.params.till_number).toEqual({ text: 'N/A' });
});

test('every enquiry form mails its sender and the company; the newsletter has its own mails', () => {
  const forms = ['careers', 'construction', 'contact', 'impact'];
  const names = forms.flatMap((form) => [`${form}-confirmation.json`, `${form}-notification.json`]);
  names.push(...Object.keys(LETTER));
  expect(templates.map(([name]) => name).sort()).toEqual(names);
});

test('mails of the newsletter quote no field of the form, since a stranger may have filled it in', () => {
  for (const [name, { params }] of templates.filter(([name]) => Object.hasOwn(LETTER, name))) {
    const fields = Object.values(params).flatMap((param) => ('field' in param ? [param.field] : []));
    const body = JSON.stringify({ ...templates.find(([one]) => one === name)?.[1], params: {} });
    expect(fields.filter((field) => !['email', 'confirmLink', 'leaveLink'].includes(String(field)))).toEqual([]);
    expect(body).not.toContain('params.to_email');
  }
});
