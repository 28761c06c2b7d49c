/** Documents as people have them, each as another program writes it. Built in code: none comes from anywhere else. */
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { type Entry, zip } from './zip.ts';

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const RELS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

export const contentTypes = (main = `${WORD}.document.main+xml`, more = ''): Entry => ({
  name: '[Content_Types].xml',
  content: `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${main}"/>${more}</Types>`,
});

export const rels = (name: string, ...links: string[]): Entry => ({
  name,
  content: `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${links.join('')}</Relationships>`,
});

export const link = (kind: string, target: string, mode = '') =>
  `<Relationship Id="rId1" Type="${RELS}/${kind}" Target="${target}"${mode && ` TargetMode="${mode}"`}/>`;

const text: Entry = {
  name: 'word/document.xml',
  content: `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>Curriculum vitae: HTML/JavaScript, ../../ and PK</w:t></w:r></w:p></w:body></w:document>`,
};
const root = rels('_rels/.rels', link('officeDocument', 'word/document.xml'));

/** A text of Word, with more entries. */
export const docx = (...more: Entry[]): Buffer => zip([contentTypes(), root, text, ...more]);

/** Numbers a PDF's objects, with the table of their places. `objects[0]` is the catalogue. */
export function pdf(objects: string[], { head = '', version = '1.4', tail = '' } = {}): Buffer {
  let body = `${head}%PDF-${version}\n%\u00e2\u00e3\u00cf\u00d3\n`;
  const places = objects.map((object, index) => {
    const place = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(body + table + trailer + tail, 'latin1');
}

export const PAGES = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>';
export const PAGE = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R >>';
export const CONTENTS = '<< /Length 44 >>\nstream\nBT /F1 12 Tf (HTML/JavaScript /S developer) Tj ET\nendstream';
export const CATALOGUE = '<< /Type /Catalog /Pages 2 0 R >>';

/** A stream of packed objects, as PDF 1.5 and newer have them. */
export function objectStream(objects: string, filter = '/FlateDecode', pack = deflateSync): string {
  const packed = pack(Buffer.from(objects, 'latin1')).toString('latin1');
  return `<< /Type /ObjStm /N 1 /First 5 /Length ${packed.length} /Filter ${filter} >>\nstream\n${packed}\nendstream`;
}

/** A compound file with streams of these names, the first of `size` bytes ([MS-CFB]). */
export function doc(names: string[], size = 4096): Buffer {
  const sector = 512;
  const perTable = sector / 4;
  const data = Math.ceil(size / sector);
  const folders = Math.ceil((names.length + 1) / 4);
  let tables = 1;
  const moreOf = () => Math.max(0, Math.ceil((tables - 109) / (perTable - 1)));
  while (tables * perTable < data + folders + tables + moreOf()) tables++;
  const more = moreOf();
  // In this order: tables, lists of tables, directory, data.
  const next = new Array<number>(tables * perTable).fill(0xffffffff);
  const chain = (from: number, count: number) => {
    for (let place = 0; place < count; place++) next[from + place] = place + 1 < count ? from + place + 1 : 0xfffffffe;
  };
  next.fill(0xfffffffd, 0, tables);
  next.fill(0xfffffffc, tables, tables + more);
  chain(tables + more, folders);
  chain(tables + more + folders, data);

  const head = Buffer.alloc(sector, 0);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(head);
  head.writeUInt16LE(0x3e, 24);
  head.writeUInt16LE(3, 26);
  head.writeUInt16LE(0xfffe, 28);
  head.writeUInt16LE(9, 30);
  head.writeUInt16LE(6, 32);
  head.writeUInt32LE(tables, 44);
  head.writeUInt32LE(tables + more, 48);
  head.writeUInt32LE(4096, 56);
  head.writeUInt32LE(0xfffffffe, 60);
  head.writeUInt32LE(more > 0 ? tables : 0xfffffffe, 68);
  head.writeUInt32LE(more, 72);
  for (let place = 0; place < 109; place++) head.writeUInt32LE(place < tables ? place : 0xffffffff, 76 + place * 4);
  const fat = Buffer.alloc(tables * sector);
  for (const [place, number] of next.entries()) fat.writeUInt32LE(number, place * 4);
  const lists = Buffer.alloc(more * sector, 0xff);
  for (let table = 109; table < tables; table++) {
    const list = Math.floor((table - 109) / (perTable - 1));
    lists.writeUInt32LE(table, list * sector + ((table - 109) % (perTable - 1)) * 4);
  }
  for (let list = 0; list < more; list++)
    lists.writeUInt32LE(list + 1 < more ? tables + list + 1 : 0xfffffffe, list * sector + sector - 4);
  const directory = Buffer.alloc(folders * sector);
  for (const [place, name] of ['Root Entry', ...names].entries()) {
    directory.write(name, place * 128, 'utf16le');
    directory.writeUInt16LE((name.length + 1) * 2, place * 128 + 64);
    directory[place * 128 + 66] = place === 0 ? 5 : 2;
    directory.writeUInt32LE(place === 1 ? tables + more + folders : 0xfffffffe, place * 128 + 116);
  }
  return Buffer.concat([head, fat, lists, directory, Buffer.alloc(data * sector, 0x20)]);
}

const picture = () => sharp({ create: { width: 40, height: 30, channels: 3, background: '#a84c28' } });

/** Every genuine document with the name it comes under. */
export async function genuineDocuments(): Promise<[name: string, content: Buffer][]> {
  const [jpg, progressive, exif, png, interlaced] = await Promise.all([
    picture().jpeg().toBuffer(),
    picture().jpeg({ progressive: true }).toBuffer(),
    picture()
      .withExif({ IFD0: { Copyright: 'Amina' } })
      .jpeg()
      .toBuffer(),
    picture().png().toBuffer(),
    picture().png({ progressive: true }).toBuffer(),
  ]);
  const simple = pdf([CATALOGUE, PAGES, PAGE, CONTENTS]);
  const table = zip([contentTypes('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml')]);
  const streamed = [text, root, contentTypes()].map((entry) => ({ ...entry, streamed: true }));
  return [
    ['plain.pdf', simple],
    ['CAPITALS.PDF', simple],
    ['after a blank line.pdf', Buffer.concat([Buffer.from('\r\n'), simple])],
    ['filled up.pdf', Buffer.concat([simple, Buffer.alloc(700)])],
    [
      'linked, with a form and an opening view.pdf',
      pdf([
        '<< /Type /Catalog /Pages 2 0 R /OpenAction [3 0 R /XYZ 0 842 0] /AcroForm << /Fields [] >> >>',
        PAGES,
        `${PAGE.slice(0, -2)} /Annots [<< /Subtype /Link /A << /S /URI /URI (https://example.com/) >> >> << /Subtype /Link /A << /S /GoTo /D [3 0 R /Fit] >> >>] >>`,
        CONTENTS,
      ]),
    ],
    [
      'with an attachment.pdf',
      pdf([
        '<< /Type /Catalog /Pages 2 0 R /Names << /EmbeddedFiles << /Names [(cv.xml) 5 0 R] >> >> >>',
        PAGES,
        PAGE,
        CONTENTS,
        '<< /Type /Filespec /F (cv.xml) /EF << /F 6 0 R >> >>',
        '<< /Type /EmbeddedFile /Length 5 >>\nstream\n<cv/>\nendstream',
      ]),
    ],
    [
      'with packed objects.pdf',
      pdf([CATALOGUE, PAGES, PAGE, CONTENTS, objectStream('6 0 << /S /URI /URI (https://example.com/JavaScript) >>')], {
        version: '1.7',
      }),
    ],
    [
      'protected.pdf',
      pdf([
        CATALOGUE,
        PAGES,
        PAGE,
        CONTENTS,
        objectStream('', '/FlateDecode', () => Buffer.from('7f3a9910aa', 'hex')),
        '<< /Filter /Standard /V 2 >>',
      ]),
    ],
    [
      'word.docx',
      docx(
        rels(
          'word/_rels/settings.xml.rels',
          link('attachedTemplate', 'file:///C:\\Users\\Amina\\Templates\\CV.dotx', 'External'),
        ),
        rels('word/_rels/document.xml.rels', link('hyperlink', 'https://example.com/me', 'External')),
      ),
    ],
    [
      'with pictures.docx',
      docx(
        { name: 'word/media/image1.png', content: png, stored: true },
        { name: 'word/media/image2.jpeg', content: jpg, stored: true },
      ),
    ],
    ['with a table.docx', docx({ name: 'word/embeddings/Microsoft_Excel_Sheet1.xlsx', content: table, stored: true })],
    ['streamed, in another order.docx', zip([{ name: 'word/', content: '', stored: true }, ...streamed])],
    ['old.doc', doc(['WordDocument', '1Table', '\u0005SummaryInformation', 'CompObj'])],
    ['old and large.doc', doc(['WordDocument', '1Table'], 8_000_000)],
    ['photo.jpg', jpg],
    ['photo.jpeg', progressive],
    ['phone.jpg', Buffer.concat([exif, Buffer.from('SEFT trailer of a camera')])],
    ['scan.png', png],
    ['interlaced.png', interlaced],
  ];
}
