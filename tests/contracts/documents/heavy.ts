/** Documents made to exhaust their reader's time or memory. Most are small files. */
import { deflateRawSync } from 'node:zlib';
import { doc } from './doc.ts';
import { filled, type Heavy, LARGEST, MEBIBYTE } from './filling.ts';
import { contentTypes, docx, docxWith, rels, rootLinks, textPart } from './genuine-texts.ts';
import { heavyPdfs } from './heavy-pdfs.ts';
import { type Entry, zip } from './zip.ts';

const part = (name: string, content: string | Buffer): Entry => ({ name, content });
const RELATIONS = 'word/_rels/document.xml.rels';
const pieces = (count: number, bytes: number) => {
  const piece = { content: Buffer.alloc(bytes), packed: deflateRawSync(Buffer.alloc(bytes)) };
  return Array.from({ length: count }, (_, index) => ({ name: `word/${index}`, ...piece }));
};
/** Nested archives. */
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

/** A compound file with changed numbers in its header, or in its first table. */
function changed(content: Buffer, changes: [offset: number, value: number][]): Buffer {
  const copy = Buffer.from(content);
  for (const [offset, value] of changes) copy.writeUInt32LE(value, offset);
  return copy;
}
const large = doc(['WordDocument', '1Table'], { size: 9_000_000 });
const small = doc(['WordDocument', '1Table']);
/** The sector of the first table follows the header; the directory is in sector 1. */
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

/** All of them. */
export const heavyDocuments: Heavy[] = [...heavyPdfs, ...texts, ...old, ...pictures];
