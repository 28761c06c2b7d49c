import type { ServerConfig } from '../contracts/server-config.ts';
import type { Clamd } from './documents/clamd.ts';
import type { DocumentReader } from './documents/document-reader.ts';
import type { Bodies } from './http/bodies/intake.ts';
import type { Notices } from './logging/notices.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { ReadPage } from './pages/site-pages.ts';
import type { Storage } from './storage/storage.ts';

/** What the API's routes share. */
export interface ApiParts {
  /** Asked at every request, so that edited content takes effect without a restart. */
  getConfig: () => ServerConfig;
  storage: Storage;
  /** Problems that this server reports in /healthz, besides what is read from the storage. */
  notices?: Notices;
  reader: DocumentReader;
  bodies: Bodies;
  /** Undefined when documents are not scanned for viruses. */
  scanner: Clamd | undefined;
  metrics: Metrics;
  /** The pages of the site, for answers to forms that were sent without JavaScript. */
  readPage: ReadPage;
  /** Tells the mail queue that there may be mails to send. */
  wakeMails: () => void;
  /** Tells the queues of the webhooks that there may be calls to make. */
  wakeWebhooks: () => void;
  /** POST requests a minute and client; 0 for no limit. */
  rateLimit: number;
  /** Overrides the address in site.json. */
  siteUrl: string | undefined;
}
