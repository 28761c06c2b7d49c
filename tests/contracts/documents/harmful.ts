/** Harmful or damaged documents, with the expected fault of each. */
import { crc32, deflateRawSync } from 'node:zlib';
import sharp from 'sharp';
import { doc } from './doc.ts';
import { contentTypes, docx, link, rels } from './genuine-texts.ts';
import { type Harmful, harmfulPdfs } from './harmful-pdfs.ts';
import { harmfulTexts } from './harmful-texts.ts';
import { CATALOGUE, CONTENTS, objectStream, PAGE, PAGES, pdf } from './pdf.ts';
import { unusualHarmfulPdfs } from './unusual-pdfs.ts';
import { unusualHarmfulTexts } from './unusual-texts.ts';
import { type Entry, zip } from './zip.ts';

export type { Harmful } from './harmful-pdfs.ts';

const simple = pdf([CATALOGUE, PAGES, PAGE, CONTENTS]);
const page = Buffer.from('<!DOCTYPE html ><html ><script >alert(1)</script ></html >');

const pdfs: Harmful[] = [
  [
    'objects packed so that they cannot be read',
    'cv.pdf',
    pdf([CATALOGUE, PAGES, PAGE, CONTENTS, objectStream('6 0', '[/ASCIIHexDecode /FlateDecode]')]),
    'unsafeFile',
  ],
  [
    'packed objects that swell',
    'cv.pdf',
    pdf([CATALOGUE, PAGES, PAGE, CONTENTS, objectStream(' '.repeat(60_000_000))]),
    'unsafeFile',
  ],
  ['a web page behind a PDF', 'cv.pdf', Buffer.concat([simple, page]), 'unsafeFile'],
  ['a web page before a PDF', 'cv.pdf', Buffer.concat([page, simple]), 'wrongContent'],
  [
    'a web page inside the beginning of a PDF',
    'cv.pdf',
    Buffer.concat([simple.subarray(0, 9), page, simple.subarray(9)]),
    'unsafeFile',
  ],
  ['a PDF cut off', 'cv.pdf', simple.subarray(0, simple.length - 60), 'damagedFile'],
  ['a PDF that is a beginning only', 'cv.pdf', Buffer.from('%PDF-1.7\n'), 'damagedFile'],
  ['a PDF without pages', 'cv.pdf', pdf([CATALOGUE, '<< /Type /Pages /Kids [] /Count 0 >>']), 'damagedFile'],
  [
    'a PDF whose pages are a circle',
    'cv.pdf',
    pdf([CATALOGUE, PAGES, '<< /Type /Pages /Parent 2 0 R /Kids [2 0 R] /Count 1 >>']),
    'damagedFile',
  ],
  ['a web page called pdf', 'cv.pdf', Buffer.from('<html><script>'), 'wrongContent'],
  ['a program called pdf', 'cv.pdf', Buffer.from('MZ\u0090\u0000 program'), 'wrongContent'],
  ['an empty file', 'cv.pdf', Buffer.alloc(0), 'damagedFile'],
];

const bomb = deflateRawSync(Buffer.alloc(120 * 1024 * 1024));
const mebibytes = (count: number) => Buffer.alloc(count * 1024 * 1024);
const piece = { content: mebibytes(20), packed: deflateRawSync(mebibytes(20)) };
const nested = (content: Buffer): Entry => ({ name: 'word/embeddings/a.docx', content, stored: true });
const macro: Entry = { name: 'word/vbaProject.bin', content: 'x' };
const outside = (kind: string, target: string) =>
  docx(rels('word/_rels/settings.xml.rels', link(kind, target, 'External')));

/** An archive with a comment at its end. */
function commented(archive: Buffer, comment: Buffer): Buffer {
  const end = Buffer.from(archive);
  end.writeUInt16LE(comment.length, end.length - 2);
  return Buffer.concat([end, comment]);
}

const archives: Harmful[] = [
  ['macros', 'cv.docx', docx(macro), 'unsafeFile'],
  [
    'macros under another name',
    'cv.docx',
    zip([
      contentTypes(undefined, '<Override PartName="/word/a.bin" ContentType="application/vnd.ms-office.vbaProject"/>'),
    ]),
    'unsafeFile',
  ],
  [
    'a docm called docx',
    'cv.docx',
    zip([contentTypes('application/vnd.ms-word.document.macroEnabled.main+xml')]),
    'unsafeFile',
  ],
  ['macros in a text inside', 'cv.docx', docx(nested(docx(macro))), 'unsafeFile'],
  ['archives in archives', 'cv.docx', docx(nested(docx(nested(docx())))), 'unsafeFile'],
  ['controls that act', 'cv.docx', docx({ name: 'word/activeX/activeX1.bin', content: 'x' }), 'unsafeFile'],
  [
    'a file of any kind packed inside',
    'cv.docx',
    docx({ name: 'word/embeddings/oleObject1.bin', content: doc(['\u0001Ole10Native']) }),
    'unsafeFile',
  ],
  ['a template from the web', 'cv.docx', outside('attachedTemplate', 'https://evil.example/t.dotm'), 'unsafeFile'],
  [
    'a template from the web, spelt in numbers',
    'cv.docx',
    outside('attachedTemplate', '&#104;ttp://evil.example/t.dotm'),
    'unsafeFile',
  ],
  [
    'a template from another computer',
    'cv.docx',
    outside('attachedTemplate', '\\\\evil.example\\t.dotm'),
    'unsafeFile',
  ],
  ['a frame from the web', 'cv.docx', outside('frame', 'http://evil.example/'), 'unsafeFile'],
  [
    'a bomb that tells its size',
    'cv.docx',
    docx({ name: 'word/a.xml', content: '', packed: bomb, claimed: 120 * 1024 * 1024 }),
    'unsafeFile',
  ],
  [
    'a bomb that lies about its size',
    'cv.docx',
    docx({ name: 'word/a.xml', content: '', packed: bomb, claimed: 10 }),
    'unsafeFile',
  ],
  [
    'a size that no memory has',
    'cv.docx',
    docx({ name: 'word/a.xml', content: '', claimed: 0xfffffff0 }),
    'unsafeFile',
  ],
  [
    'a bomb in pieces',
    'cv.docx',
    docx(...Array.from({ length: 6 }, (_, number) => ({ name: `word/${number}`, ...piece }))),
    'unsafeFile',
  ],
  [
    'a bomb in an archive inside',
    'cv.docx',
    docx(nested(docx({ name: 'a', content: mebibytes(50) })), { name: 'b', content: mebibytes(51) }),
    'unsafeFile',
  ],
  [
    'entries that share their bytes',
    'cv.docx',
    docx({ name: 'word/a', content: 'a' }, { name: 'word/a', content: 'a', at: 3 }),
    'unsafeFile',
  ],
  ['two names of one entry', 'cv.docx', docx({ name: 'word/a', content: 'a', localName: 'word/b' }), 'unsafeFile'],
  ['a locked entry', 'cv.docx', docx({ name: 'word/a', content: 'a', flags: 1 }), 'unsafeFile'],
  [
    'a wrong checksum',
    'cv.docx',
    docx({ name: 'word/a', content: 'abc', packed: deflateRawSync('abd') }),
    'unsafeFile',
  ],
  ['the large kind of archive', 'cv.docx', docx({ name: 'word/a', content: '', claimed: 0xffffffff }), 'unsafeFile'],
  [
    'thousands of entries',
    'cv.docx',
    docx(...Array.from({ length: 2001 }, (_, number) => ({ name: `word/${number}`, content: '' }))),
    'unsafeFile',
  ],
  ['a path that leads out', 'cv.docx', docx({ name: '../../evil', content: 'x' }), 'unsafeFile'],
  ['a path of Windows that leads out', 'cv.docx', docx({ name: 'word\\..\\..\\evil', content: 'x' }), 'unsafeFile'],
  ['a path from the top', 'cv.docx', docx({ name: '/etc/passwd', content: 'x' }), 'unsafeFile'],
  ['a web page in the comment of an archive', 'cv.docx', commented(docx(), page), 'unsafeFile'],
  ['a text cut off', 'cv.docx', docx().subarray(0, 300), 'unsafeFile'],
  ['an archive called docx', 'cv.docx', zip([{ name: 'a.txt', content: 'a' }]), 'wrongContent'],
  [
    'a table called docx',
    'cv.docx',
    zip([contentTypes('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml')]),
    'wrongContent',
  ],
  ['a package without its text', 'cv.docx', zip([contentTypes()]), 'damagedFile'],
  ['a PDF called docx', 'cv.docx', simple, 'wrongContent'],
  ['a PDF called jpg', 'cv.jpg', simple, 'wrongContent'],
];

const old: Harmful[] = [
  ['macros in an old text', 'cv.doc', doc(['WordDocument', 'Macros', '_VBA_PROJECT']), 'unsafeFile'],
  ['a program packed in an old text', 'cv.doc', doc(['WordDocument', '\u0001Ole10Native']), 'unsafeFile'],
  ['an old table called doc', 'cv.doc', doc(['Workbook']), 'wrongContent'],
  ['an old text cut off', 'cv.doc', doc(['WordDocument'], { size: 20_000 }).subarray(0, 8000), 'damagedFile'],
  ['the beginning of an old text', 'cv.doc', doc(['WordDocument']).subarray(0, 100), 'damagedFile'],
  ['a new text called doc', 'cv.doc', docx(), 'wrongContent'],
];

function comment(text: string): Buffer {
  return Buffer.concat([Buffer.from([0xff, 0xfe, 0, text.length + 2]), Buffer.from(text)]);
}

function resized(png: Buffer): Buffer {
  const large = Buffer.from(png);
  large.writeUInt32BE(60_000, 16);
  large.writeUInt32BE(60_000, 20);
  large.writeUInt32BE(crc32(large.subarray(12, 29)), 29);
  return large;
}

/** All of them; pictures are generated first. */
export async function harmfulDocuments(): Promise<Harmful[]> {
  const drawn = sharp({ create: { width: 64, height: 64, channels: 3, background: '#12211b' } });
  const [png, jpg] = await Promise.all([drawn.clone().png().toBuffer(), drawn.clone().jpeg().toBuffer()]);
  const frame = jpg.indexOf(Buffer.from([0xff, 0xc0]));
  const vast = Buffer.from(jpg);
  vast.fill(0xff, frame + 5, frame + 9);
  return [
    ...pdfs,
    ...harmfulPdfs,
    ...harmfulTexts,
    ...unusualHarmfulPdfs,
    ...unusualHarmfulTexts,
    ...archives,
    ...old,
    ['a picture called pdf', 'cv.pdf', png, 'wrongContent'],
    ['a web page behind a picture', 'a.png', Buffer.concat([png, page]), 'unsafeFile'],
    ['an archive behind a picture', 'a.png', Buffer.concat([png, docx()]), 'unsafeFile'],
    ['a web page behind a photograph', 'a.jpg', Buffer.concat([jpg, page, Buffer.from([0xff, 0xd9])]), 'unsafeFile'],
    ['a program behind a photograph', 'a.jpg', Buffer.concat([jpg, Buffer.from('MZ\u0090\0 program')]), 'unsafeFile'],
    ['a program behind a picture', 'a.png', Buffer.concat([png, Buffer.from('\u007fELF program')]), 'unsafeFile'],
    [
      'the beginning of a PDF in a photograph',
      'a.jpg',
      Buffer.concat([jpg.subarray(0, 2), comment('%PDF-1.7\n'), jpg.subarray(2)]),
      'unsafeFile',
    ],
    ['a picture cut off', 'a.png', png.subarray(0, png.length - 20), 'damagedFile'],
    ['a picture with a changed byte', 'a.png', Buffer.from(png).fill(1, 45, 46), 'damagedFile'],
    ['a photograph cut off', 'a.jpg', jpg.subarray(0, jpg.length - 20), 'damagedFile'],
    ['a photograph without its frame', 'a.jpg', jpg.subarray(0, 20), 'damagedFile'],
    ['a picture that fills all memory', 'a.png', resized(png), 'unsafeFile'],
    ['a photograph that fills all memory', 'a.jpg', vast, 'unsafeFile'],
  ];
}
