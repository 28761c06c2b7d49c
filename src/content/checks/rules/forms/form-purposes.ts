import { listProperty, property, textProperty } from '../../../read/json.ts';
import { unsentMailOf } from '../../../references/mail-forms.ts';
import { promisedTimes } from '../../../references/quantities/promised-times.ts';
import { changeTo, unsafe } from '../../../report/fixes.ts';
import { asErrors, asWarnings, type Content, type FileIssue, type Issues, type Rule } from '../../rule.ts';

/** Checks that a form does with its answers what it is for, and that its mails go to everybody who expects one. */
export const rule: Rule = {
  codes: {
    ...asWarnings('form-without-mail promised-mail promise-differs'),
    ...asErrors('newsletter-as-enquiry company-not-told'),
  },
  files: 'forms',
  *onDocument({ file, data }, content) {
    const mails = mailsOf(data, content);
    if (textProperty(data, 'kind') !== 'submission' || mails === undefined) return;
    yield otherPromise(data, mails);
    const enquiry = asEnquiry(mails);
    if (enquiry !== undefined) yield enquiry;
    if (enquiry !== undefined || listProperty(content.data('integrations'), 'webhooks').length > 0) return;
    if (!mails.some((mail) => goesTo(mail) === 'company')) yield unheard(file.id, data, mails, content);
    if (mails.every((mail) => goesTo(mail) === 'company')) yield promised(file.id, data, content);
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
    fix: unsafe(changeTo('/kind', 'subscription')),
  };
}

const goesTo = (mail: { data: unknown }) => textProperty(mail.data, 'to');

const inMails = (form: unknown) => (property(form, 'emails') === undefined ? '' : '/emails');

/** An enquiry that the company gets no mail about. With recipients, another rule says so. */
function unheard(id: string, form: unknown, mails: Mails, content: Content): Issues<FileIssue> {
  if (property(form, 'recipients') !== undefined) return undefined;
  const lost = unsentMailOf(id, 'company', content);
  const place = { pointer: inMails(form), message: STORED };
  if (lost !== undefined)
    return {
      ...place,
      code: 'company-not-told',
      subject: lost,
      suggestion: `Add "${lost}" to "emails".`,
    };
  if (mails.length > 0 && !areOthersHeard(id, content)) return undefined;
  return {
    ...place,
    code: 'form-without-mail',
    suggestion: 'Add a mail with "to": "company" to "emails".',
  };
}

const STORED = 'Nobody in the company gets a mail about what is sent with this form; it is only stored.';

/** Whether there are other forms for enquiries, and the company gets a mail about each of them. */
function areOthersHeard(id: string, content: Content): boolean {
  const others = content
    .documents('forms')
    .filter(({ file, data }) => file.id !== id && textProperty(data, 'kind') === 'submission');
  const isHeard = ({ data }: { data: unknown }) =>
    mailsOf(data, content)?.some((mail) => goesTo(mail) === 'company') ?? false;
  return others.length > 0 && others.every(isHeard);
}

/** Thanks that announce a mail, of a form without one to the visitor. In English only. */
function promised(id: string, form: unknown, content: Content): Issues<FileIssue> {
  const text = textProperty(property(form, 'success'), 'text') ?? '';
  const piece = PROMISE.exec(text)?.[0];
  if (piece === undefined) return undefined;
  const lost = unsentMailOf(id, 'submitter', content);
  return {
    pointer: inMails(form),
    code: 'promised-mail',
    ...(lost !== undefined && { subject: lost }),
    message: `The thanks say "${piece}", but this form sends no mail to the visitor.`,
    suggestion:
      lost === undefined
        ? 'Add a mail with "to": "submitter" to "emails", or correct the thanks.'
        : `Add "${lost}" to "emails", or correct the thanks.`,
  };
}

/** Words that announce a mail from the form itself; people may also write one later, and by hand. */
const PROMISE =
  /\bconfirmation (?:e-?mail )?(?:is on (?:its|the) way|has been (?:e-?mailed|sent))(?: to your inbox)?|\bcheck your (?:e-?mails?|inbox)\b|\bwe(?: have|[’']ve)? (?:just )?(?:sent|e-?mailed) you (?:a confirmation|a copy|an? e-?mail)\b/i;

/** Reports thanks that promise an answer in another time than the mail to the visitor. */
function otherPromise(form: unknown, mails: Mails): Issues<FileIssue> {
  const [promised] = promisedTimes([property(property(form, 'success'), 'text')]);
  const toVisitor = mails.filter((mail) => goesTo(mail) === 'submitter');
  return toVisitor.map(({ file, data }) => {
    const inMail = promisedTimes(listProperty(data, 'paragraphs'));
    const [other] = inMail;
    if (promised === undefined || other === undefined || inMail.includes(promised)) return undefined;
    return {
      pointer: '/success/text',
      at: { text: promised },
      code: 'promise-differs',
      message: `The thanks say within ${promised}, but the mail ${file.id} says within ${other}.`,
      suggestion: `Write ${other}, or correct the mail.`,
    };
  });
}
