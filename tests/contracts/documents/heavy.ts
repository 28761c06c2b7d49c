/** Documents made to take the time or the memory of whoever reads them. Most are small until they are read. */
import { constants, deflateRawSync, deflateSync } from 'node:zlib';
import { doc } from './doc.ts';
import { contentTypes, docx, docxWith, rels, rootLinks, textPart } from './genuine-texts.ts';
import { CATALOGUE, CONTENTS, objectStream, PAGE, PAGES, pdf, stream } from './pdf.ts';
import { lockedPdf, packedPdf } from './pdf-variants.ts';
import { type Entry, zip } from './zip.ts';

type Heavy = [what: string, name: string, content: Buffer];

const MEBIBYTE = 1024 * 1024;
const LARGEST = 10 * MEBIBYTE - 2000;
const base = [CATALOGUE, PAGES, PAGE, CONTENTS];
const filled = (piece: string, length = LARGEST) => piece.repeat(Math.floor(length / piece.length));

/** Zeros that are packed a thousandfold, as one block that comes again and again. */
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
/** The text of the fifth object and what follows, as they stand. */
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

const pdfs: Heavy[] = [
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

const part = (name: string, content: string | Buffer): Entry => ({ name, content });
const RELATIONS = 'word/_rels/document.xml.rels';
const pieces = (count: number, bytes: number) => {
  const piece = { content: Buffer.alloc(bytes), packed: deflateRawSync(Buffer.alloc(bytes)) };
  return Array.from({ length: count }, (_, index) => ({ name: `word/${index}`, ...piece }));
};
/** An archive that holds an archive that holds an archive. */
const nest = (depth: number): Buffer =>
  depth === 0 ? docx() : docx({ name: 'word/embeddings/a.docx', content: nest(depth - 1), stored: true });

const texts: Heavy[] = [
  ['links that are never closed', 'cv.docx', docx(part(RELATIONS, filled('<Relationship ', 12_000_000)))],
  ['links in links', 'cv.docx', docx(part(RELATIONS, `<Relationships>${filled('<Relationship>', 20_000_000)}`))],
  [
    'links of many',
    'cv.docx',
    docx(
      part(
        RELATIONS,
        `<Relationships>${filled('<Relationship Target="https://e.example" Type="http://x/hyperlink"/>', 23_000_000)}</Relationships>`,
      ),
    ),
  ],
  ['a part that swells', 'cv.docx', docxWith(filled('<w:p/>', 90 * MEBIBYTE))],
  ['a part with one long attribute', 'cv.docx', docxWith(`<w:p w:a="${'x'.repeat(30 * MEBIBYTE)}"/>`)],
  [
    'a part with many attributes',
    'cv.docx',
    docxWith(`<w:p ${Array.from({ length: 1_500_000 }, (_, index) => `a${index}=""`).join(' ')}/>`),
  ],
  ['a part with one attribute again and again', 'cv.docx', docxWith(`<w:p ${filled('a="" ', 20_000_000)}/>`)],
  ['elements in elements', 'cv.docx', docxWith(filled('<w:p>', 20_000_000))],
  ['brackets', 'cv.docx', docxWith(filled('<', 20_000_000))],
  ['signs that begin a name', 'cv.docx', docxWith(filled('&', 20_000_000))],
  ['comments that are never closed', 'cv.docx', docxWith(filled('<!--', 20_000_000))],
  ['ends that end nothing', 'cv.docx', docxWith(filled(']]>', 20_000_000))],
  ['fields in fields', 'cv.docx', docxWith(filled('<w:fldChar w:fldCharType="begin"/>', 20_000_000))],
  [
    'a field of a million pieces',
    'cv.docx',
    docxWith(`<w:fldChar w:fldCharType="begin"/>${filled('<w:instrText>"x </w:instrText>', 20_000_000)}`),
  ],
  ['a field of quotation marks', 'cv.docx', docxWith(`<w:fldSimple w:instr="LINK ${filled('&quot;', 900_000)}"/>`)],
  [
    'entities of entities',
    'cv.docx',
    docx(
      part(
        'word/a.xml',
        `<!DOCTYPE a [<!ENTITY a "${'x'.repeat(1000)}">${Array.from({ length: 20 }, (_, index) => `<!ENTITY a${index} "${'&a;'.repeat(20)}">`).join('')}]><a>&a19;</a>`,
      ),
    ),
  ],
  ['two thousand parts that swell', 'cv.docx', docx(...pieces(1900, MEBIBYTE))],
  ['a hundred parts that swell', 'cv.docx', docx(...pieces(100, 20 * MEBIBYTE))],
  ['archives in archives in archives', 'cv.docx', nest(30)],
  [
    'two hundred archives side by side',
    'cv.docx',
    docx(
      ...Array.from({ length: 200 }, (_, index) => ({
        name: `word/embeddings/${index}.docx`,
        content: docx(),
        stored: true,
      })),
    ),
  ],
  [
    'a directory of zeros',
    'cv.docx',
    Buffer.concat([
      docx().subarray(0, 100),
      Buffer.alloc(9_000_000),
      Buffer.from('PK\u0005\u0006\0\0\0\0\u00ff\u00ff\u00ff\u00ff\0\0\0\0\0\0\0\0\0\0', 'latin1'),
    ]),
  ],
  ['ends of archives', 'cv.docx', Buffer.concat([docx(), Buffer.from(filled('PK\u0005\u0006', 70_000), 'latin1')])],
  [
    'types of a million parts',
    'cv.docx',
    zip([
      contentTypes(undefined, filled('<Override PartName="/a" ContentType="b"/>', 22_000_000)),
      rootLinks,
      textPart(),
    ]),
  ],
  [
    'an endless name',
    'cv.docx',
    docx(rels(RELATIONS, `<Relationship Type="${'/'.repeat(5_000_000)}" Target="${'%41'.repeat(4_000_000)}"/>`)),
  ],
];

/** A compound file with another number at a place of its header, or of its first table. */
function changed(content: Buffer, changes: [place: number, value: number][]): Buffer {
  const copy = Buffer.from(content);
  for (const [place, value] of changes) copy.writeUInt32LE(value, place);
  return copy;
}
const large = doc(['WordDocument', '1Table'], { size: 9_000_000 });
const small = doc(['WordDocument', '1Table']);
/** The sector of the first table lies right behind the header; the directory is in sector 1. */
const old: Heavy[] = [
  ['sectors that lead to themselves', 'cv.doc', changed(small, [[512 + 4 * 2, 2]])],
  ['a directory that leads to itself', 'cv.doc', changed(small, [[512 + 4, 1]])],
  [
    'sectors that lead in a circle',
    'cv.doc',
    changed(
      large,
      Array.from({ length: 60 }, (_, index): [number, number] => [512 + 4 * (index + 60), index + 59]),
    ),
  ],
  [
    'lists of tables that lead to themselves',
    'cv.doc',
    changed(large, [
      [68, 0],
      [72, 0x7fffffff],
    ]),
  ],
  [
    'a list of tables without end',
    'cv.doc',
    changed(small, [
      [68, 1],
      [72, 0x7fffffff],
    ]),
  ],
  [
    'names that hang on each other',
    'cv.doc',
    changed(doc(Array.from({ length: 4000 }, (_, index) => `a${index}`)), []),
  ],
  [
    'names in a circle',
    'cv.doc',
    changed(small, [
      [512 * 2 + 72, 0],
      [512 * 2 + 128 + 68, 0],
      [512 * 2 + 128 + 72, 1],
      [512 * 2 + 256 + 68, 1],
    ]),
  ],
  ['an endless stream', 'cv.doc', changed(small, [[512 * 2 + 128 + 120, 0x7fffffff]])],
  ['fields in fields of an old text', 'cv.doc', doc(['WordDocument', '1Table'], { text: filled('\u0013', 4_000_000) })],
  [
    'pieces that overlap',
    'cv.doc',
    doc(['WordDocument', '1Table'], { text: 'x'.repeat(100_000), pieceLength: 1 }).fill(0x7f, 4000, 5000),
  ],
];

const png = (chunks: Buffer) =>
  Buffer.concat([Buffer.from('89504e470d0a1a0a0000000d4948445200000001000000010802000000907753de', 'hex'), chunks]);
const pictures: Heavy[] = [
  [
    'chunks of nothing',
    'a.png',
    png(Buffer.concat(Array<Buffer>(800_000).fill(Buffer.from('000000006e6f4e65', 'hex')))),
  ],
  ['filling bytes', 'a.jpg', Buffer.concat([Buffer.from([0xff, 0xd8]), Buffer.alloc(LARGEST, 0xff)])],
  [
    'segments of nothing',
    'a.jpg',
    Buffer.concat([Buffer.from([0xff, 0xd8]), Buffer.alloc(LARGEST, Buffer.from([0xff, 0xe0, 0, 2]))]),
  ],
  [
    'segments that begin a page',
    'a.jpg',
    Buffer.concat([
      Buffer.from([0xff, 0xd8]),
      Buffer.alloc(LARGEST, Buffer.concat([Buffer.from([0xff, 0xe0, 0xff, 0xff]), Buffer.alloc(0xfffd, '<html')])),
    ]),
  ],
];

/** All of them. Made when they are asked for: they take a second. */
export const heavyDocuments = (): Heavy[] => [...pdfs, ...texts, ...old, ...pictures];
