/** Small PDFs with the structure that different programs produce. */
import { deflateSync } from 'node:zlib';
import { doc } from './doc.ts';
import { docx } from './genuine-texts.ts';
import { CATALOGUE, CONTENTS, objectStream, PAGE, PAGES, pdf, stream } from './pdf.ts';
import { lockedPdf, packedPdf, updatedPdf } from './pdf-variants.ts';

/** The account in file paths. */
const WHO = 'amina';

type Genuine = [name: string, content: Buffer];

const base = [CATALOGUE, PAGES, PAGE, CONTENTS];
const catalogue = (more: string) => `<< /Type /Catalog /Pages 2 0 R ${more} >>`;
const page = (more: string) => `${PAGE.slice(0, -2)} ${more} >>`;
const flate = (content: string | Buffer, about = '') => stream(deflateSync(content), `${about} /Filter /FlateDecode`);
const XMP =
  '<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></x:xmpmeta><?xpacket end="w"?>';
const metadata = () => stream(XMP, '/Type /Metadata /Subtype /XML');
const font = '<< /Type /Font /Subtype /TrueType /BaseFont /ABCDEF+Calibri /FontDescriptor 6 0 R >>';
const fontFile = '<< /Type /FontDescriptor /FontName /ABCDEF+Calibri /Flags 32 /FontFile2 7 0 R >>';
const scan = (filter: string, content: Buffer) =>
  stream(
    content,
    `/Type /XObject /Subtype /Image /Width 8 /Height 8 /BitsPerComponent 8 /ColorSpace /DeviceGray /Filter ${filter}`,
  );
const random = (length: number) => Buffer.from(Array.from({ length }, (_, index) => (index * 2_654_435_761) >>> 24));
const info = (producer: string, creator = producer) =>
  `<< /Producer (${producer}) /Creator (${creator}) /CreationDate (D:20260105080000+03'00') /Title (CV JavaScript /Launch) >>`;

/** A simple PDF for each program: its objects after catalogue, pages, page and contents. */
const simple = (producer: string, ...more: string[]) =>
  pdf([...base, ...more, info(producer)], { trailer: '/Info 5 0 R ' });

const word = packedPdf(
  [
    catalogue(
      '/Lang (en) /StructTreeRoot 5 0 R /MarkInfo << /Marked true >> /Metadata 8 0 R /ViewerPreferences << /DisplayDocTitle true >>',
    ),
    PAGES,
    page(
      '/Resources << /Font << /F1 6 0 R >> /XObject << /JS 9 0 R >> >> /StructParents 0 /Group << /Type /Group /S /Transparency /CS /DeviceRGB >>',
    ),
    CONTENTS,
    '<< /Type /StructTreeRoot /K [<< /Type /StructElem /S /Document /P 5 0 R /K [<< /S /P >> << /S /Link >>] >>] /RoleMap << /Footnote /Note >> >>',
    '<< /Type /Font /Subtype /TrueType /BaseFont /Calibri >>',
    info('Microsoft\\256 Word 2019', 'Microsoft\\256 Word 2019'),
    metadata(),
    scan('/DCTDecode', random(500)),
  ],
  { version: '1.7' },
);

const acrobatForm = pdf(
  [
    catalogue(
      '/AcroForm << /Fields [5 0 R 6 0 R 7 0 R] /NeedAppearances true /DA (/Helv 0 Tf) /DR << /Font << /Helv 8 0 R >> >> >>',
    ),
    PAGES,
    page('/Annots [5 0 R 6 0 R 7 0 R]'),
    CONTENTS,
    '<< /Type /Annot /Subtype /Widget /FT /Tx /T (name) /V (Amina) /Rect [0 0 9 9] /MK << /BC [0] >> /AP << /N 9 0 R >> >>',
    '<< /Type /Annot /Subtype /Widget /FT /Btn /T (send) /Rect [0 0 9 9] /A << /S /SubmitForm /F << /FS /URL /F (https://example.com/form) >> /Flags 4 >> >>',
    '<< /Type /Annot /Subtype /Widget /FT /Btn /T (empty) /Rect [0 0 9 9] /A << /S /ResetForm >> /AA << /U << /S /Hide /T (name) >> >> >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    stream('q Q', '/Type /XObject /Subtype /Form /BBox [0 0 9 9]'),
  ],
  { version: '1.6' },
);

const links = pdf([
  catalogue('/OpenAction [3 0 R /XYZ 0 842 0] /Outlines 5 0 R /PageMode /UseOutlines /Dests << /a [3 0 R /Fit] >>'),
  PAGES,
  page(
    `/Annots [${[
      '/A << /S /URI /URI (https://example.com/?a=\\(1\\)&script=/S/JavaScript) >>',
      '/A << /S /URI /URI (mailto:amina@example.com) >>',
      '/A << /S /URI /URI (tel:+254700000000) >>',
      '/A << /S /GoTo /D [3 0 R /Fit] >>',
      '/A << /S /GoToR /F (work.pdf) /D [0 /Fit] >>',
      `/A << /S /URI /URI (file:///C:/Users/${WHO}/work.pdf) >>`,
      '/A << /S /Named /N /NextPage >>',
      '/Dest (a)',
    ]
      .map((action) => `<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] ${action} >>`)
      .join(' ')}]`,
  ),
  CONTENTS,
  '<< /First 6 0 R /Last 6 0 R /Count 1 >>',
  '<< /Title (JavaScript) /Parent 5 0 R /A << /S /GoTo /D (a) >> >>',
]);

const attach = (name: string, content: Buffer | string, how = '') =>
  pdf(
    [
      catalogue('/Names << /EmbeddedFiles << /Names [(a) 5 0 R] >> >> /AF [5 0 R]'),
      PAGES,
      PAGE,
      CONTENTS,
      `<< /Type /Filespec /F (${name}) /UF (${name}) /AFRelationship /Data /EF << /F 6 0 R /UF 6 0 R >> >>`,
      flate(content, `/Type /EmbeddedFile ${how}`),
    ],
    { version: '1.7' },
  );
const EUROPASS =
  '<?xml version="1.0" encoding="UTF-8"?><SkillsPassport xmlns="http://europass.cedefop.europa.eu/Europass"><LearnerInfo><Skills>JavaScript, HTML &lt;script&gt;</Skills></LearnerInfo></SkillsPassport>';
const plainForm = '<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"><template><field name="a"/></template></xdp:xdp>';

const linearized = (() => {
  const text = pdf([...base, '<< /Linearized 1 /L 1000 /H [100 20] /O 3 /E 500 /N 1 /T 900 >>']).toString('latin1');
  return Buffer.from(text, 'latin1');
})();

const simpleOnes = [
  'macOS Version 14.2 Quartz PDFContext',
  'Skia/PDF m120',
  'pdfTeX-1.40.25',
  'xdvipdfmx \\(20220710\\)',
  'LuaTeX-1.17.0',
  'GPL Ghostscript 10.01.2',
  'Qt 4.8.7',
  'wkhtmltopdf 0.12.6',
  'iText 5.5.13',
  'OpenPDF 1.3.30',
  'PDFium',
  'jsPDF 2.5.1',
  'Canva',
  'cairo 1.16.0',
  'ReportLab PDF Library',
  'FPDF 1.86',
  'TCPDF 6.6',
  'mPDF 8.1',
  'dompdf 2.0',
  'PDFKit',
  'pdf-lib',
  'Prince 15',
  'WeasyPrint 60',
  'Apache FOP 2.8',
  'PDFsharp 1.50',
  'Aspose.PDF',
  'Foxit PhantomPDF',
  'Nitro Pro 13',
  'CamScanner',
  'Adobe Scan',
  'iOS Version 17 Quartz PDFContext',
  'Figma',
].map((producer): Genuine => [`by ${producer.replace(/[^\w .-]/g, ' ')}.pdf`, simple(producer)]);

export const genuinePdfs: Genuine[] = [
  ...simpleOnes,
  ['by Word.pdf', word],
  [
    'by Word, older.pdf',
    pdf([
      catalogue('/Metadata 5 0 R'),
      PAGES,
      page('/Resources << /Font << /F1 5 0 R >> >>'),
      CONTENTS,
      font,
      fontFile,
      flate(random(900), '/Length1 900'),
    ]),
  ],
  [
    'by LibreOffice.pdf',
    pdf([...base, font, fontFile, flate(random(900), '/Length1 900'), info('LibreOffice 7.4', 'Writer')], {
      version: '1.6',
    }),
  ],
  [
    'by LibreOffice, for archives.pdf',
    pdf([
      catalogue('/Metadata 5 0 R /OutputIntents [<< /S /GTS_PDFA1 /DestOutputProfile 6 0 R >>]'),
      PAGES,
      PAGE,
      CONTENTS,
      metadata(),
      flate(random(500), '/N 3'),
    ]),
  ],
  ['by Google Docs.pdf', packedPdf([...base, info('Skia/PDF m120 Google Docs Renderer')], { version: '1.4' })],
  ['by Pages.pdf', pdf([...base, flate(random(300)), info('macOS Quartz PDFContext', 'Pages')], { version: '1.3' })],
  ['by WPS.pdf', pdf([...base, info('WPS \\306\\322 PDF', 'WPS Writer')], { version: '1.7' })],
  ['by OnlyOffice.pdf', packedPdf([...base, info('ONLYOFFICE')], { version: '1.7' })],
  [
    'by InDesign.pdf',
    packedPdf(
      [
        catalogue('/Metadata 5 0 R /OCProperties << /OCGs [] /D << /AS [] >> >>'),
        PAGES,
        page('/Trans << /S /Wipe >> /TrimBox [0 0 9 9]'),
        CONTENTS,
        metadata(),
      ],
      { version: '1.6' },
    ),
  ],
  [
    'by a scanner.pdf',
    pdf(
      [
        catalogue(''),
        PAGES,
        page('/Resources << /XObject << /I 5 0 R >> >>'),
        CONTENTS,
        scan('/DCTDecode', random(20_000)),
      ],
      { version: '1.3' },
    ),
  ],
  ['by a scanner in black and white.pdf', pdf([...base, scan('/CCITTFaxDecode', random(3000))])],
  [
    'by a scanner with words.pdf',
    pdf([...base, scan('/JBIG2Decode', random(3000)), flate('BT 3 Tr (obj 1 0 obj) Tj ET')]),
  ],
  ['by a phone.pdf', pdf([...base, scan('/DCTDecode', random(60_000)), info('iPhone')])],
  ['linearized.pdf', linearized],
  ['changed twice.pdf', updatedPdf(updatedPdf(pdf(base), { 4: CONTENTS }), { 5: info('Acrobat') })],
  ['changed after it was packed.pdf', updatedPdf(packedPdf(base), { 9: info('Acrobat') })],
  ['packed.pdf', packedPdf(base)],
  [
    'packed and signed.pdf',
    packedPdf([
      catalogue('/AcroForm << /SigFlags 3 /Fields [5 0 R] >> /Perms << /DocMDP 6 0 R >>'),
      PAGES,
      PAGE,
      CONTENTS,
      '<< /FT /Sig /T (s) /V 6 0 R >>',
      `<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /adbe.pkcs7.detached /ByteRange [0 1 2 3] /Contents <${'00'.repeat(500)}> >>`,
    ]),
  ],
  [
    'with packed objects beside others.pdf',
    pdf([...base, objectStream('6 0 << /S /URI /URI (https://example.com/JavaScript) >>')], { version: '1.7' }),
  ],
  ['a form by Acrobat.pdf', acrobatForm],
  [
    'a form in XML without scripts.pdf',
    pdf([catalogue('/AcroForm << /Fields [] /XFA [(template) 5 0 R] >>'), PAGES, PAGE, CONTENTS, flate(plainForm)]),
  ],
  ['with links and an outline.pdf', links],
  ['by Europass, with its data.pdf', attach('attachment.xml', EUROPASS, '/Subtype /text#2Fxml')],
  ['with notes attached.pdf', attach('notes.txt', 'JavaScript, PK, <3 and a < b')],
  ['with a diploma attached.pdf', attach('diploma.pdf', pdf(base))],
  [
    'with a photograph attached.pdf',
    attach(
      'photo.gif',
      Buffer.from('47494638396101000100800000ffffff00000021f90401000000002c00000000010001000002024401003b', 'hex'),
    ),
  ],
  ['with a text attached.pdf', attach('letter.docx', docx())],
  ['with an old text attached.pdf', attach('letter.doc', doc(['WordDocument', '1Table']))],
  ['protected as Acrobat 3 does.pdf', lockedPdf([...base, info('x')], 'RC4')],
  ['protected as Acrobat 7 does.pdf', lockedPdf([...base, objectStream('9 0 << /Type /Font >>')], 'AES-128')],
  ['protected as Acrobat 9 does.pdf', lockedPdf([...base, info('x')], 'AES-256')],
  ['locked by a password, older.pdf', lockedPdf([...base, objectStream('9 0 << /Type /Font >>')], 'RC4', 'secret')],
  ['locked by a password.pdf', lockedPdf([...base, objectStream('9 0 << /Type /Font >>')], 'AES-128', 'secret')],
  ['locked by a password, newer.pdf', lockedPdf([...base, objectStream('9 0 << /Type /Font >>')], 'AES-256', 'secret')],
  ['CAPITALS.PDF', pdf(base)],
  ['after a blank line.pdf', Buffer.concat([Buffer.from('\r\n'), pdf(base)])],
  ['after a mark of UTF-8.pdf', Buffer.concat([Buffer.from('\ufeff'), pdf(base)])],
  [
    'after the words of a printer.pdf',
    Buffer.concat([Buffer.from('\u001b%-12345X@PJL JOB NAME="cv"\r\n@PJL ENTER LANGUAGE=PDF\r\n'), pdf(base)]),
  ],
  ['after 1,024 bytes of junk.pdf', Buffer.concat([random(1024), pdf(base)])],
  ['filled up.pdf', Buffer.concat([pdf(base), Buffer.alloc(700)])],
  ['before 1,000 bytes of junk.pdf', Buffer.concat([pdf(base), random(1000)])],
  ['before the end of a mail.pdf', Buffer.concat([pdf(base), Buffer.from('\r\n--boundary42--\r\n')])],
  [
    'with a wrong table.pdf',
    Buffer.from(
      pdf(base)
        .toString('latin1')
        .replace(/startxref\n\d+/, 'startxref\n7'),
      'latin1',
    ),
  ],
];
