/** Mail abuse of people who have nothing to do with the site: anybody can enter their addresses into a form. */
import { expect, test } from 'vitest';
import { enquiry, SAVE, startTestServer, type TestServer } from '../../../tests/contracts/server.ts';
import { HONEYPOT_FIELD } from '../../forms/rules/index.ts';

/**
 * How many submissions were confirmed to their sender, how many were reported to the company, and how many were stored.
 */
async function mailed(from: TestServer): Promise<{ confirmed: number; told: number; stored: number }> {
  const stored = await from.storage.list({});
  const mails = (await Promise.all(stored.map(({ id }) => from.storage.mailsOf(id)))).flat();
  const told = mails.filter(({ recipient }) => recipient === 'leads@kilele.example').length;
  return { confirmed: mails.length - told, told, stored: stored.length };
}

async function sendAll(from: TestServer, bodies: Record<string, unknown>[], ip = (_number: number) => '192.0.2.1') {
  for (const [number, body] of bodies.entries()) {
    const response = await from.post(SAVE, body, { 'x-forwarded-for': ip(number) });
    expect(response.statusCode).toBe(201);
  }
}
const fifty = Array.from({ length: 50 }, (_, number) => number);
const openFlood = () => startTestServer({ rateLimit: 1000, trustProxy: ['127.0.0.1'] });

test('one client can have at most 20 confirmations sent, and all its enquiries are stored and reported', async () => {
  const limited = await openFlood();
  await sendAll(
    limited,
    fifty.map((number) => enquiry({ email: `stranger${number}@example.org` })),
  );
  expect(await mailed(limited)).toEqual({ confirmed: 20, told: 50, stored: 50 });
  await limited.close();
});

test('one address gets at most five confirmations, from any number of clients and in any spelling', async () => {
  const limited = await openFlood();
  const spellings = ['victim@example.org', 'v.i.c.t.i.m@example.org', 'VICTIM@Example.org', 'victim+{}@example.org'];
  const emailOf = (number: number) => (spellings[number % 4] ?? '').replace('{}', String(number));
  await sendAll(
    limited,
    fifty.map((number) => enquiry({ email: emailOf(number) })),
    (number) => `198.51.100.${number}`,
  );
  expect(await mailed(limited)).toEqual({ confirmed: 5, told: 50, stored: 50 });
  await limited.close();
});

test('confirmations contain nothing that was typed into the form', async () => {
  const evil = 'Dear winner, collect KES 50,000 at http://evil.example or call 0700666666';
  const open = await startTestServer();
  for (const number of fifty) {
    const id = enquiry().submissionId;
    const words = { fullName: evil, company: evil, message: evil, phone: '0700666666' };
    await open.post(SAVE, enquiry({ ...words, submissionId: id, email: `stranger${number}@example.org` }));
    const [confirmation, ...others] = (await open.storage.mailsOf(String(id))).filter(
      ({ replyTo }) => replyTo === null,
    );
    expect([confirmation?.recipient, others]).toEqual([`stranger${number}@example.org`, []]);
    expect(JSON.stringify(confirmation)).not.toMatch(/evil|winner|50,000|700666666/);
  }
  await open.close();
});

test('resubmitting the same form does not count against the limit', async () => {
  const limited = await openFlood();
  const body = enquiry();
  for (let times = 0; times < 30; times++) await limited.post(SAVE, body);
  await sendAll(
    limited,
    [1, 2, 3, 4, 5].map(() => enquiry()),
  );
  expect(await mailed(limited)).toEqual({ confirmed: 5, told: 6, stored: 6 });
  await limited.close();
});

test('the limit of an address survives a restart', async () => {
  const first = await openFlood();
  await sendAll(
    first,
    [1, 2, 3].map(() => enquiry()),
  );
  const second = await startTestServer({ rateLimit: 1000, storage: first.storage });
  await sendAll(
    second,
    [1, 2, 3, 4].map(() => enquiry({ email: 'A.mina+2@example.com' })),
  );
  expect(await mailed(first)).toEqual({ confirmed: 5, told: 7, stored: 7 });
  await second.close();
  await first.close();
});

test('submissions that the honeypot catches do not count against the limit', async () => {
  const limited = await openFlood();
  await sendAll(
    limited,
    fifty.map(() => enquiry({ [HONEYPOT_FIELD]: 'x' })),
  );
  await sendAll(limited, [enquiry()]);
  expect(await mailed(limited)).toEqual({ confirmed: 1, told: 1, stored: 51 });
  await limited.close();
});
