import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import messages from '../../../../site-config/server-messages.json' with { type: 'json' };
import { SAVE, SUBSCRIBE, startTestServer, type TestServer } from '../../../../tests/contracts/server.ts';
import { startSampleServer } from '../../../../tests/contracts/site-pages.tsx';
import { HONEYPOT_FIELD } from '../../../forms/rules/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startSampleServer();
});
afterAll(() => server.close());

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const POISON = `</textarea></form><script>alert(1)</script><b x='"' onload=alert(1)>&lt;{message}{id} $& {{params.x}}`;
let number = 0;

/** A complete and unique enquiry. */
function plain(changes: Record<string, string> = {}): URLSearchParams {
  number++;
  const fields = {
    source: 'contact',
    fullName: `Amina ${number}`,
    email: 'a@example.com',
    phone: '0712345678',
    company: '',
  };
  return new URLSearchParams({ ...fields, message: 'a\r\nb', location: 'Nairobi', [HONEYPOT_FIELD]: '', ...changes });
}

const send = (sent: URLSearchParams | string, headers = {}, url = SAVE) =>
  server.post(url, sent.toString(), { ...FORM, ...headers });

const stored = () => server.storage.list({});

describe('a valid form', () => {
  test('is stored with its mails, and redirected to a thank-you message on the page it came from', async () => {
    const sent = plain();
    sent.append('interests', 'smart');
    sent.append('interests', 'farm');
    const response = await send(sent, { referer: 'https://www.kilele.example/contact' });
    expect([response.statusCode, response.headers.location]).toEqual([
      303,
      '/api/thank-you/contact?page=%2Fcontact#thanks',
    ]);
    const [one] = await stored();
    expect(one).toMatchObject({ source: 'contact', fields: { interests: ['smart', 'farm'], message: 'a\nb' } });
    expect(one?.id).toMatch(/^KILELE-\d{13}-[a-z0-9]{9}$/);
    expect(await server.storage.mailsOf(one?.id ?? '')).toHaveLength(2);

    const page = await server.app.inject({ url: '/api/thank-you/contact?page=%2Fcontact' });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<h1>Page of contact</h1>');
    expect(page.body).toMatch(
      /<div id="thanks"[^>]*><h3[^>]*>Thank you &lt;3<\/h3><p[^>]*>We will write <strong>soon<\/strong>/,
    );
    expect(page.body).toMatch(new RegExp(`<a href="/contact"[^>]*>${messages.backToPage}</a>`));
    expect(page.body).not.toMatch(/<form|<script/);
    expect(await stored()).toHaveLength(1);
  });

  test.each(['', '?page=%2F..%2F..%2Fserver.json', '?page=https%3A%2F%2Fevil.example', '?page=%2F%2Fevil.example'])(
    'leads back to a page of the site only: %s',
    async (query) => {
      const page = await server.app.inject({ url: `/api/thank-you/contact${query}` });
      expect(page.body).toContain('<a href="/contact"');
      expect(page.body).not.toContain('evil');
    },
  );

  test('there is no thank-you page for a form that does not exist', async () => {
    expect((await server.app.inject({ url: '/api/thank-you/nothing' })).statusCode).toBe(404);
  });

  test('a single ticked box is read as a list', async () => {
    const one = plain();
    one.append('interests', 'farm');
    expect((await send(one)).statusCode).toBe(303);
    expect((await stored()).some(({ fields }) => JSON.stringify(fields.interests) === '["farm"]')).toBe(true);
  });

  test('newsletter sign-ups are answered in the same way', async () => {
    const sent = new URLSearchParams({ source: 'article-rains', email: 'reader@example.com' });
    const response = await send(sent, { referer: 'https://www.kilele.example/blog/rains' }, SUBSCRIBE);
    expect(response.headers.location).toBe('/api/thank-you/article-newsletter?page=%2Fblog%2Frains#thanks');
  });
});

describe('the same form sent again', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-05T08:04:00Z') }));
  afterEach(() => vi.useRealTimers());

  test('is one submission within ten minutes, even across two time windows, and another one later', async () => {
    const sent = plain();
    const count = async () => (await stored()).filter(({ fields }) => fields.fullName === sent.get('fullName')).length;
    const both = await Promise.all([send(sent), send(sent)]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([303, 303]);
    vi.setSystemTime(new Date('2026-01-05T08:09:59Z'));
    await send(sent);
    vi.setSystemTime(new Date('2026-01-05T08:13:59Z'));
    expect((await send(sent)).statusCode).toBe(303);
    expect(await count()).toBe(1);
    vi.setSystemTime(new Date('2026-01-05T08:20:01Z'));
    await send(sent);
    expect(await count()).toBe(2);
  });

  test('is another submission if an answer differs', async () => {
    const before = (await stored()).length;
    const sent = plain();
    await send(sent);
    sent.set('company', 'Acacia');
    await send(sent);
    expect(await stored()).toHaveLength(before + 2);
  });
});

describe('an invalid form', () => {
  test('is shown on its page with all input, a summary, and messages next to the fields', async () => {
    const sent = plain({ phone: '', location: 'Other', email: 'no address' });
    sent.append('interests', 'farm');
    const response = await send(sent, { referer: 'https://www.kilele.example/contact?a=b#c' });
    expect(response.statusCode).toBe(422);
    expect(response.headers['content-type']).toContain('text/html');
    expect(response.headers['content-security-policy']).toBe("script-src 'none'; frame-ancestors 'none'");
    const { body } = response;
    expect(body).toContain('<title data-prerendered="true">Error: Page of contact</title>');
    expect(body).toContain('<h1>Page of contact</h1>');
    expect(body).toContain('content="x"');
    expect(body).not.toContain('<script');
    expect(body).toMatch(/<form[^>]* action="\/api\/save-submission\.php\?page=%2Fcontact"/);
    const list = /<ul[^>]*>(<li>.*?)<\/ul>/.exec(body)?.[1];
    expect(list).toBe(
      '<li><a href="#f-email">E-mail is wrong</a></li><li><a href="#f-phone">Phone is missing</a></li>',
    );
    expect(body).toMatch(
      /<input[^>]*name="email"[^>]*value="no address"[^>]*aria-describedby="f-email-problem"[^>]*aria-invalid="true"/,
    );
    expect(body).toMatch(/<p id="f-phone-problem"[^>]*><span[^>]*><\/span>Phone is missing<\/p>/);
    expect(body).toMatch(new RegExp(`name="fullName"[^>]*value="${sent.get('fullName')}"`));
    expect(body).toMatch(/<option value="Other" selected="">/);
    expect(body.match(/<option[^>]*selected/g)).toHaveLength(1);
    expect(body).toMatch(/value="farm"[^>]*checked=""/);
    expect(body).not.toMatch(/value="smart"[^>]*checked/);
    expect(body).toContain('>\na\r\nb</textarea>');
    expect(body.match(/autofocus/g)).toHaveLength(1);
  });

  test('is shown on the same page after a second attempt, whose Referer is not a page', async () => {
    const headers = { referer: `https://www.kilele.example${SUBSCRIBE}` };
    const sent = new URLSearchParams({ source: 'article-rains', email: 'x' });
    const response = await send(sent, headers, `${SUBSCRIBE}?page=%2Fblog%2Frains`);
    expect(response.statusCode).toBe(422);
    expect(response.body).toContain('<h1>Page of article-newsletter</h1>');
  });

  test.each<[string, Record<string, string>]>([
    ['no Referer', {}],
    ['another site in the Referer', { referer: 'https://evil.example/evil' }],
    ['no address in the Referer', { referer: '%%%' }],
    ['a Referer outside the folder of the site', { referer: 'https://www.kilele.example/../../server.json' }],
    ['a page without the form in the Referer', { referer: 'https://www.kilele.example/careers' }],
  ])('%s: the response uses a page that contains the form', async (_what, headers) => {
    const response = await send(plain({ phone: '' }), headers);
    expect([response.statusCode, response.body.includes('<h1>Page of contact</h1>')]).toEqual([422, true]);
  });

  test('keeps the article it belongs to, on whichever page it is shown', async () => {
    const response = await send(new URLSearchParams({ source: 'article-other', email: 'x' }), {}, SUBSCRIBE);
    expect(response.body).toMatch(/name="source" value="article-other"/);
  });

  test('input cannot inject HTML into the page', async () => {
    const sent = plain({ fullName: POISON, phone: POISON, company: POISON, message: POISON, location: POISON });
    sent.append('interests', POISON);
    sent.append(POISON, POISON);
    const { statusCode, body } = await send(sent, { referer: `https://www.kilele.example/contact?${POISON}` });
    expect(statusCode).toBe(422);
    expect(body).not.toMatch(/<script|<b |onload=alert\(1\)>/);
    expect(body.match(/<\/form>/g)).toHaveLength(1);
    expect(body.match(/<\/textarea>/g)).toHaveLength(1);
    expect(body).toContain('>\n&lt;/textarea&gt;&lt;/form&gt;&lt;script&gt;');
    expect(body).toContain('&amp;lt;{message}{id} $&amp; {{params.x}}');
  });

  test('keeps all input if the storage fails', async () => {
    vi.spyOn(server.storage, 'save').mockRejectedValueOnce(new Error('disk full'));
    const sent = plain();
    const response = await send(sent);
    expect(response.statusCode).toBe(500);
    expect(response.body).toContain(messages.failed);
    expect(response.body).toContain(`value="${sent.get('fullName')}"`);
  });

  test('names such as __proto__, and names sent twice, are refused', async () => {
    const poisoned = await send(`${plain()}&__proto__=x&constructor=y`);
    expect(poisoned.statusCode).toBe(422);
    expect(poisoned.body).toContain('__proto__');
    expect((await send(`${plain()}&fullName=Other`)).statusCode).toBe(422);
  });

  test('a form caught by the honeypot is thanked, and quarantined', async () => {
    const sent = plain({ [HONEYPOT_FIELD]: 'buy' });
    expect((await send(sent)).statusCode).toBe(303);
    const one = (await stored()).find(({ fields }) => fields.fullName === sent.get('fullName'));
    expect(one?.status).toBe('quarantined');
    expect(await server.storage.mailsOf(one?.id ?? '')).toEqual([]);
  });

  test('a client over the rate limit gets the page of the form', async () => {
    const limited = await startSampleServer({ rateLimit: 1 });
    const headers = { ...FORM, referer: 'https://www.kilele.example/contact' };
    await limited.post(SAVE, plain().toString(), headers);
    const stopped = await limited.post(SAVE, plain().toString(), headers);
    expect([stopped.statusCode, stopped.body.includes('<h1>Page of contact</h1>')]).toEqual([429, true]);
    expect(stopped.body).toContain(messages.tooMany.replace('{seconds}', '60'));
    await limited.close();
  });

  test('without a built site the response is a plain page', async () => {
    const bare = await startTestServer();
    const response = await bare.post(SAVE, plain({ phone: '' }).toString(), FORM);
    expect([response.statusCode, response.body.includes('<li>Phone is missing</li>')]).toEqual([422, true]);
    await bare.close();
  });
});
