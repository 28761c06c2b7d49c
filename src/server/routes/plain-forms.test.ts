import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SAVE, startTestServer, type TestServer } from '../../../tests/contracts/server.ts';
import { HONEYPOT_FIELD } from '../../forms/rules/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

describe('a browser without JavaScript', () => {
  const plain = (changes = {}) => {
    const fields = {
      source: 'contact',
      fullName: 'Amina',
      email: 'a@example.com',
      phone: '0712345678',
      company: '',
      message: 'a\r\nb',
    };
    return new URLSearchParams({ ...fields, location: 'Nairobi', [HONEYPOT_FIELD]: '', ...changes });
  };

  test('is sent to a page that thanks, after the enquiry was stored with its mails', async () => {
    const sent = plain();
    sent.append('interests', 'smart');
    sent.append('interests', 'farm');
    const answer = await server.post(SAVE, sent.toString(), FORM);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/api/thank-you/contact']);
    const [stored] = await server.storage.list({});
    expect(stored).toMatchObject({ source: 'contact', fields: { interests: ['smart', 'farm'], message: 'a\nb' } });
    expect(stored?.id).toMatch(/^KILELE-\d{13}-[a-z0-9]{9}$/);
    expect(await server.storage.mailsOf(stored?.id ?? '')).toHaveLength(2);

    const page = await server.app.inject({ url: '/api/thank-you/contact' });
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).toContain('<h1>Thank you &lt;3</h1>');
    expect(page.body).toContain('We will write soon.');
    expect((await server.app.inject({ url: '/api/thank-you/nothing' })).statusCode).toBe(404);
  });

  test('reads what is wrong on a page, with nothing of its own in it unescaped', async () => {
    const answer = await server.post(SAVE, plain({ phone: '', '<script>alert(1)</script>': 'x' }).toString(), FORM);
    expect(answer.statusCode).toBe(422);
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.body).toContain('<li>Phone is missing</li>');
    expect(answer.body).toContain('&lt;script&gt;');
    expect(answer.body).not.toContain('<script>');
  });

  test('one ticked box is a list, a ticked checkbox is a yes', async () => {
    const one = plain();
    one.append('interests', 'farm');
    expect((await server.post(SAVE, one.toString(), FORM)).statusCode).toBe(303);
    const apply = new URLSearchParams({
      source: 'career',
      fullName: 'O',
      email: 'o@example.com',
      portfolio: '',
      documents: '',
    });
    expect((await server.post(SAVE, apply.toString(), FORM)).statusCode).toBe(422);
    apply.set('privacyConsent', 'on');
    expect((await server.post(SAVE, apply.toString(), FORM)).statusCode).toBe(303);
  });

  test('is told that a document needs JavaScript', async () => {
    const apply = new URLSearchParams({
      source: 'career',
      fullName: 'O',
      email: 'o@example.com',
      documents: 'cv.pdf',
      privacyConsent: 'on',
    });
    const answer = await server.post(SAVE, apply.toString(), FORM);
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain('JavaScript is off');
  });

  test('names that every object has are unknown fields', async () => {
    const answer = await server.post(SAVE, `${plain()}&__proto__=x&constructor=y`, FORM);
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain('__proto__');
    expect(answer.body).toContain('constructor');
  });

  test('a name that is sent twice is refused', async () => {
    expect((await server.post(SAVE, `${plain()}&fullName=Other`, FORM)).statusCode).toBe(422);
  });
});
