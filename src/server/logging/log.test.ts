import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import messages from '../../../site-config/server-messages.json' with { type: 'json' };
import {
  application,
  EMAIL,
  enquiry,
  newId,
  SAVE,
  SUBSCRIBE,
  startTestServer,
  type TestServer,
} from '../../../tests/contracts/server.ts';
import { configWithWebhooks } from '../../../tests/contracts/server-config.ts';
import { sampleCall, sampleSubmission } from '../../../tests/contracts/storage.ts';
import { TEST_SECRET, webhookTo } from '../../../tests/contracts/webhook-receiver.ts';
import { DeliveryQueue } from '../deliveries/queue.ts';
import { CONFIRM, UNSUBSCRIBE } from '../newsletter/newsletter-links.ts';
import { WebhookDeliveries } from '../webhooks/deliveries.ts';

const MARK = 'AminaSecret';
let lines: string[];
let server: TestServer;
beforeEach(async () => {
  lines = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => {
    lines.push(String(line));
    return true;
  });
  server = await startTestServer({ logLevel: 'trace', trustProxy: ['127.0.0.1'] });
});
afterEach(() => server.close());

const HEADERS = {
  'user-agent': MARK,
  cookie: `${MARK}=1`,
  referer: `https://www.kilele.example/${MARK}`,
  'x-request-id': MARK,
  'request-id': MARK,
  'x-forwarded-for': '203.0.113.99',
  authorization: MARK,
  [`x-${MARK.toLowerCase()}`]: MARK,
};

async function sendEverything(): Promise<void> {
  const file = { name: `${MARK}.pdf`, type: MARK, size: 4, data: 'AAAA' };
  const email = `${MARK}@example.com`;
  const texts = { fullName: MARK, company: MARK, message: MARK, email, [MARK]: MARK };
  const bodies = [
    enquiry({ fullName: MARK, company: MARK, message: MARK, email }),
    enquiry(texts),
    enquiry({ submissionId: `KILELE-${MARK}` }),
    enquiry({ source: MARK, timestamp: MARK }),
    application({ documents: file, portfolio: MARK }),
    { template_id: MARK, template_params: { to_email: email, order_id: MARK } },
    `{"${MARK}": ${MARK}}`,
  ];
  for (const url of [SAVE, SUBSCRIBE, EMAIL]) {
    for (const body of bodies) await server.post(`${url}?name=${MARK}`, body, HEADERS);
    await server.post(url, new URLSearchParams(texts).toString(), {
      ...HEADERS,
      'content-type': 'application/x-www-form-urlencoded',
    });
    const part = `--x\r\nContent-Disposition: form-data; name="${MARK}"; filename="${MARK}"\r\n\r\n${MARK}\r\n`;
    for (const payload of [`${part}--x--\r\n`, part]) {
      await server.post(url, payload, { ...HEADERS, 'content-type': `multipart/form-data; boundary=x; ${MARK}` });
    }
    await server.post(url, MARK, { ...HEADERS, 'content-type': `text/${MARK}` });
  }
  const token = MARK.padEnd(32, 'x');
  for (const url of [CONFIRM, UNSUBSCRIBE]) {
    await server.app.inject({ url: `${url}?token=${token}`, headers: HEADERS });
    await server.post(`${url}?token=${token}`, '', HEADERS);
    await server.post(`${url}?token=${token}`, 'List-Unsubscribe=One-Click', {
      ...HEADERS,
      'content-type': 'application/x-www-form-urlencoded',
    });
  }
  for (const url of [`/${MARK}`, `/api/thank-you/${MARK}?page=${MARK}`, `/api/%${MARK}`, `/healthz?${MARK}`]) {
    await server.app.inject({ url, headers: HEADERS });
  }
}

test('visitors’ input is not logged at any level', async () => {
  await sendEverything();
  expect(lines.length).toBeGreaterThan(30);
  expect(lines.join('\n')).not.toMatch(new RegExp(MARK, 'i'));
  expect(lines.join('\n')).not.toMatch(/203\.0\.113\.99|127\.0\.0\.1/);
  for (const line of lines) expect(() => JSON.parse(line)).not.toThrow();
});

test('the message of an error is not logged, since it may quote input', async () => {
  vi.spyOn(server.storage, 'save').mockRejectedValueOnce(new Error(`${MARK} in an error`));
  const failed = await server.post(SAVE, enquiry({ fullName: MARK }));
  expect([failed.statusCode, failed.json()]).toEqual([500, { message: messages.failed }]);
  expect(lines.join('\n')).toContain('a request failed');
  expect(lines.join('\n')).not.toContain(MARK);
});

test('neither the body nor the address of a webhook call is logged', async () => {
  const url = `http://127.0.0.1:9/${MARK}`;
  const webhooks = [sampleCall('K-1', { body: `{"name":"${MARK}"}` })];
  await server.storage.save({ ...sampleSubmission('K-1'), webhooks });
  const deliveries = new WebhookDeliveries({
    storage: server.storage,
    log: server.app.log,
    getConfig: () => configWithWebhooks([webhookTo({ url })]),
    secretOf: () => TEST_SECRET,
  });
  deliveries.start();
  await expect.poll(() => lines.join('\n')).toContain('a webhook was not delivered');
  await deliveries.stop();
  expect(lines.join('\n')).toMatch(/"to":"crm".*"reason":"[A-Z]+"/);
  expect(lines.join('\n')).not.toMatch(new RegExp(`${MARK}|127\\.0\\.0\\.1|whsec`, 'i'));
});

test('recipients of mails are not logged', async () => {
  await server.post(SAVE, enquiry({ submissionId: newId(), email: `${MARK}@example.com`, fullName: MARK }));
  const deliver = () => Promise.reject(new Error('ECONNREFUSED 0'));
  const { storage, app } = server;
  const queue = new DeliveryQueue({
    channel: 'mail',
    storage,
    deliver,
    pauseAfter: () => 1000,
    log: app.log,
  });
  queue.wake();
  await expect.poll(() => lines.join('\n')).toContain('was not delivered');
  await queue.stop();
  expect(lines.join('\n')).not.toMatch(new RegExp(MARK, 'i'));
});
