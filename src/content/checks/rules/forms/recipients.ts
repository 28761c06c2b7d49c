import { listProperty, property, textProperty } from '../../../read/json.ts';
import { isDeliverable } from '../../../references/addresses/mail-address.ts';
import { companyDomain, isPrivateMailbox } from '../../../references/addresses/private-mailbox.ts';
import { conditionIssue, fieldsOf } from '../../../references/conditions.ts';
import { unsentMailOf } from '../../../references/mail-forms.ts';
import { filledText } from '../../../references/placeholders.ts';
import { suggestWriting } from '../../../references/suggestions.ts';
import { uselessValue } from '../../../report/fixes.ts';
import { correctToPattern } from '../../../schema/corrections/correct-to-pattern.ts';
import { asTyped } from '../../../syntax/look-alikes.ts';
import { asErrors, asWarnings, type Content, type FileIssue, type Issues, type Rule } from '../../rule.ts';

/** Checks the recipients of a form: valid addresses, conditions that can be met, and a mail to send. */
export const rule: Rule = {
  codes: {
    ...asErrors('bad-recipient unknown-answer recipient-never-written-to recipients-without-mail'),
    ...asWarnings('repeated-recipient private-recipient unread-recipient'),
  },
  files: 'forms',
  *onDocument({ file, data }, content) {
    if (property(data, 'recipients') === undefined) return;
    const entries = listProperty(data, 'recipients');
    const issues = entries.flatMap((entry, index) => [
      addressIssues(entry, `/recipients/${index}`, content),
      writtenToAlready(entry, index, entries, content),
      answerIssues(entry, `/recipients/${index}`, data, content),
    ]);
    yield [...issues, withoutMail(file.id, data, content)];
  },
};

function addressIssues(entry: unknown, pointer: string, content: Content): Issues<FileIssue> {
  const written = listProperty(entry, 'to');
  const addresses = addressesOf(entry, content);
  return written.map((text, index) => {
    const address = typeof text === 'string' ? filledText(text, content.placeholderSources()) : undefined;
    const first = addresses.indexOf(address?.toLowerCase());
    if (address !== undefined && first < index) return repeatedAddress(address, `${pointer}/to/${index}`);
    if (address === undefined) return undefined;
    const latin = asTyped(address);
    if (latin !== address && isDeliverable(latin)) return ofOtherLetters(address, latin, `${pointer}/to/${index}`);
    if (isDeliverable(address) && UNREAD.test(address)) return unreadRecipient(address, `${pointer}/to/${index}`);
    if (isDeliverable(address))
      return isPrivateMailbox(address, content.data('site'))
        ? privateRecipient(address, `${pointer}/to/${index}`, content)
        : undefined;
    return {
      code: 'bad-recipient',
      pointer: `${pointer}/to/${index}`,
      message: `"${address}" is not a single email address, so nobody would get the mail.`,
      ...suggestedAddress(address),
    };
  });
}

/** Suggestions for an invalid address. */
function suggestedAddress(address: string): Pick<FileIssue, 'suggestion' | 'meant'> {
  const several = address.split(/[\s,;]+/).filter((part) => part !== '');
  if (several.length > 1 && several.every(isDeliverable))
    return { suggestion: `Write each address as a separate text: ${several.map((one) => `"${one}"`).join(', ')}.` };
  const right = correctToPattern(address, '^[^\\s<>]+@[^\\s<>]+$');
  return right !== undefined && isDeliverable(right)
    ? suggestWriting(right)
    : { suggestion: 'Write one address, such as sales@company.example; put any others in separate texts.' };
}

function repeatedAddress(address: string, pointer: string): FileIssue {
  return {
    code: 'repeated-recipient',
    message: `"${address}" is listed twice, but gets the mail only once.`,
    ...uselessValue(pointer, 'Remove one of them.'),
  };
}

function privateRecipient(address: string, pointer: string, content: Content): FileIssue {
  return {
    code: 'private-recipient',
    pointer,
    message: `${address} is a private mailbox: personal data of visitors would leave the company.`,
    suggestion: `Write an address of the company, such as "${address.replace(/@.*/, '')}@${companyDomain(content.data('site'))}", or "{{site.inbox}}".`,
  };
}

function answerIssues(entry: unknown, pointer: string, form: unknown, content: Content): Issues<FileIssue> {
  const issue = conditionIssue(
    property(entry, 'when'),
    fieldsOf(form),
    content,
    'so this answer never sends a mail to anybody',
  );
  if (!issue) return undefined;
  const { on, ...words } = issue;
  const code = on === 'field' ? 'unknown-answer' : 'recipient-never-written-to';
  return { ...words, code, pointer: `${pointer}/when/${on}` };
}

function withoutMail(id: string, form: unknown, content: Content): Issues<FileIssue> {
  const mails = listProperty(form, 'emails');
  const isToCompany = content
    .documents('emails')
    .some(({ file, data }) => mails.includes(file.id) && textProperty(data, 'to') === 'company');
  // A mail that is missing or unreadable is reported where it is referenced.
  const isAllRead = mails.every((id) => content.documents('emails').some(({ file }) => file.id === id));
  if (isToCompany || !isAllRead) return undefined;
  const lost = unsentMailOf(id, 'company', content);
  return {
    code: 'recipients-without-mail',
    pointer: '/recipients',
    ...(lost !== undefined && { subject: lost }),
    message: 'This form has recipients in the company, but sends no mail to the company.',
    suggestion:
      lost === undefined
        ? 'Add a mail with "to": "company" to "emails", or remove "recipients".'
        : `Add "${lost}" to "emails".`,
  };
}

/** The addresses of an entry in lower case; undefined for those that cannot be read. */
const addressesOf = (entry: unknown, content: Content) =>
  listProperty(entry, 'to').map((text) =>
    typeof text === 'string' ? filledText(text, content.placeholderSources())?.toLowerCase() : undefined,
  );

/** Reports addresses that another entry writes to anyway: one for every answer, or an earlier one for the same answer. */
function writtenToAlready(entry: unknown, index: number, entries: unknown[], content: Content): Issues<FileIssue> {
  const when = JSON.stringify(property(entry, 'when'));
  const others = entries.filter((other, place) => {
    const otherWhen = JSON.stringify(property(other, 'when'));
    return (
      place !== index && ((otherWhen === undefined && when !== undefined) || (otherWhen === when && place < index))
    );
  });
  const known = new Set(others.flatMap((other) => addressesOf(other, content)));
  return addressesOf(entry, content).map((address, place) =>
    address !== undefined && known.has(address)
      ? {
          code: 'repeated-recipient',
          pointer: `/recipients/${index}/to/${place}`,
          message: `"${address}" gets these mails already, by another entry of this list.`,
          suggestion: 'Remove the address here, or in the other entry.',
        }
      : undefined,
  );
}

/** An address with letters of another alphabet that look the same. */
function ofOtherLetters(address: string, latin: string, pointer: string): FileIssue {
  return {
    code: 'bad-recipient',
    pointer,
    message: `"${address}" has a letter of another alphabet that only looks the same, so nobody would get the mail.`,
    ...suggestWriting(latin),
  };
}

/** Mailboxes that only send. */
const UNREAD = /^(?:no|do-?not|dont)[-._]?reply@/i;

function unreadRecipient(address: string, pointer: string): FileIssue {
  return {
    code: 'unread-recipient',
    pointer,
    message: `Nobody reads the mails to ${address}, by its name.`,
    suggestion: 'Write the address of the people who answer, or "{{site.inbox}}".',
  };
}
