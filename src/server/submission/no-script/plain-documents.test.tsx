import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import messages from '../../../../site-config/server-messages.json' with { type: 'json' };
import { CATALOGUE, CONTENTS, PAGE, PAGES, pdf } from '../../../../tests/contracts/documents/pdf.ts';
import { SAVE, type TestServer } from '../../../../tests/contracts/server.ts';
import { startSampleServer } from '../../../../tests/contracts/site-pages.tsx';
import { HONEYPOT_FIELD } from '../../../forms/rules/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startSampleServer();
});
afterAll(() => server.close());

let number = 0;
const stored = () => server.storage.list({});

describe('documents in plain forms', () => {
  const cv = pdf([CATALOGUE, PAGES, PAGE, CONTENTS]);

  function application(file?: { name: string; content: Buffer; type?: string }, changes: Record<string, string> = {}) {
    number++;
    const form = new FormData();
    const fields = {
      source: 'career',
      fullName: `Otieno ${number}`,
      email: 'o@example.com',
      portfolio: '',
      privacyConsent: 'on',
    };
    for (const [name, text] of Object.entries({ ...fields, [HONEYPOT_FIELD]: '', ...changes })) form.append(name, text);
    const blob = new Blob([new Uint8Array(file?.content ?? [])], { type: file?.type ?? 'application/octet-stream' });
    form.append('documents', blob, file?.name ?? '');
    return form;
  }

  async function post(form: FormData, headers: Record<string, string> = {}, url = SAVE) {
    const request = new Response(form);
    const payload = Buffer.from(await request.arrayBuffer());
    const type = request.headers.get('content-type') ?? '';
    return server.app.inject({ method: 'POST', url, payload, headers: { 'content-type': type, ...headers } });
  }

  test('are stored with their form, byte for byte, once', async () => {
    const form = application({ name: 'C:\\me\\cv.pdf', content: cv, type: 'application/pdf' });
    expect((await post(form)).statusCode).toBe(303);
    expect((await post(form)).statusCode).toBe(303);
    const found = (await stored()).filter(({ fields }) => fields.fullName === form.get('fullName'));
    expect(found).toHaveLength(1);
    const [document] = await server.storage.documentsOf(found[0]?.id ?? '');
    expect(document).toMatchObject({ name: 'cv.pdf', type: 'application/pdf', size: cv.length });
    expect(document && Buffer.from(document.content).equals(cv)).toBe(true);
  });

  test('are optional', async () => {
    const form = application();
    expect((await post(form)).statusCode).toBe(303);
    const one = (await stored()).find(({ fields }) => fields.fullName === form.get('fullName'));
    expect(one?.fields.documents).toBeNull();
  });

  test('that are refused are reported next to their field, and all other input is kept', async () => {
    const response = await post(application({ name: 'cv.pdf', content: Buffer.from('<html>') }));
    expect(response.statusCode).toBe(422);
    expect(response.body).toContain(`<h1>Page of careers</h1>`);
    expect(response.body).toMatch(/<p id="f-documents-problem"/);
    expect(response.body).toMatch(/name="privacyConsent"[^>]*checked=""/);
    expect(response.body).not.toContain('-note-hint');
  });

  test('must be chosen again if another field was invalid, and a note says so', async () => {
    const response = await post(application({ name: 'cv.pdf', content: cv }, { email: '' }));
    expect(response.statusCode).toBe(422);
    expect(response.body).toMatch(/name="documents"[^>]*aria-describedby="f-documents-note-hint"/);
    expect(response.body).toContain(messages.chooseAgain.replace('{label}', 'Document').replaceAll("'", '&#39;'));
  });

  test('of exactly 10 MB are accepted, and of one byte more are refused', async () => {
    const largest = Buffer.concat([cv, Buffer.alloc(10_485_760 - cv.length, 32)]);
    expect((await post(application({ name: 'cv.pdf', content: largest }))).statusCode).toBe(303);
    for (const more of [1, 3_000_000]) {
      const content = Buffer.concat([largest, Buffer.alloc(more, 32)]);
      const response = await post(application({ name: 'cv.pdf', content }));
      expect([response.statusCode, response.body.includes('File size must be less than 10MB')]).toEqual([422, true]);
    }
  }, 20_000);

  test('two in one field are refused', async () => {
    const form = application({ name: 'cv.pdf', content: cv });
    form.append('documents', new Blob([new Uint8Array(cv)]), 'other.pdf');
    expect((await post(form)).statusCode).toBe(422);
  });

  test('an outdated page that sends only the file name gets a message to turn JavaScript on', async () => {
    const sent = new URLSearchParams({
      source: 'career',
      fullName: 'O',
      email: 'o@example.com',
      documents: 'cv.pdf',
      privacyConsent: 'on',
    });
    const response = await server.post(SAVE, sent.toString(), { 'content-type': 'application/x-www-form-urlencoded' });
    expect([response.statusCode, response.body.includes('JavaScript is off')]).toEqual([422, true]);
  });

  test.each<[string, (form: FormData) => void, number]>([
    [
      'many parts',
      (form) => {
        for (let part = 0; part < 1000; part++) form.append(`n${part}`, 'x');
      },
      413,
    ],
    ['a long text', (form) => form.append('coverLetter', 'x'.repeat(70_000)), 413],
    [
      'many documents',
      (form) => {
        for (let part = 0; part < 9; part++) form.append('documents', new Blob(['x']), 'a.pdf');
      },
      413,
    ],
    ['a field called __proto__', (form) => form.append('__proto__', 'x'), 400],
    [
      'JSON in a part',
      (form) => form.append('fullName', new Blob(['{"toString":1}'], { type: 'application/json' })),
      422,
    ],
  ])('a form with %s is refused', async (_what, spoil, status) => {
    const form = application();
    spoil(form);
    expect((await post(form)).statusCode).toBe(status);
  });

  test('forms that are truncated, malformed or without a length are refused', async () => {
    const type = { 'content-type': 'multipart/form-data; boundary=x' };
    for (const payload of ['--x', '--x\r\nContent-Disposition: form-data; name="source"\r\n\r\ncareer', '{"a":1}']) {
      const response = await server.app.inject({ method: 'POST', url: SAVE, payload, headers: type });
      expect([payload, response.statusCode]).toEqual([payload, 400]);
    }
    const bare = await server.post(SAVE, 'x', { 'content-type': 'multipart/form-data' });
    expect(bare.statusCode).toBeGreaterThanOrEqual(400);
    expect(bare.statusCode).toBeLessThan(500);
    const vast = await server.post(SAVE, 'x', { ...type, 'content-length': '99999999' });
    expect(vast.statusCode).toBe(413);
  });
});
