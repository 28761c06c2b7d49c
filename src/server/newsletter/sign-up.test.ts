import type { LightMyRequestResponse } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  DAY,
  FORM,
  HOUR,
  linksIn,
  newAddress,
  ONE_CLICK,
  Readers,
  signUpBody,
} from '../../../tests/contracts/readers.ts';
import {
  enquiry,
  EMAIL as MAIL_SERVICE,
  SAVE,
  SUBSCRIBE,
  startTestServer,
  type TestServer,
} from '../../../tests/contracts/server.ts';
import { sampleConfig } from '../../../tests/contracts/server-config.ts';
import { HONEYPOT_FIELD } from '../../forms/rules/index.ts';

let server: TestServer;
let readers: Readers;
beforeAll(async () => {
  server = await startTestServer();
  readers = new Readers(server);
});
afterAll(() => server.close());
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 0, 5) }));
afterEach(() => void vi.useRealTimers());

const later = (ms: number) => vi.setSystemTime(Date.now() + ms);

/** Everything that could distinguish two responses, except their date. */
function comparable({ statusCode, headers: { date: _date, ...headers }, body: text }: LightMyRequestResponse) {
  return { statusCode, headers, text };
}

/** One address in each possible state. Returns the addresses by state. */
async function inEveryState(): Promise<Record<string, string>> {
  const [pending, old, confirmed, left] = [
    await readers.asked(),
    await readers.asked(),
    await readers.asked(),
    await readers.asked(),
  ];
  const others = { unknown: newAddress(), caught: newAddress(), enquirer: newAddress() };
  await readers.get(confirmed.confirm);
  await server.post(left.leave, ONE_CLICK, FORM);
  await readers.signUp(others.caught, { [HONEYPOT_FIELD]: 'x' });
  await server.post(SAVE, enquiry({ email: others.enquirer }));
  return { pending: pending.email, old: old.email, confirmed: confirmed.email, left: left.email, ...others };
}

/** Calls the site's mail endpoint for a sign-up, whose id can be computed from the address. */
function askMailService(email: string, id: string | undefined) {
  const { publicKey, serviceId } = sampleConfig().integrations.emailjs;
  const params = { to_email: email, submission_id: id };
  const account = { user_id: publicKey, service_id: serviceId };
  return server.post(MAIL_SERVICE, { ...account, template_id: 'template_newsletter', template_params: params });
}

describe('signing up', () => {
  test.each([0, DAY, 40 * DAY])(
    'tells nobody whether an address is known, in whatever state, %i ms later',
    async (ms) => {
      const states = await inEveryState();
      later(ms);
      const json = [];
      const plain = [];
      const mailService = [];
      for (const email of Object.values(states)) {
        json.push(comparable(await readers.signUp(email)));
        plain.push(comparable(await server.post(SUBSCRIBE, new URLSearchParams(signUpBody(email)).toString(), FORM)));
        const { id } = (await server.storage.list({ source: 'blog-page' })).find((one) => one.email === email) ?? {};
        mailService.push(comparable(await askMailService(email, id)));
      }
      mailService.push(comparable(await askMailService(newAddress(), `KILELE-NEWS-${'0'.repeat(24)}`)));
      expect(json[0]).toMatchObject({ statusCode: 201, text: '{"status":"stored"}' });
      expect(plain[0]).toMatchObject({ statusCode: 303, headers: { location: '/api/thank-you/newsletter' } });
      expect(mailService[0]?.statusCode).toBe(404);
      for (const responses of [json, plain, mailService])
        for (const one of responses) expect(one).toEqual(responses[0]);
    },
  );

  test('a submission id sent by the client changes nothing: there is one row per address and source', async () => {
    const email = newAddress();
    for (const submissionId of [undefined, 'KILELE-NEWS-1767600000000-abc123xyz', 'nonsense', 7])
      expect(comparable(await readers.signUp(email, { submissionId }))).toMatchObject({ statusCode: 201 });
    await readers.signUp(email, { source: 'article-rains', fullName: undefined });
    const rows = (await server.storage.list({})).filter((one) => one.email === email);
    expect(rows.map(({ source }) => source).sort()).toEqual(['article-rains', 'blog-page']);
    expect(rows.find(({ source }) => source === 'blog-page')?.fields.fullName).toBe('Amina');
    expect(await readers.mailsTo(email)).toHaveLength(1);
  });

  test('the mail has both links, says how to unsubscribe, quotes no input, and has one recipient', async () => {
    const email = newAddress();
    await readers.signUp(email.toUpperCase(), { fullName: 'Buy at https://evil.example' });
    const mail = await readers.newestMail(email);
    const { confirm, leave } = linksIn(mail);
    expect(confirm).toMatch(/^\/api\/newsletter\/confirm\?token=[\w-]{32}$/);
    expect(leave).toMatch(/^\/api\/newsletter\/leave\?token=[\w-]{32}$/);
    expect(mail.unsubscribeLink).toBe(`https://www.kilele.example${leave}`);
    expect(JSON.stringify(mail)).not.toMatch(/evil|Buy/);
    expect(await readers.statusOf(email)).toBe('pending');
  });

  test('an address gets one confirmation mail per day, however often it is signed up', async () => {
    const { email } = await readers.asked();
    for (const source of ['blog-page', 'article-a', 'article-b'])
      await readers.signUp(email, source === 'blog-page' ? {} : { source, fullName: undefined });
    later(DAY - 1);
    await readers.signUp(email);
    expect(await readers.mailsTo(email)).toHaveLength(1);
    later(1);
    await readers.signUp(email);
    expect(await readers.mailsTo(email)).toHaveLength(2);
  });

  test('a sign-up by a robot is quarantined: no mail and no subscriber', async () => {
    const email = newAddress();
    await readers.signUp(email, { [HONEYPOT_FIELD]: 'x' });
    expect([await readers.mailsTo(email), await readers.statusOf(email)]).toEqual([[], undefined]);
  });

  test('a subscriber who signs up again is told so by mail, at most once a day, with an unsubscribe link', async () => {
    const { email, confirm } = await readers.asked();
    await readers.get(confirm);
    later(DAY);
    for (let time = 0; time < 3; time++) await readers.signUp(email);
    const mails = await readers.mailsTo(email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Please confirm', 'On the list already']);
    expect(linksIn(mails[1] ?? (await readers.newestMail(email))).leave).toBe(
      linksIn(mails[0] ?? (await readers.newestMail(email))).leave,
    );
    expect(await readers.statusOf(email)).toBe('confirmed');
  });
});

describe('limits', () => {
  test('a client has a limit across all addresses; it does not affect other clients, and rejected forms do not count', async () => {
    const limited = await startTestServer({ rateLimit: 1000, trustProxy: ['127.0.0.1'] });
    const from = (ip: string, email: string) => limited.post(SUBSCRIBE, signUpBody(email), { 'x-forwarded-for': ip });
    for (let time = 0; time < 5; time++) await from('192.0.2.1', 'no address');
    const responses = [];
    for (let time = 0; time < 12; time++)
      responses.push(await from('192.0.2.1', time % 2 ? 'a@example.com' : newAddress()));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([...Array(10).fill(201), 429, 429]);
    expect(responses[10]?.json().message).toMatch(/Please wait \d+ seconds/);
    expect((await from('192.0.2.2', 'a@example.com')).statusCode).toBe(201);
    for (let time = 0; time < 10; time++) await from(`2001:db8::${time}`, newAddress());
    expect((await from('2001:db8::ffff', newAddress())).statusCode).toBe(429);
    await limited.close();
  });

  test('mails per hour are limited in total; over the limit, known and new addresses are refused alike', async () => {
    const limited = await startTestServer({ rateLimit: 1000, trustProxy: ['127.0.0.1'] });
    const from = (place: number, email: string) =>
      limited.post(SUBSCRIBE, signUpBody(email), { 'x-forwarded-for': `198.51.100.${place % 200}` });
    for (let place = 0; place < 40; place++) expect((await from(place, `m${place}@example.com`)).statusCode).toBe(201);
    const refused = [await from(50, 'm0@example.com'), await from(51, newAddress())];
    for (const { statusCode, body: text } of refused) expect([statusCode, text]).toEqual([429, refused[0]?.body]);
    expect(await limited.storage.countQueue('mail')).toEqual({ queued: 40, dead: 0 });
    later(HOUR + 1);
    expect((await from(52, newAddress())).statusCode).toBe(201);
    await limited.close();
  });
});
