import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { ServerConfig } from '../contracts/server-config.ts';
import { DeliveryQueue } from './deliveries/queue.ts';
import type { Mailer, Sender } from './mail/mailer.ts';
import { outboxMailer } from './mail/outbox.ts';
import { MAILS_AT_ONCE, mailPause } from './mail/schedule.ts';
import { smtpMailer } from './mail/smtp.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { StorageSettings } from './storage/open.ts';
import type { Storage } from './storage/storage.ts';

/** Where data and mails go. */
export interface ServiceSettings extends StorageSettings {
  /** Undefined: mails become files in DATA_DIR/outbox. */
  smtpUrl: string | undefined;
}

/** Where mails go without a mail server. */
export function outboxFolder(dataDir: string): string {
  return join(dataDir, 'outbox');
}

function openMailer(settings: ServiceSettings, sender: () => Sender): Mailer {
  return settings.smtpUrl === undefined
    ? outboxMailer(outboxFolder(settings.dataDir), sender)
    : smtpMailer(settings.smtpUrl, sender);
}

/** The mail queue over a storage, with the company as sender. It stands still until it is woken. */
export function openMails(
  settings: ServiceSettings,
  storage: Storage,
  getConfig: () => ServerConfig,
  log: FastifyBaseLogger,
  metrics: Metrics,
): { wake: () => void; close: () => Promise<void> } {
  const mailer = openMailer(settings, () => {
    const { name, email: address } = getConfig().site;
    return { name, address };
  });
  const queue = new DeliveryQueue({
    channel: 'mail',
    storage,
    deliver: (mail) => mailer.send(mail),
    atOnce: MAILS_AT_ONCE,
    pauseAfter: mailPause,
    log,
    metrics,
  });
  return {
    wake: () => queue.wake(),
    close: async () => {
      await queue.stop();
      await mailer.close();
    },
  };
}
