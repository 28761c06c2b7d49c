/** `npm run leads -- list|show|export|erase|purge`: staff's access to stored submissions. Exit codes: 0 good, 1 not found, 2 wrong use. */
import { readProcessSettings, SettingsError } from '../src/server/env.ts';
import { runLeads } from '../src/server/leads/commands.ts';
import { outboxFolder } from '../src/server/services.ts';
import { openSqliteStorage } from '../src/server/storage/sqlite.ts';

try {
  const { dataDir, retentionDays } = readProcessSettings();
  const lead = { open: () => openSqliteStorage(dataDir), outbox: outboxFolder(dataDir), retentionDays };
  process.exitCode = await runLeads(process.argv.slice(2), lead, {
    out: (text) => process.stdout.write(text),
    error: (text) => process.stderr.write(text),
  });
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
