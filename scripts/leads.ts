/**
 * `npm run leads -- list|show|export|erase|purge|backup|restore|keygen|audit`: staff's access to stored submissions.
 * Exit codes: 0 good, 1 not found or not done, 2 wrong use.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ServerConfig } from '../src/contracts/server-config.ts';
import { currentActor } from '../src/server/audit.ts';
import { outboxFolder } from '../src/server/data-folder.ts';
import { runLeads } from '../src/server/leads/commands.ts';
import { openStorage } from '../src/server/storage/open.ts';
import { settings } from './lib/command.ts';
import { ROOT } from './lib/root.ts';

/** When the newest source of the build was changed that the server runs with; undefined where nothing was built. */
function builtAt(): Date | undefined {
  const file = path.join(ROOT, 'dist/server.json');
  if (!existsSync(file)) return undefined;
  const { sourcesChangedAt }: ServerConfig = JSON.parse(readFileSync(file, 'utf8'));
  return sourcesChangedAt === undefined ? undefined : new Date(sourcesChangedAt);
}

const { dataDir, databaseUrl, retentionDays, backupRecipients } = settings();
const lead = {
  open: () => openStorage({ dataDir, databaseUrl }),
  outbox: outboxFolder(dataDir),
  retentionDays,
  built: builtAt(),
  actor: currentActor(process.env.SUDO_USER),
  recipients: backupRecipients,
};
process.exitCode = await runLeads(process.argv.slice(2), lead, {
  out: (text) => process.stdout.write(text),
  error: (text) => process.stderr.write(text),
});
