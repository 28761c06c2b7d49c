/**
 * `npm run leads -- list|show|export|erase|purge|backup|restore`: staff's access to stored submissions.
 * Exit codes: 0 good, 1 not found or not done, 2 wrong use.
 */
import { runLeads } from '../src/server/leads/commands.ts';
import { outboxFolder } from '../src/server/services.ts';
import { openStorage } from '../src/server/storage/open.ts';
import { settings } from './lib/command.ts';

const { dataDir, databaseUrl, retentionDays } = settings();
const lead = { open: () => openStorage({ dataDir, databaseUrl }), outbox: outboxFolder(dataDir), retentionDays };
process.exitCode = await runLeads(process.argv.slice(2), lead, {
  out: (text) => process.stdout.write(text),
  error: (text) => process.stderr.write(text),
});
