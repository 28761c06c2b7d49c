import type { SendMailOptions } from 'nodemailer';
import { isEmail } from '../../forms/rules/index.ts';
import type { Mail } from '../storage/storage.ts';
import { MailRefused, type Sender } from './mailer.ts';

/**
 * A mail as nodemailer takes it: from the company, to exactly one address, plain text, and without access to
 * files or addresses on the web. `Auto-Submitted` keeps holiday notices from answering (RFC 3834).
 * Throws MailRefused when the recipient is not one address: a list would be split and sent to everybody on it.
 */
export function compose(mail: Mail, sender: Sender): SendMailOptions {
  const others = mail.replyTo === null ? [] : [mail.replyTo];
  if (![mail.recipient, ...others].every(isEmail)) throw new MailRefused('the recipient is not one address');
  return {
    from: sender,
    to: { name: '', address: mail.recipient },
    ...(mail.replyTo === null ? {} : { replyTo: { name: '', address: mail.replyTo } }),
    envelope: { from: sender.address, to: [mail.recipient] },
    subject: mail.subject,
    text: mail.body,
    messageId: mail.messageId,
    date: new Date(mail.createdAt),
    headers: { 'Auto-Submitted': 'auto-generated' },
    xMailer: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
