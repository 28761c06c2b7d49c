import type { ServerConfig } from '../contracts/server-config.ts';
import type { Clamd } from './documents/clamd.ts';
import type { DocumentReader } from './documents/document-reader.ts';
import type { Bodies } from './http/bodies/body-receiver.ts';
import type { Notices } from './logging/notices.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { ReadPage } from './pages/site-pages.ts';
import type { Storage } from './storage/storage.ts';

/** Dependencies shared by the routes of the API. */
export interface ApiContext {
  /** Called for every request, so that edited content takes effect without a restart. */
  getConfig: () => ServerConfig;
  storage: Storage;
  /** Problems that this server reports in /healthz, in addition to those derived from the storage. */
  notices?: Notices;
  reader: DocumentReader;
  bodies: Bodies;
  /** Undefined when documents are not scanned for viruses. */
  scanner: Clamd | undefined;
  metrics: Metrics;
  /** Reads pages of the site, to answer forms that were sent without JavaScript. */
  readPage: ReadPage;
  /** Tells the mail queue to look for new mails. */
  wakeMails: () => void;
  /** Tells the webhook queues to look for new calls. */
  wakeWebhooks: () => void;
  /** POST requests per minute and client; 0 for no limit. */
  rateLimit: number;
  /** Overrides the site's address in site.json. */
  siteUrl: string | undefined;
}
