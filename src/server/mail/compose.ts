import type { SendMailOptions } from 'nodemailer';
import { isEmail } from '../../forms/rules/index.ts';
import type { Mail } from '../storage/deliveries.ts';
import { readMailbox } from './mailbox.ts';
import { MailRefused, type Sender } from './mailer.ts';

function headersOf({ unsubscribeLink }: Mail): Record<string, string> {
  const automatic = { 'Auto-Submitted': 'auto-generated' };
  if (unsubscribeLink === undefined) return automatic;
  const leaving = { 'List-Unsubscribe': `<${unsubscribeLink}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
  return { ...automatic, ...leaving };
}

/**
 * A mail in nodemailer's format: from the company to exactly one address, as text and optionally HTML; nodemailer may
 * not read files or URLs for it. Replies go to the visitor, with their name if there is a plausible one.
 * `Auto-Submitted` prevents automatic replies (RFC 3834). Mails of the newsletter have List-Unsubscribe headers (RFC
 * 2369, RFC 8058).
 * @throws MailRefused if the recipient is not a single address: a list would be sent to everybody on it
 */
export function compose(mail: Mail, sender: Sender): SendMailOptions {
  const replyTo = mail.replyTo === null ? [] : [readMailbox(mail.replyTo)];
  if (![mail.recipient, ...replyTo.map(({ address }) => address)].every(isEmail))
    throw new MailRefused('the recipient is not one address');
  return {
    from: sender,
    to: { name: '', address: mail.recipient },
    replyTo,
    envelope: { from: sender.address, to: [mail.recipient] },
    subject: mail.subject,
    text: mail.body,
    ...(mail.html !== null && { html: mail.html }),
    messageId: mail.messageId,
    date: new Date(mail.createdAt),
    headers: headersOf(mail),
    xMailer: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
