/** Clients that send slowly, too much or too many at once, over real connections. */
import { type ClientRequest, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { SAVE, startTestServer, type TestServer } from './server.ts';

let server: TestServer;
let limited: TestServer;
let open: { port: number; limitedPort: number };

async function listen({ app }: TestServer): Promise<number> {
  await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.address();
  return address && typeof address === 'object' ? address.port : 0;
}
beforeAll(async () => {
  [server, limited] = await Promise.all([startTestServer(), startTestServer({ rateLimit: 1000 })]);
  open = { port: await listen(server), limitedPort: await listen(limited) };
});
const begun: (ClientRequest | Socket)[] = [];
afterEach(() => {
  for (const one of begun.splice(0)) one.destroy();
});
afterAll(() => Promise.all([server.close(), limited.close()]));

interface Result {
  status: number | undefined;
  body: string;
}

/** Begins a request and leaves it open. `result` resolves with the server's response. */
function begin(port: number, headers: Record<string, string | number>) {
  const sending = request({
    host: '127.0.0.1',
    port,
    path: SAVE,
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
  });
  begun.push(sending);
  const result = new Promise<Result>((resolve, reject) => {
    sending.on('error', reject);
    sending.on('response', (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        body += part;
      });
      response.on('end', () => resolve({ status: response.statusCode, body }));
    });
  });
  result.catch(() => undefined);
  return { sending, result };
}

/** Resolves when the server has accepted the headers and waits for the body. */
async function beginLarge(port: number): Promise<ReturnType<typeof begin>> {
  const one = begin(port, { 'content-length': 14_000_000, expect: '100-continue' });
  await Promise.race([new Promise((resolve) => one.sending.once('continue', resolve)), one.result]);
  return one;
}

test('announced bodies that never arrive take no memory: the next one is read, however many there are', async () => {
  for (let number = 0; number < 30; number++) await beginLarge(open.limitedPort);
  const next = begin(open.limitedPort, { 'content-length': 70_000 });
  next.sending.end(' '.repeat(70_000));
  // More bytes than a request without a document may have.
  expect((await next.result).status).toBe(413);
});

test('a body without a length is refused at the limit', async () => {
  const { sending, result } = begin(open.port, { 'transfer-encoding': 'chunked' });
  const part = Buffer.alloc(1024 * 1024, 32);
  for (let count = 0; count < 17; count++) sending.write(part);
  expect((await result).status).toBe(413);
});

/**
 * Milliseconds until half of forty requests are answered. A median, since a single request may have to wait for other
 * programs.
 */
async function medianResponseTime(): Promise<number> {
  const times: number[] = [];
  for (let number = 0; number < 40; number++) {
    const start = performance.now();
    expect((await fetch(`http://127.0.0.1:${open.port}/healthz`)).status).toBe(200);
    times.push(performance.now() - start);
  }
  return times.sort((one, other) => one - other)[20] ?? 0;
}

test('two hundred slow connections delay no other request', async () => {
  const before = await medianResponseTime();
  const head = `POST ${SAVE} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n`;
  for (let number = 0; number < 200; number++) {
    const socket = connect(open.port, '127.0.0.1').on('error', () => {});
    socket.write(number % 2 === 0 ? head : `${head}Content-Length: 900\r\n\r\n{"source":`);
    begun.push(socket);
  }
  expect(await medianResponseTime()).toBeLessThan(100 + 2 * before);
});
