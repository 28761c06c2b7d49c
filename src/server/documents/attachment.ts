import { fileTypeFromBuffer } from 'file-type';
import { type Budget, EMBEDDED } from './budget.ts';
import { COMPOUND_START } from './office/compound.ts';
import { readCompound } from './office/doc.ts';
import { readOfficePackage } from './office/package.ts';
import { readPdf } from './pdf/pdf.ts';
import { readPicture } from './pictures.ts';
import { isMarkup } from './polyglot.ts';
import { DocumentRejected, rejectUnsafe } from './rejection.ts';
import { decodeXml, readXml } from './xml.ts';

/** File extensions of documents, and of Distiller's settings for creating them; never those of programs. */
const DOCUMENTS =
  /\.(?:pdf|docx?|xlsx?|pptx?|xml|xmp|mml|css|joboptions|xsd|txt|md|csv|tsv|json|ics|vcf|bib|tex|jpe?g|png|gif|webp|tiff?|bmp|heic|p7s|p7m|asc|sig|tsr|cer)$/i;
/** File extensions of programs, also before the name of an alternate data stream. */
const PROGRAM_NAME =
  /\.(?:exe|dll|com|scr|pif|cpl|msi|msix|bat|cmd|ps1|psm1|vbs|vbe|jse?|wsf|wsh|hta|lnk|url|jar|sh|command|app|dmg|iso|img|reg|inf|scf|xll|chm|html?|mht|mhtml|svg|swf)(?:$|:)/i;
/** Magic numbers of programs for Windows, Linux, shells, Java and macOS, and of a Windows shortcut. */
const PROGRAMS = [
  'MZ',
  '\u007fELF',
  '#!',
  '\u00ca\u00fe\u00ba\u00be',
  '\u00cf\u00fa\u00ed\u00fe',
  'L\0\0\0\u0001\u0014',
];
/**
 * A style sheet as LaTeX attaches it to tagged papers, with the file name of a web page: one element in plain
 * characters that fetches nothing.
 */
const STYLE = /^\s*<style>(?!.*(?:@import|url\s*\(|expression|\\))[\t\r\n -;=-~]*<\/style>\s*$/is;
const STYLE_NAME = /\.html$/i;
const PDF = Buffer.from('%PDF-');
const ZIP_START = Buffer.from('PK\u0003\u0004', 'latin1');

function startsWith(content: Buffer, signature: Buffer): boolean {
  return content.subarray(0, signature.length).equals(signature);
}

/** Any fault in an embedded document makes the outer document unacceptable. */
async function asUnsafe(read: () => Promise<void>): Promise<void> {
  try {
    await read();
  } catch (error) {
    if (error instanceof DocumentRejected) rejectUnsafe(`inside: ${error.message}`);
    throw error;
  }
}

/** Reads a document of a type for which there is a reader. @returns false for any other type */
async function readKnown(content: Buffer, budget: Budget): Promise<boolean> {
  if (startsWith(content, ZIP_START)) await readOfficePackage(content, budget, assertEmbedded);
  else if (startsWith(content, COMPOUND_START)) readCompound(content, budget);
  else if (content.subarray(0, 1024).includes(PDF)) await readPdf(content, budget, assertAttachment);
  else return false;
  return true;
}

function assertNoProgram(name: string, content: Buffer): void {
  const bare = name.replace(/[\p{Cc}\p{Cf}. ]+$/gu, '');
  const head = content.toString('latin1', 0, 8);
  if (PROGRAM_NAME.test(bare) || PROGRAMS.some((start) => head.startsWith(start))) rejectUnsafe('a program inside');
}

/** Checks a part of an office document that is not XML: a picture, font or other document. @throws DocumentRejected */
export async function assertEmbedded(name: string, content: Buffer, budget: Budget): Promise<void> {
  assertNoProgram(name, content);
  const hasReader = [ZIP_START, COMPOUND_START, PDF].some((signature) => startsWith(content, signature));
  if (hasReader)
    await budget.enterEmbedded(EMBEDDED, () =>
      asUnsafe(async () => {
        await readKnown(content, budget);
      }),
    );
}

/** Whether the attachment is only a style sheet, whatever its file names suggest. */
function isStyle(names: string[], content: Buffer): boolean {
  return names.every((name) => STYLE_NAME.test(name)) && STYLE.test(content.toString('latin1'));
}

/** Checks for plain text or XML that no browser or system would execute. */
function assertText(content: Buffer): void {
  const text = decodeXml(content);
  if (text.includes('\0')) rejectUnsafe('an attachment of an unknown kind');
  if (!/^\s*<\?xml|^\s*<[a-z][\w.-]*:?[\w.-]*[\s>]/i.test(text)) {
    if (isMarkup(content)) rejectUnsafe('an attachment that runs');
    return;
  }
  readXml(text, {
    instruction: (target) => {
      if (/stylesheet/i.test(target)) rejectUnsafe('an attachment with a style from elsewhere');
    },
    open: ({ name }) => {
      if (/^(?:script|html|svg)$/i.test(name)) rejectUnsafe('an attachment that runs');
    },
  });
}

/**
 * Checks a file attached to a PDF: it must be a readable document, a picture or a text.
 * @param names the file names given for the attachment
 * @throws DocumentRejected
 */
export async function assertAttachment(names: string[], content: Buffer, budget: Budget): Promise<void> {
  if (isStyle(names, content)) return;
  for (const name of names) {
    const bare = name.replace(/[\p{Cc}\p{Cf}. ]+$/gu, '');
    assertNoProgram(name, content);
    if (bare.includes('.') && !DOCUMENTS.test(bare)) rejectUnsafe('an attachment that is no document');
  }
  await asUnsafe(async () => {
    if (content.length === 0 || (await readKnown(content, budget)) || readPicture(content)) return;
    const type = await fileTypeFromBuffer(content);
    if (type?.mime.startsWith('image/') && !type.mime.includes('svg')) return;
    if (type && type.mime !== 'application/xml' && !type.mime.startsWith('text/'))
      rejectUnsafe('an attachment of another kind');
    assertText(content);
  });
}
