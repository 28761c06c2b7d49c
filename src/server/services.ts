import type { FastifyBaseLogger } from 'fastify';
import type { ServerConfig } from '../contracts/server-config.ts';
import { DeliveryQueue } from './deliveries/queue.ts';
import type { Notices } from './logging/notices.ts';
import { type Mailer, MailerUnavailable, type Sender } from './mail/mailer.ts';
import { outboxMailer } from './mail/outbox.ts';
import { mailPause } from './mail/schedule.ts';
import { smtpMailer } from './mail/smtp.ts';
import { type Metrics, noMetrics } from './metrics/metrics.ts';
import { outboxFolder } from './startup/data-folder.ts';
import type { StorageSettings } from './storage/open.ts';
import type { Storage } from './storage/storage.ts';

/** Settings of the storage and of mails. */
export interface ServiceSettings extends StorageSettings {
  /** If undefined, mails are written as files to DATA_DIR/outbox. */
  smtpUrl: string | undefined;
}

/** The same mailer, with an alarm while its folder is not writable. */
function withOutboxAlarm(mailer: Mailer, notices: Notices): Mailer {
  return {
    async send(mail) {
      try {
        await mailer.send(mail);
        notices.clear('alarmOutbox');
      } catch (error) {
        if (error instanceof MailerUnavailable) notices.set('alarmOutbox', { code: error.message });
        throw error;
      }
    },
    close: () => mailer.close(),
  };
}

function openMailer(settings: ServiceSettings, notices: Notices, sender: () => Sender): Mailer {
  if (settings.smtpUrl !== undefined) return smtpMailer(settings.smtpUrl, sender);
  return withOutboxAlarm(outboxMailer(outboxFolder(settings.dataDir), sender), notices);
}

/** Creates the mail queue of a storage, with the company as sender. It does nothing until it is woken. */
export function openMails(
  settings: ServiceSettings,
  storage: Storage,
  notices: Notices,
  getConfig: () => ServerConfig,
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>,
  metrics: Metrics = noMetrics,
): { wake: () => void; close: () => Promise<void> } {
  const mailer = openMailer(settings, notices, () => {
    const { name, email: address } = getConfig().site;
    return { name, address };
  });
  const queue = new DeliveryQueue({
    channel: 'mail',
    storage,
    deliver: (mail) => mailer.send(mail),
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
