import { deflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import messages from '../../../site-config/server-messages.json' with { type: 'json' };
import { application, SAVE, startTestServer, type TestServer } from '../../../tests/contracts/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

interface Entry {
  name: string;
  content: string;
  /** What the directory claims, when it is not the truth. */
  claimed?: number;
}

/** A small zip writer, so that archives made to do harm need not lie about in the repository. */
function zip(entries: Entry[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, content, claimed } of entries) {
    const packed = deflateRawSync(content);
    const size = claimed ?? Buffer.byteLength(content);
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(20, 4);
    head.writeUInt16LE(8, 8);
    head.writeUInt32LE(packed.length, 18);
    head.writeUInt32LE(size, 22);
    head.writeUInt16LE(Buffer.byteLength(name), 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(size, 24);
    entry.writeUInt16LE(Buffer.byteLength(name), 28);
    entry.writeUInt32LE(at, 42);
    parts.push(head, Buffer.from(name), packed);
    directory.push(entry, Buffer.from(name));
    at += 30 + Buffer.byteLength(name) + packed.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, ...directory, end]);
}

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const types = (kind: string): Entry => ({
  name: '[Content_Types].xml',
  content: `<?xml version="1.0"?><Types><Override PartName="/word/document.xml" ContentType="${kind}"/></Types>`,
});
const docx = (...more: Entry[]) =>
  zip([types(`${WORD}.document.main+xml`), { name: 'word/document.xml', content: '<w/>' }, ...more]);

/** The beginning of an OLE file, and the names of its streams. */
function doc(...streams: string[]): Buffer {
  const head = Buffer.alloc(1024);
  Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]).copy(head);
  return Buffer.concat([head, ...streams.map((name) => Buffer.from(name, 'utf16le'))]);
}

const pdf = Buffer.from('%PDF-1.7\n%\u00e2\u00e3\n1 0 obj\n<<>>\nendobj\n%%EOF\n', 'latin1');
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const jpg = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), Buffer.from('JFIF\0'), Buffer.alloc(32)]);

function file(name: string, content: Buffer, changes: Record<string, unknown> = {}) {
  return { name, type: '', size: content.length, data: content.toString('base64'), ...changes };
}

const send = (documents: unknown) => server.post(SAVE, application({ documents }));

describe('documents that are what they say', () => {
  test.each([
    ['cv.pdf', pdf],
    ['CV.PDF', pdf],
    ['cv.docx', docx()],
    ['cv.doc', doc('WordDocument')],
    ['photo.jpg', jpg],
    ['photo.jpeg', jpg],
    ['photo.png', png],
  ])('%s is stored byte for byte', async (name, content) => {
    const body = application({ documents: file(name, content) });
    expect((await server.post(SAVE, body)).statusCode).toBe(201);
    const id = String(body.submissionId);
    const [stored, ...others] = await server.storage.documentsOf(id);
    expect(others).toEqual([]);
    expect(stored && Buffer.from(stored.content).equals(content)).toBe(true);
    expect((await server.storage.find(id))?.fields.documents).toEqual({ name, type: '', size: content.length });
  });

  test('of 10 MB just fit', async () => {
    const largest = Buffer.concat([pdf, Buffer.alloc(10_485_760 - pdf.length, 32)]);
    expect((await send(file('cv.pdf', largest))).statusCode).toBe(201);
  }, 20_000);

  test('lose the folders in their name', async () => {
    const body = application({ documents: file('C:\\Users\\..\\cv.pdf', pdf) });
    await server.post(SAVE, body);
    expect((await server.storage.documentsOf(String(body.submissionId)))[0]?.name).toBe('cv.pdf');
  });

  test('count as content: another one under the same id is a conflict', async () => {
    const body = application({ documents: file('cv.pdf', pdf) });
    expect((await server.post(SAVE, body)).statusCode).toBe(201);
    expect((await server.post(SAVE, body)).statusCode).toBe(200);
    const other = Buffer.concat([pdf.subarray(0, -2), Buffer.from('x\n')]);
    expect((await server.post(SAVE, { ...body, documents: file('cv.pdf', other) })).statusCode).toBe(409);
  });
});

describe('documents that are refused', () => {
  const bomb = { name: 'word/media/bomb.xml', content: '', claimed: 0xfffffff0 };
  const unsafe = messages.unsafeFile.replace('{label}', 'Document');
  const wrong = messages.wrongContent.replace('{label}', 'Document');
  const damaged = messages.damagedFile.replace('{label}', 'Document');
  const kind = messages.wrongKind.replace('{label}', 'Document');
  const ending = 'Only PDF, DOC, DOCX, JPG, and PNG files are allowed';

  test.each<[string, unknown, string]>([
    ['another type by name', file('cv.exe', pdf), ending],
    ['another type by what the browser says', file('cv.pdf', pdf, { type: 'text/html' }), ending],
    ['a web page called pdf', file('cv.pdf', Buffer.from('<html><script>')), wrong],
    ['a program called pdf', file('cv.pdf', Buffer.from('MZ\u0090\u0000 program')), wrong],
    ['a picture called pdf', file('cv.pdf', png), wrong],
    ['a zip called docx', file('cv.docx', zip([{ name: 'a.txt', content: 'a' }])), wrong],
    ['an OLE file without a text', file('cv.doc', doc('Workbook')), wrong],
    ['an empty file', file('cv.pdf', Buffer.alloc(0)), wrong],
    ['macros in docx', file('cv.docx', docx({ name: 'word/vbaProject.bin', content: 'x' })), unsafe],
    ['macros in doc', file('cv.doc', doc('WordDocument', '_VBA_PROJECT')), unsafe],
    [
      'a docm called docx',
      file('cv.docx', zip([types('application/vnd.ms-word.document.macroEnabled.main+xml')])),
      unsafe,
    ],
    ['a zip bomb', file('cv.docx', docx(bomb)), unsafe],
    ['a path that leads out', file('cv.docx', docx({ name: '../../evil', content: 'x' })), unsafe],
    ['another size than announced', file('cv.pdf', pdf, { size: pdf.length + 1 }), damaged],
    ['no base64', file('cv.pdf', pdf, { data: '@@@@' }), damaged],
    ['half a base64', file('cv.pdf', pdf, { data: 'JVBER' }), damaged],
    ['no data', { name: 'cv.pdf', type: '', size: 1 }, kind],
    ['a size of no number', file('cv.pdf', pdf, { size: '1' }), kind],
    ['a property too many', file('cv.pdf', pdf, { path: '/etc/passwd' }), kind],
    ['a list', [file('cv.pdf', pdf)], kind],
    ['a number', 7, kind],
  ])('%s', async (_what, documents, message) => {
    const body = application({ documents });
    const answer = await server.post(SAVE, body);
    expect([answer.statusCode, answer.json().fields]).toEqual([422, { documents: message }]);
    expect(await server.storage.find(String(body.submissionId))).toBeUndefined();
  });

  test('more than 10 MB', async () => {
    const large = Buffer.concat([pdf, Buffer.alloc(10_485_761 - pdf.length, 32)]);
    expect((await send(file('cv.pdf', large))).json().fields).toEqual({
      documents: 'File size must be less than 10MB',
    });
  }, 20_000);

  test('where the form has no field for one', async () => {
    const answer = await server.post(SAVE, application({ source: 'career', attachment: file('cv.pdf', pdf) }));
    expect(Object.keys(answer.json().fields)).toEqual(['attachment']);
  });
});
