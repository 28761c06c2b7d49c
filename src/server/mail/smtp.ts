import { createTransport } from 'nodemailer';
import { compose } from './compose.ts';
import { type Mailer, MailRefused, type Sender } from './mailer.ts';

/** Milliseconds to connect, to be greeted, and to wait for a response. */
const TIMEOUTS = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000 };

function property(error: unknown, name: string): unknown {
  return error instanceof Error ? Object.getOwnPropertyDescriptor(error, name)?.value : undefined;
}

function codesOf(error: unknown): { code: string; response: number } {
  const code = property(error, 'code');
  const response = property(error, 'responseCode');
  return {
    code: typeof code === 'string' ? code : 'unknown',
    response: typeof response === 'number' ? response : 0,
  };
}

/**
 * Reduces an error of the mail server to its codes, since its text may quote an address. A 5xx code (RFC 5321, 4.2.1)
 * for the recipient or the content refuses the mail for good; a wrong password (also 5xx) is a fault of the
 * configuration.
 */
function translate(error: unknown): Error {
  const { code, response } = codesOf(error);
  const reason = `${code} ${response}`;
  const isFinal = response >= 500 && ['EENVELOPE', 'EMESSAGE'].includes(code);
  return isFinal ? new MailRefused(reason) : new Error(reason);
}

/** Delivers through the mail server at `url` (smtp:// or smtps://), over one connection that is kept open. */
export function smtpMailer(url: string, sender: () => Sender): Mailer {
  const transport = createTransport({ url, pool: true, maxConnections: 1, ...TIMEOUTS });
  return {
    async send(mail) {
      const message = compose(mail, sender());
      try {
        await transport.sendMail(message);
      } catch (error) {
        throw translate(error);
      }
    },
    async close() {
      transport.close();
    },
  };
}
