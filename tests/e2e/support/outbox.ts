import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The data folder of the journeys' server. */
export const DATA = process.env.E2E_DATA_DIR ?? '';

/** The files of the mails in a server's outbox. The first mail creates the folder. */
export function mailFiles(dataDir = DATA): string[] {
  const outbox = path.join(dataDir, 'outbox');
  // A mail that is still being written has a different extension.
  const files = existsSync(outbox) ? readdirSync(outbox).filter((file) => file.endsWith('.eml')) : [];
  return files.map((file) => path.join(outbox, file));
}

/** The delivered mails of a server, with unfolded lines. */
export function deliveredMails(dataDir = DATA): string[] {
  return mailFiles(dataDir).map((file) => readFileSync(file, 'utf8').replace(/=\r?\n/g, ''));
}
