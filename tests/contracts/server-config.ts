import messages from '../../site-config/messages.json' with { type: 'json' };
import serverMessages from '../../site-config/server-messages.json' with { type: 'json' };
import type { EmailDefinition, FormDefinition, FormField } from '../../src/contracts/forms.ts';
import type { MailTemplates, ServerConfig, Webhook } from '../../src/contracts/server-config.ts';
import type { SiteSettings, Words } from '../../src/generated/types.ts';

const emailjs = { origin: '', publicKey: 'key_test', serviceId: 'service_test', timeout: 1000 };

const site: SiteSettings = {
  name: 'Kilele Services',
  legalName: 'Kilele Kenya Services Company Limited',
  url: 'https://www.kilele.example',
  language: 'en-KE',
  titleTemplate: '%s',
  description: 'A company.',
  email: 'info@kilele.example',
  inbox: 'leads@kilele.example',
  phone: '+254 700 000 000',
  phoneLink: '+254700000000',
  phoneNumbers: { countryCode: '254', trunkPrefix: '0', lengths: [9], firstDigits: '17' },
  timeZone: 'Africa/Nairobi',
  address: ['P.O. Box 00000'],
  city: 'Nairobi',
  country: 'KE',
  hours: [],
  image: {
    name: 'home',
    alt: 'Nairobi',
    width: 1,
    height: 1,
    hash: '00000000',
    widths: [1],
    fallback: 1,
    className: 'home',
  },
  social: [],
};

const required = (message: string) => ({ rule: 'required', message }) as const;

const contactFields: FormField[] = [
  {
    name: 'fullName',
    kind: 'text',
    label: 'Full name',
    autocomplete: 'name',
    rules: [required('Name is missing')],
  },
  {
    name: 'email',
    kind: 'email',
    label: 'E-mail',
    rules: [required('E-mail is missing'), { rule: 'email', message: 'E-mail is wrong' }],
  },
  {
    name: 'phone',
    kind: 'phone',
    label: 'Phone',
    rules: [required('Phone is missing'), { rule: 'phone', message: 'Phone is wrong' }],
  },
  { name: 'company', kind: 'text', label: 'Company' },
  {
    name: 'location',
    kind: 'select',
    label: 'Location',
    options: [
      { value: 'Nairobi', label: 'Nairobi' },
      { value: 'Other', label: 'Another place' },
    ],
    rules: [required('Location is missing')],
  },
  {
    name: 'interests',
    kind: 'checkboxes',
    label: 'Interests',
    options: [
      { value: 'smart', label: 'Smart homes' },
      { value: 'farm', label: 'Farming' },
    ],
  },
  {
    name: 'message',
    kind: 'textarea',
    label: 'Message',
    rules: [{ rule: 'max-length', message: 'Too long', value: 5000 }],
  },
];

const careerFields: FormField[] = [
  { name: 'fullName', kind: 'text', label: 'Full name', rules: [required('Full name is required')] },
  {
    name: 'email',
    kind: 'email',
    label: 'E-mail',
    rules: [required('Email is required'), { rule: 'email', message: 'Email is wrong' }],
  },
  { name: 'portfolio', kind: 'url', label: 'Portfolio', rules: [{ rule: 'url', message: 'Portfolio is wrong' }] },
  {
    name: 'documents',
    kind: 'file',
    label: 'Document',
    rules: [
      {
        rule: 'file-type',
        message: 'Only PDF, DOC, DOCX, JPG, and PNG files are allowed',
        types: ['pdf', 'doc', 'docx', 'jpg', 'png'],
      },
      { rule: 'file-size', message: 'File size must be less than 10MB', value: 10_485_760 },
    ],
  },
  {
    name: 'privacyConsent',
    kind: 'checkbox',
    label: 'Consent',
    rules: [{ rule: 'accepted', message: 'You must agree to the privacy terms' }],
  },
];

function form(
  id: string,
  kind: FormDefinition['kind'],
  source: string,
  idPrefix: string,
  fields: FormField[],
  emails: string[],
): FormDefinition {
  const endpoint = kind === 'submission' ? '/api/save-submission.php' : '/api/subscribe';
  return {
    id,
    kind,
    source,
    idPrefix,
    fields,
    emails,
    submitLabel: 'Send',
    submittingLabel: 'Sending…',
    failure: 'It failed',
    success: { style: 'dialog', title: 'Thank you <3', text: 'We will write **soon**.', duration: 3000 },
    delivery: { endpoint, saveTimeout: 1000, uploadTimeout: 1000, emailjs, mails: [] },
    phoneNumbers: site.phoneNumbers,
    timeZone: site.timeZone,
  };
}

const emails: EmailDefinition[] = [
  {
    id: 'contact-confirmation',
    templateId: 'template_confirmation',
    to: 'submitter',
    params: {
      to_email: { field: 'email' },
      to_name: { field: 'fullName' },
      company_name: { field: 'company', fallback: 'Individual' },
      interests: { field: 'interests', labels: true },
      message: { field: 'message' },
      submission_id: { field: 'submissionId' },
    },
    subject: 'Thank you for {{params.submission_id}}',
    heading: 'Karibu',
    paragraphs: ['We have your enquiry about {{params.interests}}.'],
    details: [
      { label: 'Interests', field: 'interests' },
      { label: 'Location', field: 'location' },
      { label: 'Reference', field: 'submissionId' },
    ],
    buttons: [{ label: 'Look around', link: 'https://www.kilele.example/contact' }],
    closing: ['Kwaheri,', 'the team'],
    reason: 'Somebody filled in our form.',
  },
  {
    id: 'contact-notification',
    templateId: 'template_order',
    to: 'company',
    params: {
      to_email: { text: 'leads@kilele.example' },
      customer_name: { field: 'fullName' },
      order_id: { field: 'submissionId' },
      delivery_date: { field: 'timestamp', format: 'date-time' },
    },
    subject: 'New: {{params.customer_name}}',
    heading: '{{params.customer_name}} wrote',
    paragraphs: ['On {{params.delivery_date}}.'],
    quote: { label: 'Message', field: 'message' },
    details: [
      { label: 'Company', field: 'company' },
      { label: 'Interests', field: 'interests' },
    ],
    buttons: [{ label: 'Answer {{params.customer_name}}', reply: 'Your enquiry {{params.order_id}}' }],
    reason: 'You look after this form.',
  },
  {
    id: 'newsletter-confirmation',
    templateId: 'template_newsletter',
    to: 'submitter',
    params: { to_email: { field: 'email' }, confirm: { field: 'confirmLink' }, leave: { field: 'leaveLink' } },
    subject: 'Please confirm',
    reason: 'Somebody signed up.',
    heading: 'Confirm',
    paragraphs: ['Yes: {{params.confirm}}', 'No: {{params.leave}}'],
  },
  {
    id: 'newsletter-reminder',
    templateId: 'template_reminder',
    to: 'submitter',
    params: { to_email: { field: 'email' }, leave: { field: 'leaveLink' } },
    subject: 'On the list already',
    reason: 'Somebody signed up.',
    heading: 'On the list',
    paragraphs: ['Leave: {{params.leave}}'],
  },
];

/** Templates without design, which show which value is inserted where. */
const mailTemplates: MailTemplates = {
  frame:
    '<!DOCTYPE html><html><head><title>{subject}</title></head><body><i>{preview}</i><h1>{heading}</h1>{content}<small>{reason}</small></body></html>',
  paragraph: '<p>{text}</p>',
  quote: '<blockquote><b>{label}</b>{value}</blockquote>',
  details: '<table>{rows}</table>',
  detail: '<tr><th>{label}</th><td>{value}</td></tr>',
  button: '<a class="button" href="{link}">{label}</a>',
  link: '<a href="{link}">{label}</a>',
  closing: '<p class="closing">{lines}</p>',
};

const newsletterMails = ['newsletter-confirmation', 'newsletter-reminder'];

/** A small site for tests: an enquiry, an application with a document, a newsletter, two mails. */
export function sampleConfig(changes: Partial<ServerConfig> = {}): ServerConfig {
  const words: Words = messages.words;
  return {
    site,
    words,
    serverMessages,
    emails,
    mailTemplates,
    forms: [
      form('contact', 'submission', 'contact', 'KILELE-', contactFields, [
        'contact-confirmation',
        'contact-notification',
      ]),
      form('careers', 'submission', 'career', 'KILELE-CAREER-', careerFields, ['contact-notification']),
      form('newsletter', 'subscription', 'blog-page', 'KILELE-NEWS-', contactFields.slice(0, 2), newsletterMails),
      form(
        'article-newsletter',
        'subscription',
        'article-{entry}',
        'KILELE-NEWS-',
        contactFields.slice(1, 2),
        newsletterMails,
      ),
    ],
    integrations: {
      emailjs,
      submissionEndpoint: '/api/save-submission.php',
      subscriptionEndpoint: '/api/subscribe',
      emailEndpoint: '/api/v1.0/email/send',
      saveTimeout: 1000,
      uploadTimeout: 1000,
      frameOrigins: [],
      newsletter: {
        confirmEndpoint: '/api/newsletter/confirm',
        leaveEndpoint: '/api/newsletter/leave',
        confirmWithinDays: 7,
        mailsAnHour: 40,
        signUpsAnHour: 10,
        pages: {
          confirmed: '/newsletter/confirmed',
          already: '/newsletter/already',
          expired: '/newsletter/expired',
          leave: '/newsletter/leave',
          left: '/newsletter/left',
        },
      },
    },
    ...changes,
  };
}

/** The same site with these webhooks. */
export function configWithWebhooks(webhooks: Webhook[]): ServerConfig {
  const config = sampleConfig();
  return { ...config, integrations: { ...config.integrations, webhooks } };
}

/** The form with this id. */
export function sampleForm(config: ServerConfig, id: string): FormDefinition {
  const found = config.forms.find((one) => one.id === id);
  if (!found) throw new Error(`the sample has no form ${id}`);
  return found;
}
