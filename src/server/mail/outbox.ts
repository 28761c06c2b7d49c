import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { makePrivateFolder, namesIn, openPrivate } from '../startup/private-files.ts';
import { compose } from './compose.ts';
import { type Mailer, MailerUnavailable, type Sender } from './mailer.ts';

async function writeDurably(file: string, content: string | Uint8Array): Promise<void> {
  const handle = await openPrivate(`${file}.part`, 'w');
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(`${file}.part`, file);
}

const ENDING = '.eml';
/** The file name of a mail, which contains its id; `.part` if a crash left it incomplete. */
const MAIL_FILE = /([\da-f-]{36})\.eml(\.part)?$/;

/** Removes the files of mails whose submissions were erased, including incomplete ones. The folder need not exist. */
export async function removeFromOutbox(folder: string, mailIds: string[]): Promise<void> {
  const erased = new Set(mailIds);
  const files = (await namesIn(folder)).filter((name) => erased.has(MAIL_FILE.exec(name)?.[1] ?? ''));
  await Promise.all(files.map((name) => rm(join(folder, name), { force: true })));
}

/**
 * Writes each mail into a folder as an .eml file, which any mail program opens. Files are written atomically and named
 * after the id of the mail, so that a second attempt replaces the first.
 */
export function outboxMailer(folder: string, sender: () => Sender): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(compose(mail, sender()));
      if (!Buffer.isBuffer(message)) throw new TypeError('the mail was not composed into one piece');
      const file = join(folder, `${mail.createdAt.replaceAll(/[:.]/g, '-')}-${mail.id}${ENDING}`);
      try {
        await makePrivateFolder(folder);
        await writeDurably(file, message);
      } catch (error) {
        throw new MailerUnavailable(error instanceof Error && 'code' in error ? String(error.code) : 'unknown');
      }
    },
    async close() {},
  };
}
