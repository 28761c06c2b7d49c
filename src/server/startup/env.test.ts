import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readSettings, SettingsError } from './env.ts';

test('every setting has a default', () => {
  expect(readSettings({ PORT: '', HOST: '  ', METRICS_PORT: '' })).toEqual({
    port: 3000,
    metricsPort: undefined,
    host: 'localhost',
    siteUrl: undefined,
    dataDir: resolve('data'),
    databaseUrl: undefined,
    smtpUrl: undefined,
    clamdUrl: undefined,
    trustProxy: false,
    rateLimit: 60,
    retentionDays: 730,
    backupRecipients: [],
  });
});

test('every setting can be set', () => {
  const settings = readSettings({
    PORT: '0',
    METRICS_PORT: '9101',
    HOST: '0.0.0.0',
    SITE_URL: 'https://example.org/',
    BASE_PATH: '/our-site/2.0',
    DATA_DIR: '/srv/data',
    DATABASE_URL: 'postgres://user:secret@db.example/website',
    SMTP_URL: 'smtp://user:secret@mail.example:587',
    CLAMD_URL: 'tcp://[::1]:3310',
    TRUST_PROXY: '127.0.0.1, 10.0.0.0/8,::1,fd00::/8,loopback',
    RATE_LIMIT: '0',
    RETENTION_DAYS: '30',
    BACKUP_RECIPIENT: ' age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p, ',
  });
  expect(settings).toEqual({
    port: 0,
    metricsPort: 9101,
    host: '0.0.0.0',
    siteUrl: 'https://example.org',
    basePath: '/our-site/2.0',
    dataDir: '/srv/data',
    databaseUrl: 'postgres://user:secret@db.example/website',
    smtpUrl: 'smtp://user:secret@mail.example:587',
    clamdUrl: 'tcp://[::1]:3310',
    trustProxy: ['127.0.0.1', '10.0.0.0/8', '::1', 'fd00::/8', 'loopback'],
    rateLimit: 0,
    retentionDays: 30,
    backupRecipients: ['age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p'],
  });
});

test.each([
  ['PORT', 'abc'],
  ['PORT', '70000'],
  ['PORT', '-1'],
  ['PORT', '1e3'],
  ['METRICS_PORT', '0'],
  ['METRICS_PORT', '65536'],
  ['METRICS_PORT', 'metrics'],
  ['METRICS_PORT', '3000'],
  ['SITE_URL', 'www.example.org'],
  ['SITE_URL', 'ftp://example.org'],
  ['SITE_URL', 'https://example.org/path'],
  ['SITE_URL', 'https://example.org/#part'],
  ['SITE_URL', 'https://user@example.org'],
  ['BASE_PATH', 'site'],
  ['BASE_PATH', '/site/'],
  ['BASE_PATH', '/Site'],
  ['BASE_PATH', '//site'],
  ['BASE_PATH', '/../site'],
  ['BASE_PATH', '/a"b'],
  ['SMTP_URL', 'mail.example'],
  ['SMTP_URL', 'https://mail.example'],
  ['TRUST_PROXY', '1'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '10.0.0.1,proxy'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', 'true,10.0.0.1'],
  ['TRUST_PROXY', '0.0.0.0/0'],
  ['TRUST_PROXY', '::/0'],
  ['TRUST_PROXY', '0.0.0.0/1,128.0.0.0/1'],
  ['TRUST_PROXY', '10.0.0.0/7'],
  ['TRUST_PROXY', '2000::/3'],
  ['TRUST_PROXY', '::ffff:0.0.0.0/96'],
  ['RATE_LIMIT', '-5'],
  ['RATE_LIMIT', '1.5'],
  ['RETENTION_DAYS', '731'],
  ['RETENTION_DAYS', '0'],
  ['BACKUP_RECIPIENT', 'AGE-SECRET-KEY-1QQ'],
  ['BACKUP_RECIPIENT', 'amina'],
  ['DATABASE_URL', 'mysql://localhost/website'],
  ['DATABASE_URL', 'localhost/website'],
])('%s may not be %s', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^${name} .*\\.$`));
});

test('trusting every proxy is refused, with the names of networks to use instead', () => {
  expect(() => readSettings({ TRUST_PROXY: 'true' })).toThrow(/loopback .* addresses, .*10\.0\.0\.0\/8\.$/);
});

test.each([
  [{ PORT: '8080', METRICS_PORT: '8080' }, /^METRICS_PORT and PORT are both 8080\. .*\.$/],
  [{ PORT: '8080x', METRICS_PORT: '3000' }, /^PORT is '8080x'.*\.\nMETRICS_PORT and PORT are both 3000/],
])('the site and the metrics need different ports: %j', (environment, sentences) => {
  expect(() => readSettings(environment)).toThrow(sentences);
});

test('all mistakes are reported at once, without passwords', () => {
  const read = () =>
    readSettings({
      DATABASE_URL: 'mysql://user:hidden@db.example',
      SMTP_URL: 'http://user:hidden@mail.example',
      // A value meant for another setting.
      CLAMD_URL: 'postgres://user:hidden@db.example/website',
      BACKUP_RECIPIENT: 'AGE-SECRET-KEY-1HIDDEN',
      TRUST_PROXY: `whsec_${'hidden'.repeat(9)}`,
    });
  expect(read).toThrow(SettingsError);
  try {
    read();
  } catch (error) {
    expect(error instanceof SettingsError && error.mistakes).toHaveLength(5);
    expect(String(error)).not.toMatch(/hidden/i);
  }
});

test('the virus scanner is a TCP port or a Unix socket', () => {
  for (const url of ['tcp://127.0.0.1:3310', 'tcp://clamd.example:1/', 'unix:///run/clamav/clamd.ctl'])
    expect(readSettings({ CLAMD_URL: url }).clamdUrl).toBe(url);
  for (const url of [
    '127.0.0.1:3310',
    'tcp://127.0.0.1',
    'http://127.0.0.1:3310',
    'unix://',
    '/run/clamd.ctl',
    'tcp://a:1/b',
    'tcp://a:0',
  ])
    expect(() => readSettings({ CLAMD_URL: url })).toThrow(/^CLAMD_URL is /);
});
