import type { EmailDefinition } from '../../contracts/forms.ts';
import { fillMail, type MailContent } from '../../forms/mails/mail-content.ts';
import { namedRecipient, referenceIn } from '../../forms/mails/recipients.ts';
import { isEmail, mailParams, normaliseValues, type Values } from '../../forms/rules/index.ts';
import { asErrors, asWarnings, withPath } from '../checks/rule.ts';
import type { Content } from '../read/content.ts';
import { listProperty, pointerStep } from '../read/json.ts';
import { messageFor } from '../references/rule-messages.ts';
import { suggestWriting } from '../references/suggestions.ts';
import { addProperty, changeTo, unsafe } from '../report/fixes.ts';
import type { FileIssue, Issue, Issues } from '../report/issues.ts';
import { contentFilePath, type DryRunCheck, type DryRunInput, type ResolvedForm } from './dry-run-check.ts';
import { validAnswer } from './valid-answer.ts';

/** Checks that no mail is empty, that its buttons have a target, and that the server grants the browser's request. */
export const mails: DryRunCheck = {
  codes: {
    ...asErrors('empty-mail dead-mail-button wrong-mail-address mail-without-reference'),
    ...asWarnings('optional-address'),
  },
  run: (input) =>
    input.forms.map((form) =>
      form.mails.map((mail) => [letterIssues(mail, form, input), requestIssues(mail, form, input)]),
    ),
};

/** Data of the dry run. */
const TRIAL = { submissionId: 'TRIAL-1', timestamp: '2026-01-15T09:30:00.000Z' };

/** Example values for a reader's personal links. */
export const LINKS = { confirmLink: 'https://example.com/confirm', leaveLink: 'https://example.com/leave' };

/** Answers to a form as they are stored: to all fields, or only to required ones. */
export function answersTo({ definition }: ResolvedForm, isWhole: boolean): Values {
  const asked = definition.fields.filter(
    ({ rules = [], showWhen }) =>
      isWhole || (!showWhen && rules.some(({ rule }) => rule === 'required' || rule === 'accepted')),
  );
  return normaliseValues(
    definition,
    Object.fromEntries(asked.map((field) => [field.name, validAnswer(field, definition.phoneNumbers)])),
  );
}

/** The address a confirmation goes to. */
export function emailIn({ definition }: ResolvedForm, values: Values): string | null {
  const field = definition.fields.find(({ kind }) => kind === 'email');
  const value = field && values[field.name];
  return typeof value === 'string' && value !== '' ? value : null;
}

function letterIssues(mail: EmailDefinition, form: ResolvedForm, { content, site }: DryRunInput): Issue[] {
  const written = [true, false].map((isWhole) => {
    const fields = answersTo(form, isWhole);
    const submission = { id: TRIAL.submissionId, submittedAt: TRIAL.timestamp, email: emailIn(form, fields), fields };
    return fillMail(mail, { form: form.definition, submission, language: site.language, own: ownLinks(mail) });
  });
  const [whole, least] = written;
  const issues = [least && emptyParts(least, mail, form), whole && deadButtons(whole, mail)];
  return [...withPath({ path: contentFilePath(content, 'emails', mail.id) }, issues)];
}

function ownLinks({ params }: EmailDefinition): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params).flatMap(([name, { field = '' }]) =>
      Object.entries(LINKS).flatMap(([link, address]) => (link === field ? [[name, address]] : [])),
    ),
  );
}

function emptyParts(letter: MailContent, mail: EmailDefinition, { definition }: ResolvedForm): FileIssue[] {
  const parts = [
    { name: 'subject', text: letter.subject, what: 'no subject' },
    { name: 'heading', text: letter.heading, what: 'no heading' },
    { name: 'paragraphs', text: letter.paragraphs.join(''), what: 'no text' },
  ];
  const whole = { code: 'empty-mail' as const };
  return parts
    .filter(({ text }) => text.trim() === '')
    .map(({ name, what }) => ({
      ...whole,
      pointer: `/${name}`,
      message: `When somebody fills in only the required fields of the form ${definition.id}, this mail has ${what}: everything that "${name}" quotes ${mail.to === 'submitter' ? 'is left out' : 'may stay empty'}.`,
      suggestion: 'Add some text next to the quotation, or give the line in "params" a "fallback".',
    }));
}

function deadButtons(letter: MailContent, mail: EmailDefinition): Issues<FileIssue> {
  const labels = letter.buttons.map(({ label }) => label);
  const buttons = mail.buttons ?? [];
  if (labels.length === buttons.length) return undefined;
  return buttons.map(({ label, link }, index) => {
    if (link === undefined || labels.includes(label)) return undefined;
    const [line, { text = link } = {}] =
      Object.entries(mail.params).find(([name, { text }]) => text !== undefined && link === `{{params.${name}}}`) ?? [];
    const pointer = line === undefined ? `/buttons/${index}/link` : `/params${pointerStep(line)}/text`;
    return {
      code: 'dead-mail-button',
      pointer,
      message: `The button "${label}" is left out of the mail: "${text}" does not become a web address.`,
      ...(/^\/(?!\/)/.test(text)
        ? { ...suggestWriting(`{{site.url}}${text}`), fix: unsafe(changeTo(pointer, `{{site.url}}${text}`)) }
        : { suggestion: INSTEAD }),
    };
  });
}

const INSTEAD = 'Write {{site.url}} and a path, or make the line in "params" a "text" that begins with https://.';

/** Checks that the server accepts the browser's mail request; an external mail service makes its own decision. */
function requestIssues(
  mail: EmailDefinition,
  form: ResolvedForm,
  { content, site, integrations }: DryRunInput,
): Issue[] {
  if (form.definition.kind !== 'submission' || integrations.emailjs.origin !== '') return [];
  const values = answersTo(form, true);
  const params = mailParams(form.definition, mail.params, values, TRIAL, site.language);
  const submitter = emailIn(form, values);
  const issues = [
    addressIssues(mail, params.to_email, namedRecipient(mail, site.inbox, submitter), form),
    referenceIn(params) === TRIAL.submissionId ? undefined : withoutReference(mail),
  ];
  return [
    ...withPath({ path: contentFilePath(content, 'emails', mail.id) }, issues),
    ...withPath({ path: contentFilePath(content, 'forms', form.definition.id) }, optionalAddress(mail, form, content)),
  ];
}

function withoutReference({ params, to }: EmailDefinition): FileIssue {
  const name = 'submission_id' in params || to === 'submitter' ? 'submission_id' : 'order_id';
  return {
    code: 'mail-without-reference',
    pointer: name in params ? `/params/${name}` : '/params',
    message: 'The server refuses this mail: its "params" do not include the reference number.',
    suggestion: `Write "${name}": { "field": "submissionId" } into "params".`,
    fix: addProperty('/params', name, { field: 'submissionId' }),
  };
}

function addressIssues(
  mail: EmailDefinition,
  sent: string | undefined,
  allowed: string | null,
  { definition }: ResolvedForm,
): Issues<FileIssue> {
  if (allowed === null || sent?.trim().toLowerCase() === allowed.toLowerCase()) return undefined;
  const field = definition.fields.find(({ kind }) => kind === 'email')?.name ?? 'email';
  if (mail.to === 'company' && mail.params.to_email?.field === field)
    return {
      code: 'wrong-mail-address',
      pointer: '/to',
      message: `The server refuses this mail: it goes to the company, but "to_email" is what the visitor enters in "${field}".`,
      suggestion: 'Write "submitter" if visitors should get it, or "to_email": { "text": "{{site.inbox}}" }.',
      fix: unsafe(changeTo('/to', 'submitter')),
    };
  const right = mail.to === 'company' ? { text: '{{site.inbox}}' } : { field };
  const written = JSON.stringify(right).replace(/[{:]/g, '$& ').replaceAll('{ { site', '{{site').replace(/}$/, ' }');
  const fix = sent === undefined ? addProperty('/params', 'to_email', right) : changeTo('/params/to_email', right);
  const colleague = mail.to === 'company' && sent !== undefined && isEmail(sent);
  return {
    code: 'wrong-mail-address',
    pointer: sent === undefined ? '/params' : '/params/to_email',
    message:
      sent === undefined
        ? 'The server refuses this mail: its "params" have no "to_email", the address it goes to.'
        : `The server refuses this mail: "to_email" is ${JSON.stringify(sent)}, but ${mail.to === 'company' ? 'mails to the company must go to its inbox' : 'mails to the visitor must go to the address in the form'}.`,
    suggestion: `Write "to_email": ${written}.${colleague ? ` For ${sent} to get it, write "recipients": [{ "to": ["{{site.inbox}}", "${sent}"] }] into forms/${definition.id}.json.` : ''}`,
    fix: colleague ? unsafe(fix) : fix,
  };
}

function optionalAddress(mail: EmailDefinition, { definition }: ResolvedForm, content: Content): Issues<FileIssue> {
  const index = definition.fields.findIndex(({ kind }) => kind === 'email');
  const field = definition.fields[index];
  const isRequired = field?.rules?.some(({ rule }) => rule === 'required') ?? false;
  if (mail.to !== 'submitter' || !field || (!field.showWhen && isRequired)) return undefined;
  const form = content.documents('forms').find(({ file }) => file.id === definition.id)?.data;
  const message = messageFor('required', listProperty(form, 'fields')[index], form, content) ?? '…';
  return {
    code: 'optional-address',
    pointer: `/fields/${index}/${isRequired ? 'showWhen' : field.rules ? 'rules' : 'name'}`,
    at: 'key',
    subject: definition.id,
    message: `The field "${field.name}" may stay empty, and then nobody gets the mail ${mail.id}.`,
    suggestion: [
      isRequired ? '' : `Add { "rule": "required", "message": "${message}" } to its "rules".`,
      field.showWhen ? 'Remove "showWhen" from this field.' : '',
    ]
      .join(' ')
      .trim(),
  };
}
