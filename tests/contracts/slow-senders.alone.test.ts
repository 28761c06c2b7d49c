/**
 * Clients that occupy memory for documents and then send little or nothing, over real connections and with shortened
 * timeouts.
 */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import messages from '../../site-config/server-messages.json' with { type: 'json' };
import { DocumentReader } from '../../src/server/documents/document-reader.ts';
import { type Bodies, type BodyLimits, makeBodies } from '../../src/server/http/bodies/body-receiver.ts';
import { CATALOGUE, CONTENTS, PAGE, PAGES, pdf } from './documents/pdf.ts';
import { application, enquiry, SAVE, startTestServer, type TestServer } from './server.ts';

const KB = 1024;
const BOUNDS: BodyLimits = {
  speed: { grace: 200, window: 600, minBytesPerSecond: 2000, maxDuration: 3000, linger: 200 },
  documents: { all: 2500 * KB, client: 1000 * KB },
  texts: { all: 640 * KB, client: 320 * KB },
};
const ATTACKERS = 60;
/** The content length that an attacker announces. */
const ANNOUNCED = 120_000;

/** A reader that waits until it is released. */
class PausedReader extends DocumentReader {
  letGo = () => {};
  readonly #free = new Promise<void>((resolve) => {
    this.letGo = resolve;
  });

  override async read(...args: Parameters<DocumentReader['read']>) {
    await this.#free;
    return super.read(...args);
  }
}

let bodies: Bodies;
let server: TestServer;
let reader: PausedReader;
let port: number;
let most: number;
let watch: NodeJS.Timeout;
const sockets: Socket[] = [];

beforeEach(async () => {
  bodies = makeBodies(true, BOUNDS);
  reader = new PausedReader();
  server = await startTestServer({ bodies, reader, rateLimit: 1000, trustProxy: ['loopback'] });
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const address = server.app.server.address();
  port = address && typeof address === 'object' ? address.port : 0;
  most = 0;
  watch = setInterval(() => {
    most = Math.max(most, bodies.documents.bytes);
  }, 5);
});
afterEach(async () => {
  clearInterval(watch);
  reader.letGo();
  for (const socket of sockets.splice(0)) socket.destroy();
  await server.close();
});

/** A connection with a started request to store something: its response, and whether the server has closed it. */
class Sender {
  received = '';
  readonly closed: Promise<unknown>;
  readonly #socket: Socket;

  constructor(client: string, length: number, { type = 'application/json', path = SAVE } = {}) {
    const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${client}\r\nContent-Type: ${type}\r\n`;
    this.#socket = connect(port, '127.0.0.1').on('error', () => {});
    this.#socket.setNoDelay().write(`${head}Content-Length: ${length}\r\n\r\n`);
    this.#socket.on('data', (part) => {
      this.received += part;
    });
    this.closed = once(this.#socket, 'close').catch(() => undefined);
    sockets.push(this.#socket);
  }

  get status(): number {
    return Number(/^HTTP\/1\.1 (\d+)/.exec(this.received)?.[1]);
  }

  send(text: string): void {
    if (this.#socket.writable) this.#socket.write(text);
  }

  /** Sends a chunk after each pause, until the server responds or everything is sent. */
  async trickle(text: string, piece: number, ms: number): Promise<void> {
    for (let at = 0; at < text.length && this.received === ''; at += piece) {
      this.send(text.slice(at, at + piece));
      await pause(ms);
    }
  }

  async responseStatus(): Promise<number> {
    await expect.poll(() => this.status, { interval: 10 }).toBeGreaterThan(0);
    return this.status;
  }
}

function applicationWith(bytes: number): string {
  const content = Buffer.concat([pdf([CATALOGUE, PAGES, PAGE, CONTENTS]), Buffer.alloc(bytes, 32)]);
  const documents = { name: 'cv.pdf', type: '', size: content.length, data: content.toString('base64') };
  return JSON.stringify(application({ documents }));
}

/** Sends an application from an unrelated client; returns the status. */
async function upload(client: string, bytes = 100_000): Promise<number> {
  const text = applicationWith(bytes);
  const sender = new Sender(client, Buffer.byteLength(text));
  sender.send(text);
  return sender.responseStatus();
}

const ONE = () => '203.0.113.7';
const MANY = (number: number) => `203.0.113.${number}`;
const MANY_OF_SIX = (number: number) => `2001:db8:0:${number.toString(16)}::1`;
const GENUINE = '198.51.100.1';

describe.each([
  ['one address', ONE],
  ['many addresses', MANY],
  ['many addresses of version 6', MANY_OF_SIX],
])('sixty clients from %s', (_what, addressOf) => {
  test('that send a byte now and then delay nobody, and get 408', async () => {
    const slow = Array.from({ length: ATTACKERS }, (_, number) => new Sender(addressOf(number), ANNOUNCED));
    const trickling = slow.map((one) => one.trickle('['.repeat(ANNOUNCED), 1, 50));
    await expect.poll(() => bodies.documents.bytes).toBeGreaterThan(0);
    reader.letGo();
    expect(await upload(GENUINE)).toBe(201);
    await Promise.all(trickling);
    expect(slow.map(({ status }) => status)).toEqual(slow.map(() => 408));
    expect(slow[0]?.received).toContain(messages.timedOut);
    await Promise.all(slow.map(({ closed }) => closed));
    await expect.poll(() => [bodies.incoming.size, bodies.documents.bytes]).toEqual([0, 0]);
  });

  test('that fill the memory and then stop are dropped for a client that continues to send', async () => {
    const fill = '['.repeat(ANNOUNCED - 1);
    const fillers = Array.from({ length: ATTACKERS }, (_, number) => new Sender(addressOf(number), ANNOUNCED));
    for (const one of fillers) one.send(fill);
    await expect.poll(() => bodies.documents.bytes).toBeGreaterThan(BOUNDS.documents.client - 200 * KB);
    await pause(200);
    reader.letGo();
    expect(await upload(GENUINE)).toBe(201);
    expect(most).toBeLessThanOrEqual(BOUNDS.documents.all);
    await Promise.all(fillers.map(({ closed }) => closed));
    expect(fillers.every(({ status }) => [503, 408].includes(status))).toBe(true);
    await expect.poll(() => bodies.documents.bytes).toBe(0);
  });
});

test('a client that sends slowly but steadily is accepted while sixty others do not', async () => {
  const slow = Array.from({ length: ATTACKERS }, (_, number) => new Sender(MANY(number), ANNOUNCED));
  for (const one of slow) one.send('['.repeat(ANNOUNCED / 2));
  await pause(200);
  reader.letGo();
  const text = applicationWith(50_000);
  const steady = new Sender(GENUINE, Buffer.byteLength(text));
  await steady.trickle(text, 1000, 20);
  expect(await steady.responseStatus()).toBe(201);
});

test('a body at an acceptable speed is aborted if it takes longer than the maximum', async () => {
  const endless = new Sender(GENUINE, 10_000_000);
  const begin = performance.now();
  await endless.trickle('['.repeat(1_000_000), 200, 20);
  expect(await endless.responseStatus()).toBe(408);
  expect(performance.now() - begin).toBeGreaterThan(BOUNDS.speed.maxDuration - 100);
});

describe('documents that wait for their check', () => {
  /** Fills the memory with completely received documents. */
  async function fillWithArrived(): Promise<Sender[]> {
    const text = applicationWith(150_000);
    const waiting = Array.from({ length: 9 }, (_, number) => new Sender(MANY(number), Buffer.byteLength(text)));
    for (const one of waiting) one.send(applicationWith(150_000));
    await expect.poll(() => bodies.documents.bytes).toBeGreaterThan(BOUNDS.documents.all - 256 * KB);
    await expect.poll(() => bodies.incoming.size).toBe(0);
    return waiting;
  }

  test('are kept: a later document gets 503 with Retry-After, and forms without documents are still accepted', async () => {
    const waiting = await fillWithArrived();
    const late = new Sender(GENUINE, 400_000);
    late.send('['.repeat(300_000));
    expect(await late.responseStatus()).toBe(503);
    expect(late.received).toMatch(/^retry-after: 10\r$/im);
    expect(late.received).toContain(messages.busy.replace('{seconds}', '10'));
    const text = JSON.stringify(enquiry());
    const enquirer = new Sender(GENUINE, Buffer.byteLength(text));
    enquirer.send(text);
    expect(await enquirer.responseStatus()).toBe(201);
    reader.letGo();
    expect(await Promise.all(waiting.map((one) => one.responseStatus()))).toEqual(waiting.map(() => 201));
    expect(await upload(GENUINE)).toBe(201);
    expect(most).toBeLessThanOrEqual(BOUNDS.documents.all);
  });

  test('of one client leave room for other clients', async () => {
    const text = applicationWith(80_000);
    const greedy = Array.from({ length: 9 }, () => new Sender(ONE(), Buffer.byteLength(text)));
    for (const one of greedy) one.send(applicationWith(80_000));
    await expect.poll(() => greedy.some(({ status }) => status === 503)).toBe(true);
    reader.letGo();
    expect(await upload(GENUINE)).toBe(201);
    const statuses = await Promise.all(greedy.map((one) => one.responseStatus()));
    expect(statuses).toContain(201);
    expect(statuses.every((status) => [201, 503].includes(status))).toBe(true);
  });
});

describe('forms without JavaScript', () => {
  const type = 'multipart/form-data; boundary=x';
  const part = '--x\r\nContent-Disposition: form-data; name="documents"; filename="cv.pdf"\r\n\r\n';

  test('that arrive too slowly are answered with a page', async () => {
    const slow = new Sender(GENUINE, ANNOUNCED, { type });
    slow.send(part);
    await slow.trickle('['.repeat(ANNOUNCED), 1, 50);
    expect(await slow.responseStatus()).toBe(408);
    expect(slow.received).toContain('text/html');
    expect(slow.received).toContain(messages.timedOut);
    await slow.closed;
  });

  test('are dropped like all others', async () => {
    const stalled = Array.from({ length: 12 }, (_, number) => new Sender(MANY(number), 500_000, { type }));
    for (const one of stalled) one.send(part + '['.repeat(200_000));
    await pause(200);
    reader.letGo();
    expect(await upload(GENUINE, 300_000)).toBe(201);
    expect(most).toBeLessThanOrEqual(BOUNDS.documents.all);
    expect(stalled.some(({ received }) => received.includes('503') && received.includes('text/html'))).toBe(true);
  });
});

test('a short body that does not end, and a body that nobody reads, time out as well', async () => {
  const short = new Sender(GENUINE, 900);
  const unread = new Sender(GENUINE, 900, { path: '/nowhere' });
  await Promise.all([short.trickle('{'.repeat(900), 1, 50), unread.responseStatus()]);
  expect(await short.responseStatus()).toBe(408);
  expect(unread.status).toBe(404);
  // The client continues to send after the response.
  const going = setInterval(() => unread.send('x'), 50);
  await Promise.all([short.closed, unread.closed]);
  clearInterval(going);
});
