import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The server's data folder, where the journeys' server keeps what it is sent. */
export const DATA = process.env.E2E_DATA_DIR ?? '';

/** The files of the mails that a server has delivered into its outbox. The folder comes with the first one. */
export function mailFiles(dataDir = DATA): string[] {
  const outbox = path.join(dataDir, 'outbox');
  // What a mail is still being written into has another ending, and is renamed.
  const files = existsSync(outbox) ? readdirSync(outbox).filter((file) => file.endsWith('.eml')) : [];
  return files.map((file) => path.join(outbox, file));
}

/** The mails that a server has delivered, their lines unfolded. */
export function deliveredMails(dataDir = DATA): string[] {
  return mailFiles(dataDir).map((file) => readFileSync(file, 'utf8').replace(/=\r?\n/g, ''));
}
