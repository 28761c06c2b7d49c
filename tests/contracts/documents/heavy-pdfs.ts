/** PDFs made to exhaust their reader's time or memory. Most are small files. */
import { constants, deflateRawSync, deflateSync } from 'node:zlib';
import { filled, type Heavy, LARGEST, MEBIBYTE } from './filling.ts';
import { CATALOGUE, CONTENTS, objectStream, PAGE, PAGES, pdf, stream } from './pdf.ts';
import { lockedPdf, packedPdf } from './pdf-variants.ts';

const base = [CATALOGUE, PAGES, PAGE, CONTENTS];

/** Zeros, compressed a thousandfold by repeating one block. */
function zeros(mebibytes: number): Buffer {
  const block = deflateRawSync(Buffer.alloc(32 * MEBIBYTE), { finishFlush: constants.Z_FULL_FLUSH });
  const times = Math.ceil(mebibytes / 32);
  return Buffer.concat([
    Buffer.from([0x78, 0x9c]),
    ...Array<Buffer>(times).fill(block),
    deflateRawSync(Buffer.alloc(1)),
  ]);
}

const packedAs = (filter: string, content: Buffer, more = '') =>
  pdf([...base, stream(content, `/Type /ObjStm /N 1 /First 4 /Filter ${filter} ${more}`)]);
/** A PDF whose fifth object and everything after it is `tail`. */
const withTail = (tail: string) => pdf([...base, tail]);

const ascii85 = (bytes: Buffer) => Buffer.concat([Buffer.from('z'.repeat(bytes.length / 4)), Buffer.from('~>')]);
const kids = Array.from(
  { length: 40_000 },
  (_, index) => `<< /Type /Pages /Count 1 /Kids [${((index + 1) % 40_000) + 5} 0 R 2 0 R] >>`,
);
const chain = (count: number) => Array.from({ length: count }, (_, index) => `<< /S /GoTo /Next ${index + 6} 0 R >>`);
const table = (body: string) => {
  const text = pdf(base).toString('latin1');
  return Buffer.from(text.replace(/xref\n0[\s\S]*trailer/, `xref\n${body}trailer`), 'latin1');
};

export const heavyPdfs: Heavy[] = [
  ['comments that begin an action', 'cv.pdf', withTail(filled('%/S'))],
  ['comments that begin an action, in an object', 'cv.pdf', withTail(`<< ${filled('%/S')}\n>>`)],
  ['lists in lists', 'cv.pdf', withTail(filled('['))],
  ['dictionaries in dictionaries', 'cv.pdf', withTail(filled('<</A '))],
  ['texts in texts', 'cv.pdf', withTail(filled('('))],
  ['objects in texts', 'cv.pdf', withTail(filled('1 0 obj ('))],
  ['objects in lists', 'cv.pdf', withTail(filled('1 0 obj ['))],
  ['objects in dictionaries', 'cv.pdf', withTail(filled('1 0 obj <</A '))],
  ['objects in comments', 'cv.pdf', withTail(filled('1 0 obj%'))],
  ['streams without an end', 'cv.pdf', withTail(filled('9 0 obj<</Length 9>>stream\n'))],
  ['packed objects without an end', 'cv.pdf', withTail(filled('9 0 obj<</N 1/First 4/Length 9>>stream\n'))],
  ['ends of the file', 'cv.pdf', withTail(filled('%%EOF\n'))],
  ['ends of the table', 'cv.pdf', withTail(filled('trailer <</A [\n'))],
  ['numbers of objects', 'cv.pdf', withTail(filled('1 0 obj\n'))],
  ['long blanks before objects', 'cv.pdf', withTail(filled(`1 ${' '.repeat(60)}obj\n`))],
  ['packed objects that are a gigabyte of zeros', 'cv.pdf', packedAs('/FlateDecode', zeros(1024))],
  ['packed objects that are packed zeros', 'cv.pdf', packedAs('[/FlateDecode /FlateDecode]', deflateSync(zeros(4096)))],
  ['packed objects in runs', 'cv.pdf', packedAs('/RunLengthDecode', Buffer.alloc(LARGEST, Buffer.from([129, 32])))],
  [
    'packed objects in runs of runs',
    'cv.pdf',
    packedAs(`[${'/RunLengthDecode '.repeat(50)}]`, Buffer.alloc(MEBIBYTE, Buffer.from([129, 129]))),
  ],
  ['packed objects by a dictionary', 'cv.pdf', packedAs('/LZWDecode', Buffer.alloc(LARGEST, 0x80))],
  [
    'packed objects in letters of letters',
    'cv.pdf',
    packedAs(`[${'/ASCII85Decode '.repeat(100)}]`, ascii85(Buffer.alloc(8 * MEBIBYTE))),
  ],
  ['packed objects in numbers of numbers', 'cv.pdf', packedAs(`[${'/AHx '.repeat(100)}]`, Buffer.alloc(LARGEST, 0x33))],
  [
    'differences of endless rows',
    'cv.pdf',
    packedAs('/FlateDecode', zeros(512), '/DecodeParms << /Predictor 15 /Columns 2000000000 >>'),
  ],
  [
    'differences of many rows',
    'cv.pdf',
    packedAs('/FlateDecode', zeros(512), '/DecodeParms << /Predictor 15 /Columns 1 >>'),
  ],
  [
    'a table packed as zeros',
    'cv.pdf',
    Buffer.from(
      `%PDF-1.5\n5 0 obj\n${stream(zeros(1024), '/Type /XRef /W [1 4 2] /Size 90000000 /Root 1 0 R /Filter /FlateDecode')}\nendobj\nstartxref\n9\n%%EOF\n`,
      'latin1',
    ),
  ],
  [
    'many small streams that swell',
    'cv.pdf',
    pdf([...base, ...Array<string>(200).fill(stream(zeros(20), '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode'))]),
  ],
  [
    'many places in packed objects for the same long one',
    'cv.pdf',
    (() => {
      const first = '1 0 '.repeat(100_000);
      return pdf([
        ...base,
        stream(
          deflateSync(`${first}${'[1 '.repeat(100)}${'<< /A (x) >> '.repeat(100_000)}`),
          `/Type /ObjStm /N 100000 /First ${first.length} /Filter /FlateDecode`,
        ),
      ]);
    })(),
  ],
  [
    'pages that hold each other',
    'cv.pdf',
    pdf([CATALOGUE, '<< /Type /Pages /Kids [5 0 R] /Count 9999999 >>', PAGE, CONTENTS, ...kids]),
  ],
  [
    'actions that follow each other',
    'cv.pdf',
    pdf([CATALOGUE.replace('>>', '/OpenAction 5 0 R >>'), PAGES, PAGE, CONTENTS, ...chain(50_000)]),
  ],
  [
    'many actions that begin the same long row',
    'cv.pdf',
    pdf([
      CATALOGUE,
      PAGES,
      PAGE,
      CONTENTS,
      ...chain(20_000),
      ...Array.from({ length: 20_000 }, () => '<< /OpenAction 5 0 R >>'),
    ]),
  ],
  ['names that name each other', 'cv.pdf', pdf([CATALOGUE, PAGES, PAGE, CONTENTS, '<< /S 6 0 R >>', '7 0 R', '6 0 R'])],
  ['a table that tells of four billion objects', 'cv.pdf', table('0 4294967295\n0000000000 65535 f \n')],
  ['a table that begins at four billion', 'cv.pdf', table('4294967290 1\n0000000009 00000 n \n')],
  [
    'tables that lead to each other',
    'cv.pdf',
    Buffer.from(
      `%PDF-1.4\n${Array.from({ length: 50_000 }, () => 'xref\n0 0\ntrailer <</Prev 9>>\n').join('')}startxref\n9\n%%EOF\n`,
    ),
  ],
  ['one key a million times', 'cv.pdf', withTail(`<< ${filled('/S /A ', 6_000_000)} >>`)],
  ['a name a million letters long', 'cv.pdf', withTail(`/${filled('A')}`)],
  [
    'attachments that swell',
    'cv.pdf',
    pdf([
      ...base,
      ...Array.from({ length: 300 }, (_, index) =>
        index % 2 === 0
          ? `<< /EF << /F ${index + 6} 0 R >> >>`
          : stream(zeros(20), '/Type /EmbeddedFile /Filter /FlateDecode'),
      ),
    ]),
  ],
  [
    'attachments in attachments',
    'cv.pdf',
    Array.from({ length: 12 }).reduce<Buffer>(
      (inner) => pdf([...base, stream(deflateSync(inner), '/Type /EmbeddedFile /Filter /FlateDecode')]),
      pdf(base),
    ),
  ],
  [
    'a form that swells',
    'cv.pdf',
    pdf([
      CATALOGUE.replace('>>', '/AcroForm << /XFA 5 0 R >> >>'),
      PAGES,
      PAGE,
      CONTENTS,
      stream(deflateSync(Buffer.from(filled('<a>', 60 * MEBIBYTE))), '/Filter /FlateDecode'),
    ]),
  ],
  [
    'a form of elements in elements',
    'cv.pdf',
    pdf([
      CATALOGUE.replace('>>', '/AcroForm << /XFA 5 0 R >> >>'),
      PAGES,
      PAGE,
      CONTENTS,
      stream(filled('<a>', 8_000_000)),
    ]),
  ],
  ['protected objects in texts', 'cv.pdf', lockedPdf([...base, filled('1 0 obj [', 4_000_000)], 'AES-256')],
  ['packed lists in lists', 'cv.pdf', packedPdf([CATALOGUE, PAGES, PAGE, CONTENTS, filled('[', 9_000_000)])],
  [
    'a packed object that is an endless text',
    'cv.pdf',
    pdf([...base, objectStream(`9 0 ${filled('(', 20 * MEBIBYTE)}`)]),
  ],
];
