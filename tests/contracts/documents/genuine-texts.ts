/** Word documents as different programs write them. */
import { doc } from './doc.ts';
import { type Entry, zip } from './zip.ts';

/** The account in file paths. */
const WHO = 'amina';

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const RELS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml';

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

/** The main document part, with additional markup in its body. */
export const textPart = (body = ''): Entry => ({
  name: 'word/document.xml',
  content: `<?xml version="1.0"?><w:document xmlns:w="${W}" xmlns:v="urn:schemas-microsoft-com:vml"><w:body><w:p><w:r><w:t>Curriculum vitae: HTML/JavaScript, ../../ and PK</w:t></w:r></w:p>${body}</w:body></w:document>`,
});
export const rootLinks = rels('_rels/.rels', link('officeDocument', 'word/document.xml'));

/** A Word document with additional entries. */
export const docx = (...more: Entry[]): Buffer => zip([contentTypes(), rootLinks, textPart(), ...more]);
/** A Word document with additional markup in its body. */
export const docxWith = (body: string): Buffer => zip([contentTypes(), rootLinks, textPart(body)]);

const run = (inner: string) => `<w:r>${inner}</w:r>`;
const mark = (kind: string) => run(`<w:fldChar w:fldCharType="${kind}"/>`);
/** A field with its code, split into several runs, and its result. */
export const field = (code: string[], shown = 'x') =>
  `<w:p>${mark('begin')}${code.map((piece) => (piece.startsWith('<') ? piece : run(`<w:instrText xml:space="preserve">${piece}</w:instrText>`))).join('')}${mark('separate')}${run(`<w:t>${shown}</w:t>`)}${mark('end')}</w:p>`;
/** A field inside the code of another. */
export const innerField = (code: string, shown = 'x') =>
  `${mark('begin')}${run(`<w:instrText>${code}</w:instrText>`)}${mark('separate')}${run(`<w:t>${shown}</w:t>`)}${mark('end')}`;

const settings = (target: string) =>
  docx(rels('word/_rels/settings.xml.rels', link('attachedTemplate', target, 'External')));

const TEMPLATES = [
  'file:///C:\\Users\\Amina\\Templates\\CV.dotx',
  `file:///C:/Users/${WHO}/CV.dotx`,
  'file:///C:/Users/Amina%20W/AppData/Roaming/Microsoft/Templates/Normal.dotm',
  'file://C:/CV.dotx',
  'C:\\Templates\\CV.dotx',
  'D:/CV.dotx',
  `file:///Users/${WHO}/Library/Normal.dotm`,
  `file:///home/${WHO}/.config/libreoffice/4/user/template/cv.ott`,
  `file://localhost/Users/${WHO}/Normal.dotm`,
  'file://localhost/Macintosh%20HD:Users:amina:Normal.dotm',
  'Macintosh HD:Users:amina:Library:Normal.dotm',
  `/Users/${WHO}/Normal.dotm`,
  `/home/${WHO}/cv.dotx`,
  '/storage/emulated/0/cv.dotx',
  '/private/var/mobile/Containers/Data/CV.dotx',
  `file:/home/${WHO}/cv.dotx`,
  'Normal.dotm',
  'file:///E:/CV.dotx',
];

const table = zip([contentTypes(SHEET), { name: 'word/document.xml', content: '<worksheet/>' }]);
const streamed = [textPart(), rootLinks, contentTypes()].map((entry) => ({ ...entry, streamed: true }));
const utf16 = (entry: Entry): Entry => ({
  ...entry,
  content: Buffer.from(
    `\ufeff${String(entry.content).replace('<?xml version="1.0"?>', '<?xml version="1.0" encoding="UTF-16"?>')}`,
    'utf16le',
  ),
});
const part = (name: string, content: string): Entry => ({
  name,
  content: `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${content}`,
});

type Genuine = [name: string, content: Buffer];

const byTemplate = TEMPLATES.map(
  (target, index): Genuine => [`with a template of its own ${index}.docx`, settings(target)],
);

const written: Genuine[] = [
  [
    'by Word, with links.docx',
    docx(
      rels(
        'word/_rels/document.xml.rels',
        link('hyperlink', 'https://example.com/me', 'External'),
        link('hyperlink', 'mailto:amina@example.com', 'External'),
        link('hyperlink', `file:///C:/Users/${WHO}/work.pdf`, 'External'),
        link('styles', 'styles.xml'),
      ),
      part(
        'docProps/app.xml',
        '<Properties><Template>Normal.dotm</Template><Application>Microsoft Office Word</Application></Properties>',
      ),
      part('word/settings.xml', `<w:settings xmlns:w="${W}"><w:documentProtection w:edit="forms"/></w:settings>`),
    ),
  ],
  [
    'by Word, with pasted pictures of a mail.docx',
    docx(rels('word/_rels/document.xml.rels', link('image', 'cid:image001.png@01D8', 'External'))),
  ],
  [
    'by Word, with a picture linked on its computer.docx',
    docx(rels('word/_rels/document.xml.rels', link('image', 'file:///C:\\Users\\a\\photo.jpg', 'External'))),
  ],
  [
    'by Word, with fields.docx',
    docxWith(
      [
        field([' PAGE ']),
        field([' HYPERLINK ', '"https://example.com" \\h ']),
        field([' TOC \\o "1-3" \\h \\z \\u ']),
        field([' INCLUDEPICTURE "/var/folders/x/photo.png" \\* MERGEFORMATINET ']),
        field([' IF ', `<w:r/>${innerField(' PAGE ', '1')}`, ' = "1" "a" "b" ']),
        field([' = ', `<w:r/>${innerField(' NUMPAGES ', '3')}`, ' - 1 ']),
        '<w:p><w:fldSimple w:instr=" DATE \\@ &quot;d MMMM yyyy&quot; "/></w:p>',
        field([' MERGEFIELD Name ']),
        field([' EMBED Equation.3 ']),
        field([' FORMTEXT ']),
      ].join(''),
    ),
  ],
  [
    'by Google Docs.docx',
    zip(
      [part('word/numbering.xml', `<w:numbering xmlns:w="${W}"/>`), textPart(), rootLinks, contentTypes()].map(
        (one) => ({ ...one, streamed: true }),
      ),
    ),
  ],
  [
    'by Pages.docx',
    docx(part('word/theme/theme1.xml', '<a:theme xmlns:a="urn:a" name="Blank"/>'), {
      name: 'word/media/image1.tif',
      content: 'II*\0',
      stored: true,
    }),
  ],
  [
    'by WPS.docx',
    docx(part('docProps/custom.xml', '<Properties><property name="KSOProductBuildVer"/></Properties>'), {
      name: 'customXml/',
      content: '',
      stored: true,
    }),
  ],
  [
    'by OnlyOffice.docx',
    docx(part('word/webSettings.xml', `<w:webSettings xmlns:w="${W}"><w:optimizeForBrowser/></w:webSettings>`)),
  ],
  [
    'by LibreOffice.docx',
    docx(
      part('docProps/app.xml', '<Properties><Application>LibreOffice/7.4</Application></Properties>'),
      part('word/fontTable.xml', `<w:fonts xmlns:w="${W}"/>`),
    ),
  ],
  [
    'by AbiWord, with a link that is not escaped.docx',
    docx(rels('word/_rels/document.xml.rels', link('hyperlink', 'https://example.com/me?a=1&b=2', 'External'))),
  ],
  ['in UTF-16.docx', zip([utf16(contentTypes()), utf16(rootLinks), utf16(textPart())])],
  ['with a table.docx', docx({ name: 'word/embeddings/Microsoft_Excel_Sheet1.xlsx', content: table, stored: true })],
  [
    'with an old formula.docx',
    docx({ name: 'word/embeddings/oleObject1.bin', content: doc(['Equation Native', '\u0001Ole', '\u0001CompObj']) }),
  ],
  [
    'with a drawing.docx',
    docx(
      part(
        'word/drawings/vmlDrawing1.vml',
        '<xml xmlns:v="urn:v"><v:shape><v:imagedata src="media/a.png"/></v:shape></xml>',
      ),
    ),
  ],
  ['streamed, in another order.docx', zip([{ name: 'word/', content: '', stored: true }, ...streamed])],
  ['with much text.docx', docxWith('<w:p><w:r><w:t>words of a life</w:t></w:r></w:p>'.repeat(20_000))],
  ['with junk before it.docx', Buffer.concat([Buffer.from('\r\n\r\n'), docx()])],
  ['with junk behind it.docx', Buffer.concat([docx(), Buffer.alloc(1000)])],
  ['locked by a password.docx', doc(['EncryptionInfo', 'EncryptedPackage', '\u0006DataSpaces'])],
];

const older: Genuine[] = [
  ['by Word 97.doc', doc(['WordDocument', '1Table', '\u0005SummaryInformation', '\u0001CompObj'])],
  [
    'by Word 2003, with a picture and a formula.doc',
    doc(['WordDocument', '1Table', 'Data', 'ObjectPool', '_1234', 'Equation Native']),
  ],
  ['by WPS.doc', doc(['WordDocument', '1Table', 'SummaryInformation', 'WpsCustomData'])],
  ['old and large.doc', doc(['WordDocument', '1Table'], { size: 8_000_000 })],
  [
    'with links.doc',
    doc(['WordDocument', '1Table'], {
      text: 'CV \u0013 HYPERLINK "https://example.com" \u0014me\u0015 \u0013 PAGE \u00151\u0015',
    }),
  ],
  ['with a template of its own.doc', doc(['WordDocument', '1Table'], { template: 'C:\\Users\\Amina\\Normal.dot' })],
  [
    'with a template of a Mac.doc',
    doc(['WordDocument', '1Table'], { template: 'Macintosh HD:Users:amina:Normal.dot' }),
  ],
  ['with junk behind it.doc', Buffer.concat([doc(['WordDocument', '1Table']), Buffer.alloc(512)])],
];

export const genuineTexts: Genuine[] = [...byTemplate, ...written, ...older];
