import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import messages from '../../../site-config/server-messages.json' with { type: 'json' };
import {
  application,
  enquiry,
  newId,
  SAVE,
  SUBSCRIBE,
  startTestServer,
  type TestServer,
} from '../../../tests/contracts/server.ts';
import { HONEYPOT_FIELD } from '../../forms/rules/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const count = async () => (await server.storage.list({})).length;

describe('a valid enquiry', () => {
  test('is stored and normalised with its two mails, and wakes the mail queue', async () => {
    const before = server.woken();
    const body = enquiry();
    const response = await server.post(SAVE, body);
    expect(response.statusCode).toBe(201);
    const id = String(body.submissionId);
    expect(response.json()).toEqual({ status: 'stored', submissionId: id });
    expect(await server.storage.find(id)).toMatchObject({
      kind: 'submission',
      form: 'contact',
      source: 'contact',
      status: 'accepted',
      email: 'amina@example.com',
      submittedAt: '2026-01-05T08:00:00.000Z',
      fields: {
        fullName: 'Amina Wanjiru',
        email: 'amina@example.com',
        phone: '+254712345678',
        company: '',
        location: 'Nairobi',
        interests: ['smart'],
        message: 'Jambo\nyou',
      },
    });
    const mails = await server.storage.mailsOf(id);
    expect(new Set(mails.map((mail) => mail.recipient))).toEqual(
      new Set(['amina@example.com', 'leads@kilele.example']),
    );
    expect(server.woken()).toBe(before + 1);
  });

  test('may omit optional fields', async () => {
    const { company, interests, message, ...body } = enquiry();
    expect([company, interests, message]).toHaveLength(3);
    expect((await server.post(SAVE, body)).statusCode).toBe(201);
  });

  test('loses control characters and lone surrogates, and nothing else', async () => {
    const body = enquiry({ fullName: "A\u0000mina\u0007 \ud83d O'Hara 😀", message: 'a\tb\r\nc' });
    expect((await server.post(SAVE, body)).statusCode).toBe(201);
    expect((await server.storage.find(String(body.submissionId)))?.fields).toMatchObject({
      fullName: "Amina \ufffd O'Hara 😀",
      message: 'a\tb\nc',
    });
  });
});

describe('idempotency', () => {
  test('a repeat is answered 200, even later and in another spelling', async () => {
    const body = enquiry();
    expect((await server.post(SAVE, body)).statusCode).toBe(201);
    const again = await server.post(SAVE, { ...body, timestamp: '2026-01-05T09:00:00Z', phone: '+254712345678' });
    expect(again.statusCode).toBe(200);
    expect(again.json().status).toBe('repeated');
    expect(await server.storage.mailsOf(String(body.submissionId))).toHaveLength(2);
  });

  test('other content under the same id is a conflict, and the stored content is kept', async () => {
    const body = enquiry();
    await server.post(SAVE, body);
    const other = await server.post(SAVE, { ...body, fullName: 'Somebody else' });
    expect(other.statusCode).toBe(409);
    expect(other.json()).toEqual({ message: messages.conflict });
    expect((await server.storage.find(String(body.submissionId)))?.fields.fullName).toBe('Amina Wanjiru');
  });

  test('twenty simultaneous repeats leave one record and two mails', async () => {
    const body = enquiry();
    const before = await count();
    const responses = await Promise.all(Array.from({ length: 20 }, () => server.post(SAVE, body)));
    expect(responses.map((response) => response.statusCode).sort()).toEqual([...Array(19).fill(200), 201]);
    expect(await count()).toBe(before + 1);
    expect(await server.storage.mailsOf(String(body.submissionId))).toHaveLength(2);
  });
});

describe('refusals', () => {
  test('name every invalid field, with the messages of the form', async () => {
    const body = enquiry({
      fullName: ' ',
      email: 'x',
      phone: '12',
      location: 'Atlantis',
      interests: ['none'],
      colour: 'red',
    });
    const response = await server.post(SAVE, body);
    expect(response.statusCode).toBe(422);
    expect(response.json()).toEqual({
      message: messages.invalid,
      fields: {
        fullName: 'Name is missing',
        email: 'E-mail is wrong',
        phone: 'Phone is wrong',
        location: "Please choose one of the answers offered for 'Location'.",
        interests: "Please choose one of the answers offered for 'Interests'.",
        colour: "The form has no field called 'colour'.",
      },
    });
    expect(await server.storage.find(String(body.submissionId))).toBeUndefined();
  });

  test.each<[string, unknown]>([
    ['fullName', 7],
    ['fullName', true],
    ['fullName', ['Amina']],
    ['fullName', { toString: 'Amina' }],
    ['interests', 'smart'],
    ['interests', [1]],
    ['interests', [['smart']]],
    ['interests', { length: 1 }],
    ['email', { $ne: '' }],
  ])('%s may not be %j: types are not converted', async (name, value) => {
    const response = await server.post(SAVE, enquiry({ [name]: value }));
    expect(response.statusCode).toBe(422);
    expect(Object.keys(response.json().fields)).toEqual([name]);
  });

  test.each<[string, unknown, string]>([
    ['source', undefined, messages.unknownForm],
    ['source', 'unknown', messages.unknownForm],
    ['source', 'blog-page', messages.unknownForm],
    ['source', ['contact'], messages.unknownForm],
    ['source', '__proto__', messages.unknownForm],
    ['submissionId', undefined, messages.badReference],
    ['submissionId', 'KILELE-1', messages.badReference],
    ['submissionId', '../../etc/passwd', messages.badReference],
    ['submissionId', newId('OTHER-'), messages.badReference],
    ['submissionId', { id: 1 }, messages.badReference],
    ['timestamp', undefined, messages.badTimestamp],
    ['timestamp', 'yesterday', messages.badTimestamp],
    ['timestamp', '2026-13-45T99:00:00Z', messages.badTimestamp],
    ['timestamp', 1, messages.badTimestamp],
  ])('%s may not be %j', async (name, value, message) => {
    const response = await server.post(SAVE, enquiry({ [name]: value }));
    expect([response.statusCode, response.json()]).toEqual([400, { message }]);
  });

  test.each([
    '',
    'null',
    '[]',
    '"text"',
    '7',
    '{',
    '{"a":1,}',
    'undefined',
    '{"__proto__":{"a":1}}',
    '{"constructor":{"prototype":{}}}',
  ])('the body %j is answered with 400', async (body) => {
    const response = await server.post(SAVE, body);
    expect([response.statusCode, Object.keys(response.json())]).toEqual([400, ['message']]);
  });

  test.each(['text/plain', 'application/xml', 'application/json-patch+json', 'nonsense'])(
    'a body of type %s is answered 415',
    async (type) => {
      const response = await server.post(SAVE, JSON.stringify(enquiry()), { 'content-type': type });
      expect([response.statusCode, response.json()]).toEqual([415, { message: messages.wrongType }]);
    },
  );

  test('an enquiry without a document is limited to 64 kB, whatever the form allows', async () => {
    const long = await server.post(SAVE, enquiry({ message: 'x'.repeat(70_000) }));
    expect([long.statusCode, long.json()]).toEqual([413, { message: messages.tooLarge }]);
    const huge = await server.post(SAVE, `{"source":"contact","message":"${'x'.repeat(16 * 1024 * 1024)}"}`);
    expect([huge.statusCode, huge.json()]).toEqual([413, { message: messages.tooLarge }]);
    const list = await server.post(SUBSCRIBE, { email: 'x'.repeat(70_000), source: 'blog-page' });
    expect(list.statusCode).toBe(413);
  });

  test('GET and PUT get the list of allowed methods', async () => {
    for (const method of ['GET', 'PUT'] as const) {
      const { statusCode, headers, json } = await server.app.inject({ method, url: SAVE });
      expect([statusCode, headers.allow, json()]).toEqual([405, 'POST, OPTIONS', { message: messages.wrongMethod }]);
    }
  });
});

describe('honeypot', () => {
  test('a submission that fills the field is quarantined without a hint, and no mails are sent', async () => {
    const before = server.woken();
    const body = enquiry({ [HONEYPOT_FIELD]: 'https://spam.example' });
    expect((await server.post(SAVE, body)).statusCode).toBe(201);
    const stored = await server.storage.find(String(body.submissionId));
    expect(stored?.status).toBe('quarantined');
    expect(stored?.fields.fullName).toBe('Amina Wanjiru');
    expect(stored?.fields).not.toHaveProperty(HONEYPOT_FIELD);
    expect(await server.storage.mailsOf(String(body.submissionId))).toEqual([]);
    expect(server.woken()).toBe(before);
  });

  test('an empty field is accepted', async () => {
    const body = enquiry({ [HONEYPOT_FIELD]: '' });
    await server.post(SAVE, body);
    expect((await server.storage.find(String(body.submissionId)))?.status).toBe('accepted');
  });
});

describe('newsletter', () => {
  const subscription = (changes = {}) => ({
    fullName: 'Amina',
    email: `a${Math.random()}@example.com`,
    source: 'blog-page',
    timestamp: '2026-01-05T08:00:00.000Z',
    ...changes,
  });

  test('an address subscribes once, in any spelling', async () => {
    const body = subscription();
    const before = await count();
    expect((await server.post(SUBSCRIBE, body)).statusCode).toBe(201);
    expect((await server.post(SUBSCRIBE, body)).statusCode).toBe(201);
    expect((await server.post(SUBSCRIBE, { ...body, email: body.email.toUpperCase() })).statusCode).toBe(201);
    expect((await server.post(SUBSCRIBE, { ...body, fullName: 'Amina W' })).statusCode).toBe(201);
    expect(await count()).toBe(before + 1);
  });

  test('articles share a form, but each has a source of its own', async () => {
    const { fullName, ...body } = subscription({ source: 'article-market-analysis' });
    expect(fullName).toBe('Amina');
    expect((await server.post(SUBSCRIBE, body)).statusCode).toBe(201);
    expect((await server.storage.list({ source: 'article-market-analysis' }))[0]?.form).toBe('article-newsletter');
    expect((await server.post(SUBSCRIBE, { ...body, source: 'article-<script>' })).statusCode).toBe(400);
    expect((await server.post(SUBSCRIBE, { ...body, source: 'articles' })).statusCode).toBe(400);
  });

  test('missing fields are reported', async () => {
    const response = await server.post(SUBSCRIBE, subscription({ email: '' }));
    expect([response.statusCode, response.json().fields]).toEqual([422, { email: 'E-mail is missing' }]);
  });
});

describe('applications', () => {
  test('an empty web address is stored as null, and consent is required', async () => {
    const body = application({ portfolio: '' });
    expect((await server.post(SAVE, body)).statusCode).toBe(201);
    expect((await server.storage.find(String(body.submissionId)))?.fields.portfolio).toBeNull();
    const response = await server.post(SAVE, application({ privacyConsent: false }));
    expect(response.json().fields).toEqual({ privacyConsent: 'You must agree to the privacy terms' });
  });
});
