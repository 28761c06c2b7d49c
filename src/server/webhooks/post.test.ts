import { execFile } from 'node:child_process';
import { createServer, type LookupFunction, type Socket } from 'node:net';
import { promisify } from 'node:util';
import { afterEach, describe, expect, test } from 'vitest';
import { accept, type Behaviour, respondWith, startReceiver } from '../../../tests/contracts/webhook-receiver.ts';
import { type Post, post } from './post.ts';
import { PrivateAddress, publicLookup } from './public-lookup.ts';

const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

async function receiver(behaviour: Behaviour = accept) {
  const started = await startReceiver(behaviour);
  undo.push(() => started.close());
  return started;
}

/** Starts a TCP server that passes each connection to `respond`. Returns its address. */
async function rawServer(respond: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    respond(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  undo.push(() => {
    for (const socket of sockets) socket.destroy();
    return new Promise((resolve) => server.close(resolve));
  });
  const address = server.address();
  return `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}/`;
}

function send(url: string, changes: Partial<Post> = {}) {
  return post({ url, headers: { 'x-test': 'yes' }, body: '{"a":"é"}', allowPrivate: true, timeout: 5000, ...changes });
}

test('body and headers arrive unchanged, and no headers are added', async () => {
  const { url, received } = await receiver();
  expect(await send(url)).toEqual({ status: 204, retryAfter: undefined });
  const [call] = received;
  expect(call?.body).toBe('{"a":"é"}');
  expect(Object.keys(call?.headers ?? {}).sort()).toEqual(['connection', 'content-length', 'host', 'x-test']);
});

test.each([200, 202, 299, 301, 302, 307, 308, 400, 404, 410, 429, 500, 503])('%i is returned as is', async (status) => {
  const { url } = await receiver(respondWith(status, { 'retry-after': '7', location: 'http://127.0.0.1:1/' }));
  expect(await send(url)).toEqual({ status, retryAfter: '7' });
});

test('redirects are not followed, and cookies are not kept', async () => {
  const target = await receiver();
  const { url, received } = await receiver(respondWith(307, { location: target.url, 'set-cookie': 'id=1' }));
  await send(url);
  await send(url);
  expect([target.received.length, received.length]).toEqual([0, 2]);
  expect(received[1]?.headers.cookie).toBeUndefined();
});

describe('misbehaving receivers', () => {
  test.each<[string, (socket: Socket) => void]>([
    ['says nothing', () => {}],
    ['sends its headers byte by byte', (socket) => drip(socket, 'HTTP/1.1 200 OK\r\n', 'x-a: b\r\n')],
    ['repeats 100 Continue', (socket) => drip(socket, '', 'HTTP/1.1 100 Continue\r\n\r\n')],
  ])('a receiver that %s is abandoned after the timeout', async (_what, respond) => {
    const url = await rawServer(respond);
    await expect(send(url, { timeout: 300 })).rejects.toThrow('TIMED_OUT');
  });

  test.each<[string, (socket: Socket) => void]>([
    ['disconnects', (socket) => void socket.destroy()],
    ['disconnects during its headers', (socket) => void socket.end('HTTP/1.1 200 OK\r\nx-a')],
    ['speaks another protocol', (socket) => void socket.end('220 mail.example ESMTP\r\n')],
    [
      'answers with 64 kB of headers',
      (socket) => void socket.end(`HTTP/1.1 200 OK\r\nx: ${'y'.repeat(65_536)}\r\n\r\n`),
    ],
  ])('a receiver that %s has not accepted the call', async (_what, respond) => {
    const url = await rawServer((socket) => socket.once('data', () => respond(socket)));
    await expect(send(url)).rejects.toThrow(/^[A-Z_]+$/);
  });

  test('a protocol upgrade is not accepted', async () => {
    const url = await rawServer((socket) => void socket.end('HTTP/1.1 101 Switching Protocols\r\n\r\n'));
    expect(await send(url)).toMatchObject({ status: 101 });
  });

  test('if the connection closes during the response, its status counts', async () => {
    const url = await rawServer((socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nhalf'));
    expect(await send(url)).toMatchObject({ status: 200 });
  });

  test('only a little of an endless response is read', async () => {
    let sent = 0;
    const { url } = await receiver((_request, response) => {
      response.writeHead(200);
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(16_384))) sent += 16_384;
        sent += 16_384;
      };
      response.on('drain', more);
      more();
    });
    expect(await send(url)).toMatchObject({ status: 200 });
    // At most the buffers of both sides were filled.
    expect(sent).toBeLessThan(16 * 1024 * 1024);
  });

  test('a response that arrives slowly is abandoned after the timeout, and its status counts', async () => {
    const url = await rawServer((socket) => drip(socket, 'HTTP/1.1 503 Busy\r\ncontent-length: 9999\r\n\r\n', 'x'));
    expect(await send(url, { timeout: 1000 })).toMatchObject({ status: 503 });
  });

  test('a receiver that does not read the request is abandoned as well', async () => {
    const url = await rawServer((socket) => socket.pause());
    await expect(send(url, { body: 'x'.repeat(30_000_000), timeout: 300 })).rejects.toThrow('TIMED_OUT');
  });

  test('a receiver that is down fails at once, and the message contains no address', async () => {
    const { url, close } = await startReceiver();
    await close();
    await expect(send(url)).rejects.toThrow(/^ECONNREFUSED$/);
  });
});

describe('private addresses', () => {
  test.each(['127.0.0.1', '2130706433', '0x7f.1', '017700000001', '[::1]', '[::ffff:127.0.0.1]', 'localhost'])(
    'https://%s is refused before anything is sent',
    async (host) => {
      await expect(send(`https://${host}:9/`, { allowPrivate: false })).rejects.toThrow(PrivateAddress);
    },
  );

  test('without encryption nothing is sent', async () => {
    const { url, received } = await receiver();
    await expect(send(url, { allowPrivate: false })).rejects.toThrow('NOT_HTTPS');
    expect(received).toEqual([]);
  });

  test('a name that resolves to a private address is refused when the connection is made', async () => {
    const connections: Socket[] = [];
    const port = new URL(await rawServer((socket) => void connections.push(socket))).port;
    const results = [[{ address: '127.0.0.1', family: 4 }]];
    const lookup = publicLookup((_name, _options, done) => done(null, results[0] ?? []));
    const url = `https://crm.example.com:${port}/`;
    await expect(post({ url, headers: {}, body: '', allowPrivate: false, timeout: 5000 }, lookup)).rejects.toThrow(
      PrivateAddress,
    );
    expect(connections).toEqual([]);
    // With this lookup, the connection goes to the loopback address whatever the URL says.
    const anywhere: LookupFunction = (_name, _options, done) => done(null, [{ address: '127.0.0.1', family: 4 }]);
    const sent = post({ url, headers: {}, body: '', allowPrivate: false, timeout: 1000 }, anywhere);
    await expect(sent).rejects.toThrow('TIMED_OUT');
    expect(connections).toHaveLength(1);
  });

  test('a name is looked up once per call, and again for the next call', async () => {
    let asked = 0;
    const lookup = publicLookup((_name, _options, done) => {
      asked++;
      done(null, [{ address: asked === 1 ? '192.0.2.1' : '10.0.0.1', family: 4 }]);
    });
    const what = { url: 'https://rebinding.example/', headers: {}, body: '', allowPrivate: false, timeout: 5000 };
    for (const count of [1, 2]) {
      await expect(post(what, lookup)).rejects.toThrow(PrivateAddress);
      expect(asked).toBe(count);
    }
  });

  test('a proxy in the environment is not used', async () => {
    const [proxy, target] = [await receiver(), await receiver()];
    const module = JSON.stringify(new URL('./post.ts', import.meta.url));
    const what = JSON.stringify({ url: target.url, headers: {}, body: '', allowPrivate: true, timeout: 5000 });
    const environment = { NODE_USE_ENV_PROXY: '1', http_proxy: new URL(proxy.url).origin, NO_PROXY: '' };
    const run = (code: string) =>
      promisify(execFile)(process.execPath, ['--input-type=module', '-e', code], {
        env: { ...process.env, ...environment },
      });
    await run(`const { post } = await import(${module}); await post(${what});`);
    expect([proxy.received.length, target.received.length]).toEqual([0, 1]);
    // With the same environment, other requests use the proxy.
    await run(`(await import('node:http')).get(${JSON.stringify(target.url)});`);
    expect(proxy.received.length).toBe(1);
  });
});

/** Sends a beginning, and then small amounts of data repeatedly. */
function drip(socket: Socket, beginning: string, drop: string): void {
  socket.write(beginning);
  const timer = setInterval(() => socket.write(drop), 20);
  socket.on('close', () => clearInterval(timer));
}
