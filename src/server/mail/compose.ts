import type { SendMailOptions } from 'nodemailer';
import { isEmail } from '../../forms/rules/index.ts';
import type { Mail } from '../storage/storage.ts';
import { readMailbox } from './mailbox.ts';
import { MailRefused, type Sender } from './mailer.ts';

function headersOf({ leaveLink }: Mail): Record<string, string> {
  const automatic = { 'Auto-Submitted': 'auto-generated' };
  if (leaveLink === undefined) return automatic;
  const leaving = { 'List-Unsubscribe': `<${leaveLink}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
  return { ...automatic, ...leaving };
}

/**
 * A mail as nodemailer takes it: from the company, to exactly one address, as text and, where there is one, as a web
 * page beside it; without access to files or addresses on the web. Answers go to the visitor, by name where that is
 * one. `Auto-Submitted` keeps holiday notices from answering (RFC 3834). Mails of the newsletter say how mail programs
 * leave the list for their reader (RFC 2369, RFC 8058).
 * Throws MailRefused when the recipient is not one address: a list would be split and sent to everybody on it.
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
