import { ChannelUnavailable, Undeliverable } from '../deliveries/outcome.ts';
import type { Mail } from '../storage/storage.ts';

/** Delivers mails: by an SMTP server, or into a folder. */
export interface Mailer {
  /**
   * Resolves when the mail is delivered for good. Rejects with MailRefused when another attempt is useless, with
   * MailerUnavailable when no mail can be delivered now, and with any other error when it may work later.
   */
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
}

/** The mail was refused for good. The message holds codes only, never an address. */
export class MailRefused extends Undeliverable {}

/** No mail can be sent at the moment: mails wait, however long that lasts. */
export class MailerUnavailable extends ChannelUnavailable {}

/** The sender of the site's mails. */
export interface Sender {
  name: string;
  address: string;
}
