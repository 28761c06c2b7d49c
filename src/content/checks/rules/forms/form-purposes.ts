import type { Content } from '../../../read/content.ts';
import { listProperty, property, textProperty } from '../../../read/json.ts';
import { changeTo, unsure } from '../../../report/fixes.ts';
import type { FileIssue, Issues } from '../../../report/issues.ts';
import type { Check } from '../../check.ts';

/** Checks that a form does with its answers what it is for: the company hears of an enquiry, a newsletter confirms. */
export const check: Check = {
  codes: { 'form-without-mail': 'warning', 'newsletter-as-enquiry': 'error' },
  files: 'forms',
  *document({ data }, content) {
    const mails = mailsOf(data, content);
    if (textProperty(data, 'kind') !== 'submission' || mails === undefined) return;
    const webhooks = listProperty(content.data('integrations'), 'webhooks');
    yield [asEnquiry(mails), unheard(data, mails, webhooks)];
  },
};

/** The mails of a form; undefined if one of them is missing or unreadable, which is reported where it is named. */
function mailsOf(form: unknown, content: Content) {
  const names = listProperty(form, 'emails');
  const mails = content.documents('emails').filter(({ file }) => names.includes(file.id));
  return names.every((id) => mails.some(({ file }) => file.id === id)) ? mails : undefined;
}

type Mails = NonNullable<ReturnType<typeof mailsOf>>;

/** An enquiry whose mail asks the visitor to confirm a subscription. */
function asEnquiry(mails: Mails): Issues<FileIssue> {
  const asking = mails.find(({ references }) => references.some(({ value }) => value === 'confirmLink'));
  if (asking === undefined) return undefined;
  return {
    code: 'newsletter-as-enquiry',
    pointer: '/kind',
    message: `The mail ${asking.file.id} asks people to confirm their subscription, but this form is an enquiry.`,
    suggestion: 'Write "subscription" if people join the newsletter here, or choose other mails in "emails".',
    fix: unsure(changeTo('/kind', 'subscription')),
  };
}

/** An enquiry that is stored without a word to anybody, and without recipients, whose rule says so. */
function unheard(form: unknown, mails: Mails, webhooks: unknown[]): Issues<FileIssue> {
  if (mails.length > 0 || webhooks.length > 0 || property(form, 'recipients') !== undefined) return undefined;
  return {
    code: 'form-without-mail',
    pointer: property(form, 'emails') === undefined ? '' : '/emails',
    message: 'Nobody gets a mail about what is sent with this form; it is only stored.',
    suggestion: 'Add a mail with "to": "company" to "emails".',
  };
}
