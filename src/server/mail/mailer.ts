import { ChannelUnavailable, Undeliverable } from '../deliveries/outcome.ts';
import type { Mail } from '../storage/deliveries.ts';

/** Delivers mails: through an SMTP server, or into a folder. */
export interface Mailer {
  /**
   * Resolves when the mail has been delivered. Rejects with MailRefused if retrying is useless, with MailerUnavailable
   * if no mail can be delivered now, and with any other error if a retry may succeed.
   */
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
}

/** The mail was refused for good. The message contains only codes, never an address. */
export class MailRefused extends Undeliverable {}

/** No mail can be sent at the moment. Mails wait, however long that lasts. */
export class MailerUnavailable extends ChannelUnavailable {}

/** The sender of the site's mails. */
export interface Sender {
  name: string;
  address: string;
}
