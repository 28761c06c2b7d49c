import { type Budget, type CheckEmbedded, MAX_PART_BYTES } from '../budget.ts';
import { withoutJunkBefore } from '../polyglot.ts';
import { rejectDamaged, rejectUnsafe, rejectWrongType } from '../rejection.ts';
import { decodeXml } from '../xml.ts';
import { openArchive, type Part } from './archive.ts';
import { assertHarmlessXml, ContentTypes } from './parts.ts';

const ZIP_START = Buffer.from('PK\u0003\u0004', 'latin1');
const TEXT = /^application\/vnd\.openxmlformats-officedocument\.wordprocessingml\.document\.main\+xml$/i;
const OFFICE =
  /^application\/vnd\.openxmlformats-officedocument\.[a-z]+\.(?:document|sheet|presentation|slideshow|template)\.main\+xml$/i;
const MACRO_NAME = /(?:^|\/)(?:vbaProject|vbaData)[^/]*$|(?:^|\/)activeX\//i;
/** Relationships of the settings part are followed whatever their type. */
const SETTINGS = /settings/i;
/** A part split into pieces (ECMA-376, part 2), which no word processor writes. */
const PIECE = /\.piece$/i;
const TYPES = '[content_types].xml';
/** Parts that word processors read with other parsers, and that are not inspected here. */
const FOREIGN_TEXT = /html|rtf|mhtml|message\/rfc822/i;

function isXml(name: string, type: string, content: Buffer): boolean {
  if (/\.(?:xml|rels|vml)$/i.test(name) || /[/+]xml$|vmlDrawing/i.test(type)) return true;
  // Content is detected by its bytes, since parts may have any name.
  return /^(?:\u00ff\u00fe|\u00fe\u00ff|\u00ef\u00bb\u00bf)?\0?\s*<\0?[?\w]/.test(content.toString('latin1', 0, 100));
}

async function typesOf(parts: Part[]): Promise<ContentTypes> {
  const list = await parts.find(({ name }) => name.toLowerCase() === TYPES)?.read();
  return new ContentTypes(list ? decodeXml(list) : rejectWrongType('no package'));
}

/** Reads a package whose main part has one of these types. */
async function read(
  bytes: Buffer,
  budget: Budget,
  mainTypes: RegExp,
  assertEmbedded: CheckEmbedded<string>,
): Promise<void> {
  const parts = await openArchive(bytes, budget);
  if (parts.some(({ name }) => MACRO_NAME.test(name))) rejectUnsafe('macros');
  if (parts.some(({ name }) => PIECE.test(name))) rejectUnsafe('a part in pieces');
  const types = await typesOf(parts);
  if (!types.all().some((type) => mainTypes.test(type))) rejectWrongType('another kind of package');
  for (const part of parts) {
    const type = types.of(part.name);
    if (FOREIGN_TEXT.test(type)) rejectUnsafe('a text of another kind inside');
    if (part.name.toLowerCase() === TYPES) continue;
    const content = await part.read();
    if (!content && (isXml(part.name, type, Buffer.alloc(0)) || type === ''))
      rejectUnsafe(`a part of more than ${MAX_PART_BYTES}`);
    if (content && isXml(part.name, type, content)) assertHarmlessXml(decodeXml(content), SETTINGS.test(part.name));
    else if (content) await assertEmbedded(part.name, content, budget);
  }
  if (!parts.some(({ name }) => mainTypes.test(types.of(name)))) rejectDamaged('no main part');
}

/**
 * Reads a Word document (ECMA-376) completely: every part, and everything embedded in it.
 * @param assertEmbedded checks the parts that are not XML
 * @throws DocumentRejected if it is not a Word document, contains macros, starts or fetches something automatically, or
 * is malicious
 */
export async function readDocx(content: Buffer, budget: Budget, assertEmbedded: CheckEmbedded<string>): Promise<void> {
  await read(withoutJunkBefore(content, ZIP_START), budget, TEXT, assertEmbedded);
}

/** Like readDocx, for an embedded text, spreadsheet or presentation. @throws DocumentRejected */
export async function readOfficePackage(
  content: Buffer,
  budget: Budget,
  assertEmbedded: CheckEmbedded<string>,
): Promise<void> {
  await read(content, budget, OFFICE, assertEmbedded);
}
