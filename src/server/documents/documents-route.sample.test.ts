import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import messages from '../../../site-config/server-messages.json' with { type: 'json' };
import { sample } from '../../../tests/amount/amount.ts';
import { genuineDocuments } from '../../../tests/contracts/documents/genuine.ts';
import { harmfulDocuments } from '../../../tests/contracts/documents/harmful.ts';
import { CATALOGUE, CONTENTS, PAGE, PAGES, pdf } from '../../../tests/contracts/documents/pdf.ts';
import { ProcessorShare } from '../../../tests/contracts/documents/processor-share.ts';
import { childrenOf } from '../../../tests/contracts/process-memory.ts';
import { application, SAVE, startTestServer, type TestServer } from '../../../tests/contracts/server.ts';

const [genuine, harmful] = [await genuineDocuments(), await harmfulDocuments()];
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const simple = pdf([CATALOGUE, PAGES, PAGE, CONTENTS]);

function file(name: string, content: Buffer, changes: Record<string, unknown> = {}) {
  return { name, type: '', size: content.length, data: content.toString('base64'), ...changes };
}

const send = (documents: unknown) => server.post(SAVE, application({ documents }));

describe('accepted documents', () => {
  test.each(sample(genuine, 12))('%s is stored byte for byte', async (name, content) => {
    const body = application({ documents: file(name, content) });
    const response = await server.post(SAVE, body);
    expect([response.statusCode, response.json().fields]).toEqual([201, undefined]);
    const id = String(body.submissionId);
    const [stored, ...others] = await server.storage.documentsOf(id);
    expect(others).toEqual([]);
    expect(stored && Buffer.from(stored.content).equals(content)).toBe(true);
    expect((await server.storage.find(id))?.fields.documents).toEqual({ name, type: '', size: content.length });
  });

  test('there are at least 80 genuine and 80 harmful samples', () => {
    expect(genuine.length).toBeGreaterThanOrEqual(80);
    expect(harmful.length).toBeGreaterThanOrEqual(80);
  });

  test.each(
    sample(
      [
        ['cv.pdf', 'application/x-pdf'],
        ['cv.pdf', 'application/octet-stream'],
        ['cv.pdf', 'text/html'],
        ['cv.docx', 'application/wps-office.docx'],
        ['cv.docx', 'application/zip'],
        ['cv.doc', 'application/wps-writer'],
        ['photo.jpg', 'image/pjpeg'],
        ['photo.jpeg', 'image/jpg'],
        ['scan.png', 'image/x-png'],
      ],
      3,
    ),
  )('the announced media type does not matter: %s as %s', async (name, type) => {
    const ending = name.split('.').at(-1) ?? '';
    const [, content = Buffer.alloc(0)] = genuine.find(([one]) => one.endsWith(`.${ending}`)) ?? [];
    const response = await send(file(name, content, { type }));
    expect([response.statusCode, response.json().fields]).toEqual([201, undefined]);
  });

  test('of exactly 10 MB are accepted', async () => {
    const largest = Buffer.concat([simple, Buffer.alloc(10_485_760 - simple.length, 32)]);
    expect((await send(file('cv.pdf', largest))).statusCode).toBe(201);
  });

  test('are stored under a name without folders', async () => {
    const body = application({ documents: file('C:\\Users\\..\\cv.pdf', simple) });
    await server.post(SAVE, body);
    expect((await server.storage.documentsOf(String(body.submissionId)))[0]?.name).toBe('cv.pdf');
  });

  test('are part of the content: a different document under the same id is a conflict', async () => {
    const body = application({ documents: file('cv.pdf', simple) });
    expect((await server.post(SAVE, body)).statusCode).toBe(201);
    expect((await server.post(SAVE, body)).statusCode).toBe(200);
    const other = Buffer.concat([simple, Buffer.from('x\n')]);
    expect((await server.post(SAVE, { ...body, documents: file('cv.pdf', other) })).statusCode).toBe(409);
  });
});

describe('refused documents', () => {
  const times: number[] = [];
  const share = new ProcessorShare(childrenOf(process.pid));
  const damaged = messages.damagedFile.replace('{label}', 'Document');
  const kind = messages.wrongKind.replace('{label}', 'Document');
  const ending = 'Only PDF, DOC, DOCX, JPG, and PNG files are allowed';

  test.each<[string, unknown, string]>([
    ['another type in its name', file('cv.exe', simple), ending],
    ['another size than announced', file('cv.pdf', simple, { size: simple.length + 1 }), damaged],
    ['invalid base64', file('cv.pdf', simple, { data: '@@@@' }), damaged],
    ['truncated base64', file('cv.pdf', simple, { data: 'JVBER' }), damaged],
    ['no data', { name: 'cv.pdf', type: '', size: 1 }, kind],
    ['a size that is not a number', file('cv.pdf', simple, { size: '1' }), kind],
    ['an unknown property', file('cv.pdf', simple, { path: '/etc/passwd' }), kind],
    ['a list', [file('cv.pdf', simple)], kind],
    ['a number', 7, kind],
  ])('%s', async (_what, documents, message) => {
    const body = application({ documents });
    const response = await server.post(SAVE, body);
    expect([response.statusCode, response.json().fields]).toEqual([422, { documents: message }]);
    expect(await server.storage.find(String(body.submissionId))).toBeUndefined();
  });

  test.each(sample(harmful, 12))('%s', async (_what, name, content, fault) => {
    const body = application({ documents: file(name, content) });
    const begin = performance.now();
    const response = await server.post(SAVE, body);
    times.push(performance.now() - begin);
    share.look(childrenOf(process.pid));
    const message = messages[fault].replace('{label}', 'Document');
    expect([response.statusCode, response.json().fields]).toEqual([422, { documents: message }]);
    expect(await server.storage.find(String(body.submissionId))).toBeUndefined();
  });

  test('each takes less than three seconds, not counting time used by other processes', () => {
    expect(times.length).toBe(sample(harmful, 12).length);
    expect(Math.max(...times) * share.left()).toBeLessThan(3000);
  });

  test('documents over 10 MB', async () => {
    const large = Buffer.concat([simple, Buffer.alloc(10_485_761 - simple.length, 32)]);
    expect((await send(file('cv.pdf', large))).json().fields).toEqual({
      documents: 'File size must be less than 10MB',
    });
  });

  test('documents in a form without a field for them', async () => {
    const response = await server.post(SAVE, application({ source: 'career', attachment: file('cv.pdf', simple) }));
    expect(Object.keys(response.json().fields)).toEqual(['attachment']);
  });
});
