import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { configWithWebhooks } from '../../../tests/contracts/server-config.ts';
import { sampleCall } from '../../../tests/contracts/storage.ts';
import {
  type Receiver,
  respondWith,
  SECRET_NAME,
  startReceiver,
  TEST_SECRET,
  verified,
  webhookTo,
} from '../../../tests/contracts/webhook-receiver.ts';
import type { Webhook } from '../../contracts/server-config.ts';
import { RetryLater, Undeliverable } from '../deliveries/outcome.ts';
import { failureOf } from './response-status.ts';
import { webhookSender } from './sender.ts';

let receiver: Receiver;
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(() => {
  vi.useRealTimers();
  return receiver.close();
});

const call = sampleCall('K-1');
const senderFor = (webhooks: Webhook[], secret: string | undefined = TEST_SECRET) =>
  webhookSender({
    getConfig: () => configWithWebhooks(webhooks),
    secretOf: (name) => (name === SECRET_NAME ? secret : undefined),
    timeout: 300,
  });

test('the receiver can verify a call with the library of the Standard Webhooks specification', async () => {
  await senderFor([webhookTo(receiver)])(call);
  const [received] = receiver.received;
  if (!received) throw new Error('nothing arrived');
  expect(verified(received)).toEqual(JSON.parse(call.body));
  expect(received.body).toBe(call.body);
  expect(received.headers).toMatchObject({
    'content-type': 'application/json',
    'user-agent': 'www.kilele.example',
    'webhook-id': call.messageId,
    'webhook-signature': expect.stringMatching(/^v1,[\w+/]{43}=$/),
  });
  const age = Date.now() / 1000 - Number(received.headers['webhook-timestamp']);
  expect(age).toBeLessThan(5);
});

test('a call that was changed, or signed with another secret, fails verification', async () => {
  await senderFor([webhookTo(receiver)])(call);
  const [received] = receiver.received;
  if (!received) throw new Error('nothing arrived');
  const { headers, body } = received;
  const forged = [
    { headers, body: body.replace('K-1', 'K-2') },
    { headers: { ...headers, 'webhook-id': 'msg_other' }, body },
    { headers: { ...headers, 'webhook-timestamp': String(Number(headers['webhook-timestamp']) + 1) }, body },
  ];
  for (const one of forged) expect(() => verified(one)).toThrow('No matching signature');
  expect(() => verified(received, `whsec_${Buffer.alloc(32).toString('base64')}`)).toThrow('No matching signature');
});

test('each attempt has the same id and its own timestamp, so that an old one cannot be replayed', async () => {
  receiver.behave(respondWith(500));
  const send = senderFor([webhookTo(receiver)]);
  vi.useFakeTimers({ toFake: ['Date'] });
  await expect(send(call)).rejects.toThrow('answered 500');
  vi.setSystemTime(Date.now() + 2000);
  await expect(send(call)).rejects.toThrow('answered 500');
  const [first, second] = receiver.received.map(({ headers }) => headers);
  expect(first?.['webhook-id']).toBe(second?.['webhook-id']);
  expect(Number(second?.['webhook-timestamp'])).toBeGreaterThan(Number(first?.['webhook-timestamp']));
  expect(first?.['webhook-signature']).not.toBe(second?.['webhook-signature']);
  const late = { headers: { ...first, 'webhook-timestamp': String(Math.floor(Date.now() / 1000) - 301) }, body: '' };
  expect(() => verified(late)).toThrow('too old');
});

test('a receiver that hangs is abandoned after the timeout', async () => {
  receiver.behave(() => {});
  await expect(senderFor([webhookTo(receiver)])(call)).rejects.toThrow('TIMED_OUT');
});

test('a webhook that is not configured, has no secret, or is at a private address is not called', async () => {
  await expect(senderFor([])(call)).rejects.toThrow('not in integrations.json');
  await expect(senderFor([webhookTo(receiver, { secret: 'OTHER' })])(call)).rejects.toThrow('no secret in OTHER');
  const { allowPrivate: _, ...guarded } = webhookTo(receiver);
  await expect(senderFor([guarded])(call)).rejects.toThrow('NOT_HTTPS');
  const url = receiver.url.replace('http:', 'https:');
  await expect(senderFor([{ ...guarded, url }])(call)).rejects.toThrow('PRIVATE_ADDRESS');
  expect(receiver.received).toEqual([]);
});

describe('interpretation of responses', () => {
  const now = new Date('2026-01-05T08:00:00Z');
  const hour = 60 * 60 * 1000;

  test.each([200, 201, 204, 299])('%i is success', (status) => expect(failureOf(status, '9', now)).toBeUndefined());

  test.each([101, 301, 302, 303, 307, 308, 400, 401, 404, 408, 409, 425, 429, 500, 502, 503, 504])(
    '%i is tried again',
    (status) => {
      const failure = failureOf(status, undefined, now);
      expect(failure?.message).toBe(`answered ${status}`);
      expect(failure).not.toBeInstanceOf(Undeliverable);
      expect(failure).not.toBeInstanceOf(RetryLater);
    },
  );

  test('410 is not retried, whatever the response contains', () => {
    expect(failureOf(410, '1', now)).toBeInstanceOf(Undeliverable);
  });

  test.each([
    ['120', 120_000],
    ['Mon, 05 Jan 2026 09:00:00 GMT', hour],
    ['999999999', 24 * hour],
    ['Fri, 01 Jan 2100 00:00:00 GMT', 24 * hour],
  ])('Retry-After %s is respected, up to a day', (header, wait) => {
    expect(failureOf(503, header, now)).toMatchObject({ wait });
  });

  test.each(['0', '-5', 'soon', '', 'Sun, 04 Jan 2026 08:00:00 GMT', '1e9', '1.5'])(
    'Retry-After %j asks for nothing',
    (header) => {
      const failure = failureOf(503, header, now);
      expect(failure?.message).toBe('answered 503');
      expect(failure).not.toBeInstanceOf(RetryLater);
    },
  );
});
