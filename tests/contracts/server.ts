import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { submissionId } from '../../src/forms/rules/index.ts';
import { type AppOptions, buildApp } from '../../src/server/app.ts';
import { openSqliteStorage } from '../../src/server/storage/sqlite/sqlite.ts';
import type { Storage } from '../../src/server/storage/storage.ts';
import { sampleConfig } from './server-config.ts';

/** A server with an empty storage, and everything that tests inspect. */
export interface TestServer {
  app: FastifyInstance;
  storage: Storage;
  /** How often the mail queue was woken. */
  woken: () => number;
  post(url: string, body: unknown, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
}

export async function startTestServer(changes: Partial<AppOptions> = {}): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'server-'));
  const storage = await openSqliteStorage(folder);
  const config = sampleConfig();
  let woken = 0;
  const app = await buildApp({
    getConfig: () => config,
    storage,
    wakeMails: () => {
      woken++;
    },
    wakeWebhooks: () => {},
    rateLimit: 0,
    siteUrl: undefined,
    trustProxy: false,
    logLevel: 'silent',
    publicDir: undefined,
    ...changes,
  });
  return {
    app,
    storage,
    woken: () => woken,
    post: (url, body, headers = {}) =>
      app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/json', ...headers },
        payload: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    async close() {
      await app.close();
      await storage.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export const SAVE = '/api/save-submission.php';
export const SUBSCRIBE = '/api/subscribe';
export const EMAIL = '/api/v1.0/email/send';

export const newId = (prefix = 'KILELE-') => submissionId(prefix, Date.now(), Math.random);

/** A complete enquiry, as the browser sends it. */
export function enquiry(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    fullName: 'Amina Wanjiru',
    email: 'Amina@Example.com',
    phone: '0712 345 678',
    company: '',
    location: 'Nairobi',
    interests: ['smart'],
    message: 'Jambo\nyou',
    source: 'contact',
    submissionId: newId(),
    timestamp: '2026-01-05T08:00:00.000Z',
    ...changes,
  };
}

/** A complete application without a document. */
export function application(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    fullName: 'Otieno',
    email: 'otieno@example.com',
    portfolio: null,
    documents: null,
    privacyConsent: true,
    source: 'career',
    submissionId: newId('KILELE-CAREER-'),
    timestamp: '2026-01-05T08:00:00.000Z',
    ...changes,
  };
}
