import { docx } from './genuine-texts.ts';
import { CATALOGUE, CONTENTS, PAGE, PAGES, stream } from './pdf.ts';
import { packedPdf } from './pdf-variants.ts';

const noise = (length: number) => {
  let state = 1;
  return Buffer.from(
    Array.from({ length }, () => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
      return state >>> 24;
    }),
  );
};
const photo = stream(noise(480_000), '/Type /XObject /Subtype /Image /Filter /DCTDecode');
const words = Array.from(
  { length: 400 },
  (_, index) => `<< /Type /StructElem /S /P /K ${index} /Alt (word ${index}) >>`,
);
/** A 1 MB CV with two pictures, as two programs write it. */
export const curricula: [string, Buffer][] = [
  ['cv.pdf', packedPdf([CATALOGUE, PAGES, PAGE, CONTENTS, photo, photo, ...words])],
  [
    'cv.docx',
    docx(
      { name: 'word/media/image1.jpeg', content: noise(480_000), stored: true },
      { name: 'word/media/image2.jpeg', content: noise(480_000), stored: true },
      { name: 'word/footnotes.xml', content: `<w:p>${'<w:r><w:t>words of a life</w:t></w:r>'.repeat(8000)}</w:p>` },
    ),
  ],
];
