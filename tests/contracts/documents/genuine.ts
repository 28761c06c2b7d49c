/** Documents as people have them, each as another program writes it. Built in code: none comes from anywhere else. */
import sharp from 'sharp';
import { doc } from './doc.ts';
import { CATALOGUE, CONTENTS, objectStream, PAGE, PAGES, pdf } from './pdf.ts';
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
