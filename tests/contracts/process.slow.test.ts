import { writeFileSync } from 'node:fs';
import { Agent, createServer, request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSqliteStorage } from '../../src/server/storage/sqlite/sqlite.ts';
import { sample } from '../amount/amount.ts';
import { type ChildServer, configure, makeSite, runServer, siteForEachTest, startChild } from './child-server.ts';
import { enquiry, SAVE } from './server.ts';
import { configWithWebhooks, sampleConfig } from './server-config.ts';
import { SECRET_NAME, webhookTo } from './webhook-receiver.ts';

const site = siteForEachTest();

/** Sends half of an enquiry, then the signal, then the rest, from a client that requests keep-alive. */
function finishAfterSignal(server: ChildServer, signal: 'SIGTERM' | 'SIGINT') {
  const body = JSON.stringify(enquiry());
  const { hostname, port } = new URL(server.address);
  const agent = new Agent({ keepAlive: true });
  const length = Buffer.byteLength(body);
  const headers = { 'content-type': 'application/json', 'content-length': length, expect: '100-continue' };
  let told = 0;
  return new Promise<{ status: number | undefined; told: number }>((resolve, reject) => {
    const sending = request({ hostname, port, agent, headers, path: SAVE, method: 'POST' }, (response) => {
      response.resume();
      response.on('end', () => resolve({ status: response.statusCode, told }));
    });
    sending.on('error', reject);
    // The server has the headers and waits for the body.
    sending.on('continue', () => {
      sending.write(body.slice(0, 50));
      server.process.kill(signal);
      told = Date.now();
      const late = connect(Number(port), hostname, () => late.destroy());
      late.on('close', () => sending.end(body.slice(50)));
      late.on('error', () => {});
    });
  });
}

describe('shutdown', () => {
  test.each(sample(['SIGTERM', 'SIGINT'] as const, 1))(
    '%s lets a request that is under way finish, then ends with 0',
    async (signal) => {
      const server = await site.start();
      const { status, told } = await finishAfterSignal(server, signal);
      expect(status).toBe(201);
      expect(await server.ended).toBe(0);
      expect(Date.now() - told).toBeLessThan(7000);
      const storage = await openSqliteStorage(site.dataDir);
      expect(await storage.list({})).toHaveLength(1);
      await storage.close();
    },
    20_000,
  );
});

describe('one server, from start to shutdown', { timeout: 20_000 }, () => {
  const shared = makeSite();
  let server: ChildServer;
  beforeAll(async () => {
    server = await startChild(shared.dist, { DATA_DIR: shared.dataDir });
  });
  afterAll(async () => {
    server.process.kill('SIGKILL');
    await server.ended;
    shared.remove();
  });

  test('prints one line, and serves pages and paths unchanged', async () => {
    expect(await (await fetch(server.address)).text()).toBe('<h1>Home</h1>');
    const { hostname, port } = new URL(server.address);
    for (const path of ['/../server.json', '/%2e%2e/server.json', '//../server.json', '/..%5cserver.json']) {
      const result = await new Promise<{ status?: number; body: string }>((resolve, reject) => {
        const sending = request({ hostname, port, path }, (response) => {
          let body = '';
          response.on('data', (part: Buffer) => {
            body += part;
          });
          response.on('end', () => resolve({ ...(response.statusCode ? { status: response.statusCode } : {}), body }));
        });
        sending.on('error', reject).end();
      });
      expect([path, result]).toEqual([path, { status: 404, body: '<h1>404</h1>' }]);
    }
  });

  test('a request that is not HTTP gets a readable response', async () => {
    const { hostname, port } = new URL(server.address);
    for (const [sent, status] of [
      ['nonsense\r\n\r\n', 400],
      [`GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ] as const) {
      const response = await new Promise<string>((resolve, reject) => {
        let text = '';
        const socket = connect(Number(port), hostname, () => socket.write(sent));
        socket.on('data', (part) => {
          text += part;
        });
        socket.on('close', () => resolve(text));
        socket.on('error', reject);
      });
      expect(response).toContain(`HTTP/1.1 ${status} `);
      expect(response).toMatch(/\{"message":"[^"]{10,}"\}$/);
    }
  });

  test('a client with a keep-alive connection does not delay shutdown', async () => {
    const { hostname, port } = new URL(server.address);
    const idle = connect(Number(port), hostname);
    await new Promise((resolve) => idle.on('connect', resolve));
    await (await fetch(server.address)).text();
    const begin = Date.now();
    server.process.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(Date.now() - begin).toBeLessThan(5000);
    idle.destroy();
  });
});

describe('startup', { timeout: 20_000 }, () => {
  const mistakes: [string, Record<string, string>, RegExp][] = [
    ['wrong settings', { PORT: 'x', RATE_LIMIT: 'y' }, /^PORT is 'x'.*\.\nRATE_LIMIT is 'y'.*\.\n$/],
    [
      'a database that does not answer',
      { DATABASE_URL: 'postgres://kilele:secret-word@127.0.0.1:1/website' },
      /^The database at 127\.0\.0\.1:1\/website \(DATABASE_URL\) cannot be used \(ECONNREFUSED\)\.\n$/,
    ],
    ['a data folder that cannot be made', { DATA_DIR: '/dev/null/data' }, /DATA_DIR/],
    ['an address of another machine', { HOST: '203.0.113.1' }, /^HOST is '203\.0\.113\.1', .*\.\n$/],
    ['a name that does not exist', { HOST: 'nowhere.invalid' }, /^HOST is 'nowhere\.invalid', .*\.\n$/],
    ['what is neither', { HOST: '300.1.1.1' }, /^HOST is '300\.1\.1\.1', .*\.\n$/],
    ['every proxy', { TRUST_PROXY: 'true' }, /^TRUST_PROXY is 'true', .* loopback .*\.\n$/],
  ];
  test.each(sample(mistakes, 2))('%s: a sentence for each mistake, and 2', async (_what, environment, sentence) => {
    const { code, out, error } = await runServer(['--dist', site.dist], {
      PORT: '0',
      DATA_DIR: site.dataDir,
      ...environment,
    });
    expect([code, out]).toEqual([2, '']);
    expect(error).toMatch(sentence);
    expect(error).not.toContain('    at ');
  });

  test.each(sample([undefined, 'secret-word', 'whsec_c2VjcmV0LXdvcmQ='], 1))(
    'a webhook whose secret is %s: a sentence that does not repeat it',
    async (secret) => {
      configure(site.dist, configWithWebhooks([webhookTo({ url: 'http://127.0.0.1:9/' })]));
      const { code, out, error } = await runServer(['--dist', site.dist], {
        PORT: '0',
        DATA_DIR: site.dataDir,
        ...(secret === undefined ? {} : { [SECRET_NAME]: secret }),
      });
      expect([code, out, error]).toEqual([
        2,
        '',
        "TEST_WEBHOOK_SECRET must contain the secret of the webhook 'crm': whsec_ followed by 24 to 64 random bytes in base64.\n",
      ]);
    },
  );

  test('a site that was not built', async () => {
    const { code, error } = await runServer(['--dist', join(site.dist, 'nothing')], {
      PORT: '0',
      DATA_DIR: site.dataDir,
    });
    expect([code, error]).toEqual([2, expect.stringMatching(/server\.json is missing.*npm run build\.\n$/)]);
  });

  test.each(sample(['', '{', 'null', '[]'], 1))('a site whose settings are %j', async (settings) => {
    writeFileSync(join(site.dist, 'server.json'), settings);
    const { code, error } = await runServer(['--dist', site.dist], { PORT: '0', DATA_DIR: site.dataDir });
    expect([code, error]).toEqual([
      2,
      expect.stringMatching(/^\S*server\.json .*\. Please build the site again.*\.\n$/),
    ]);
  });

  test('a site that was built without server messages', async () => {
    writeFileSync(join(site.dist, 'server.json'), JSON.stringify(sampleConfig({ serverMessages: undefined })));
    const { code, error } = await runServer(['--dist', site.dist], { PORT: '0', DATA_DIR: site.dataDir });
    expect([code, error]).toEqual([2, expect.stringMatching(/has no server messages\. .*\.\n$/)]);
  });

  test.each(sample(['PORT', 'METRICS_PORT'], 1))('a %s that is in use', async (setting) => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const address = other.address();
    const port = address && typeof address === 'object' ? String(address.port) : '';
    const { code, error } = await runServer(['--dist', site.dist], {
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: site.dataDir,
      [setting]: port,
    });
    other.close();
    expect(code).toBe(2);
    expect(error).toBe(`Port ${port} is in use. Please set ${setting} to another one.\n`);
  });
});
