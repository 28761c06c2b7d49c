/**
 * `npm run leads -- list|show|export|erase|purge|subscribers|webhooks|backup|restore|keygen|audit`: access to stored
 * submissions for staff. `--config DIR` names the content of their site if it is not the repository's own. Exit codes:
 * 0 success, 1 not found or not done, 2 wrong usage.
 */

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ServerConfig } from '../src/contracts/server-config.ts';
import { runLeads } from '../src/server/leads/commands.ts';
import { currentActor } from '../src/server/logging/audit.ts';
import { unsubscribeLink } from '../src/server/newsletter/newsletter-links.ts';
import { outboxFolder } from '../src/server/startup/data-folder.ts';
import { withSiteUrl } from '../src/server/startup/site-url.ts';
import { openStorage } from '../src/server/storage/open.ts';
import { builtFolder, extractConfigOption, settings } from './lib/command.ts';

const { configDir, rest } = extractConfigOption(process.argv.slice(2), 'npm run leads -- [--config DIR] list');

/** The server's configuration; undefined if nothing was built. */
function builtConfig(): ServerConfig | undefined {
  const file = path.join(builtFolder(configDir), 'server.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** When the newest source of the build was changed. */
function sourcesChangedAt(): Date | undefined {
  const changedAt = builtConfig()?.sourcesChangedAt;
  return changedAt === undefined ? undefined : new Date(changedAt);
}

const { dataDir, databaseUrl, retentionDays, backupRecipients, siteUrl } = settings();

/** Creates the built site's unsubscribe links. */
function unsubscribeLinks(): ((token: string) => string) | undefined {
  const built = builtConfig();
  const config = built && withSiteUrl(built, siteUrl);
  return config?.integrations.newsletter && ((token) => unsubscribeLink(config, token));
}

const lead = {
  open: () => openStorage({ dataDir, databaseUrl }),
  outbox: outboxFolder(dataDir),
  retentionDays,
  sourcesChangedAt: sourcesChangedAt(),
  actor: currentActor(process.env.SUDO_USER),
  recipients: backupRecipients,
  unsubscribeLinks,
};
process.exitCode = await runLeads(rest, lead, {
  out: (text) => process.stdout.write(text),
  error: (text) => process.stderr.write(text),
});
