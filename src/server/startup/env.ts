import { resolve } from 'node:path';
import { MAX_RETENTION_DAYS } from '../../contracts/retention.ts';
import { isProxy } from './proxies.ts';
import { type Environment, quoted, SettingReader } from './setting-reader.ts';

/** The settings of the server, read from the environment. docs/deployment.md describes each. */
export interface Settings {
  port: number;
  /** The port for Prometheus; undefined for none. */
  metricsPort: number | undefined;
  host: string;
  /** If undefined, the address in site.json is used. */
  siteUrl: string | undefined;
  /** The path below which the site is served, such as `/site`. */
  basePath: string | undefined;
  /** The data folder (absolute). */
  dataDir: string;
  /** A PostgreSQL database; if undefined, SQLite in the data folder is used. */
  databaseUrl: string | undefined;
  smtpUrl: string | undefined;
  /** The clamd that scans documents for viruses; undefined for none. */
  clamdUrl: string | undefined;
  /** Addresses, networks and names of networks; false for none. */
  trustProxy: false | string[];
  /** POST requests per minute and client; 0 for no limit. */
  rateLimit: number;
  retentionDays: number;
  /** Recipients of age that can decrypt backups. */
  backupRecipients: string[];
}

/** Invalid settings: one sentence for each mistake. */
export class SettingsError extends Error {
  readonly mistakes: string[];

  constructor(mistakes: string[]) {
    super(mistakes.join('\n'));
    this.mistakes = mistakes;
  }
}

/** The port must be fixed and different from the site's, since Prometheus is configured with it. */
function readMetricsPort(reader: SettingReader, port: number): number | undefined {
  if (reader.text('METRICS_PORT') === undefined) return undefined;
  const metricsPort = reader.integer('METRICS_PORT', 0, 1, 65_535);
  if (metricsPort !== port || port === 0) return metricsPort;
  reader.mistakes.push(`METRICS_PORT and PORT are both ${port}. Please use two different ports.`);
  return undefined;
}

function readSiteUrl(reader: SettingReader): string | undefined {
  const text = reader.url('SITE_URL', ['http:', 'https:'], 'https://www.company.example');
  if (text === undefined) return undefined;
  const { origin, href } = new URL(text);
  if (href === `${origin}/`) return origin;
  reader.mistakes.push(
    `SITE_URL is ${quoted(text)}, but must have nothing beside the name of the site, as in ${origin}.`,
  );
  return undefined;
}

/** Only lower-case letters, digits and simple punctuation, so that it needs no escaping anywhere. */
function readBasePath(reader: SettingReader): string | undefined {
  const text = reader.text('BASE_PATH');
  if (text === undefined || /^(\/[a-z0-9][a-z0-9._-]*)+$/.test(text)) return text;
  reader.mistakes.push(
    `BASE_PATH is ${quoted(text)}, but must begin with a slash, not end with one, and contain only lower-case letters, digits, hyphens and dots, as in /site.`,
  );
  return undefined;
}

function readTrustProxy(reader: SettingReader): false | string[] {
  const text = reader.text('TRUST_PROXY');
  if (text === undefined || text === 'false') return false;
  if (text === 'true') {
    reader.mistakes.push(
      "TRUST_PROXY is 'true', with which every visitor could choose an address. Please name the proxies instead: loopback when they run on this machine, else their addresses, such as 10.0.0.0/8.",
    );
    return false;
  }
  const proxies = text.split(',').map((one) => one.trim());
  const wrong = proxies.find((one) => !isProxy(one));
  if (wrong === undefined) return proxies;
  reader.mistakes.push(
    `TRUST_PROXY contains ${quoted(wrong)}, but must be false, or loopback and proxy addresses such as 10.0.0.0/8, separated by commas.`,
  );
  return false;
}

/** A host with port, or a Unix socket. */
function readClamdUrl(reader: SettingReader): string | undefined {
  const text = reader.text('CLAMD_URL');
  if (text === undefined) return undefined;
  const { protocol, hostname, port, pathname } = URL.canParse(text) ? new URL(text) : new URL('none:');
  const isPort = protocol === 'tcp:' && hostname !== '' && Number(port) > 0 && /^\/?$/.test(pathname);
  const isSocket = protocol === 'unix:' && hostname === '' && pathname.length > 1;
  if (isPort || isSocket) return text;
  reader.mistakes.push(
    `CLAMD_URL is ${quoted(text)}, but must look like tcp://127.0.0.1:3310 or unix:///run/clamav/clamd.ctl.`,
  );
  return undefined;
}

function readDatabaseUrl(reader: SettingReader): string | undefined {
  const example = 'postgres://user:password@db.example:5432/website';
  return reader.url('DATABASE_URL', ['postgres:', 'postgresql:'], example);
}

function readRecipients(reader: SettingReader): string[] {
  const recipients = (reader.text('BACKUP_RECIPIENT') ?? '').split(',').map((one) => one.trim());
  const named = recipients.filter((one) => one !== '');
  const wrong = named.find((one) => !/^age1[02-9ac-hj-np-z]{20,}$/.test(one));
  if (wrong === undefined) return named;
  reader.mistakes.push(
    `BACKUP_RECIPIENT contains ${quoted(wrong)}, but must be age recipients (age1…), separated by commas.`,
  );
  return [];
}

/** Reads the settings. Nothing else reads the environment. @throws SettingsError with every mistake at once */
export function readSettings(environment: Environment, defaultPort = 3000): Settings {
  const reader = new SettingReader(environment);
  const port = reader.integer('PORT', defaultPort, 0, 65_535);
  const settings: Settings = {
    port,
    metricsPort: readMetricsPort(reader, port),
    host: reader.text('HOST') ?? 'localhost',
    siteUrl: readSiteUrl(reader),
    basePath: readBasePath(reader),
    dataDir: resolve(reader.text('DATA_DIR') ?? 'data'),
    databaseUrl: readDatabaseUrl(reader),
    smtpUrl: reader.url('SMTP_URL', ['smtp:', 'smtps:'], 'smtps://user:password@mail.example:465'),
    clamdUrl: readClamdUrl(reader),
    trustProxy: readTrustProxy(reader),
    rateLimit: reader.integer('RATE_LIMIT', 60, 0, 1_000_000),
    retentionDays: reader.integer('RETENTION_DAYS', MAX_RETENTION_DAYS, 1, MAX_RETENTION_DAYS),
    backupRecipients: readRecipients(reader),
  };
  if (reader.mistakes.length > 0) throw new SettingsError(reader.mistakes);
  return settings;
}

/** The settings of this process. @throws SettingsError */
export function readProcessSettings(defaultPort?: number): Settings {
  return readSettings(process.env, defaultPort);
}
