/**
 * The documents that visitors download. They are made before pages are rendered, because pages show their length and
 * size.
 */
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { writeAtomically } from '../../content/cache/atomic-file.ts';
import type { CompiledDocument, CompiledSite } from '../../contracts/compiled-site.ts';
import { formatDay } from '../../contracts/format-day.ts';
import type { Words } from '../../generated/types.ts';
import type { OnProgress } from '../on-progress.ts';
import { documentFonts } from '../style/fonts.ts';
import type { DocumentContext } from './make-document.ts';

/** Increase when the drawing changes, so that cached documents are redrawn. */
const DRAWING_VERSION = 3;

interface Folders {
  cacheDir: string;
  outDir: string;
}

/**
 * Makes the documents that have changed, records length and size in each, and puts all of them into the public folder.
 * Removes documents that are no longer in the content.
 * @throws Error when a picture or a font cannot be read
 */
export async function makeDocuments(
  site: CompiledSite,
  { cacheDir, outDir }: Folders,
  onProgress?: OnProgress,
): Promise<void> {
  const folder = path.join(outDir, 'public/documents');
  if (site.documents.length === 0) return rmSync(folder, { recursive: true, force: true });
  const context = await contextOf(site, cacheDir);
  mkdirSync(folder, { recursive: true });
  for (const [index, document] of site.documents.entries()) {
    onProgress?.('Setting documents', index, site.documents.length);
    const made = await cachedDocument(document, context, cacheDir);
    const { pages, bytes } = made;
    document.file.made = { pages, bytes, words: inWords(document.file.date, { pages, bytes }, site.data.words) };
    copyFileSync(made.file, path.join(folder, `${document.id}.pdf`));
  }
  const names = new Set(site.documents.map(({ id }) => `${id}.pdf`));
  for (const name of readdirSync(folder)) if (!names.has(name)) rmSync(path.join(folder, name));
}

/** Length, size and date of a document as text, without line breaks inside the size or the date. */
function inWords(date: string, { pages, bytes }: Record<'pages' | 'bytes', number>, words: Words): string {
  const { documentFacts, dateLocale } = words;
  const size = new Intl.NumberFormat(dateLocale, { style: 'unit', unit: 'kilobyte' });
  return documentFacts
    .replace('{pages}', String(pages))
    .replace('{size}', unbroken(size.format(Math.ceil(bytes / 1000))))
    .replace('{date}', unbroken(formatDay(date, dateLocale)));
}

/** A text with non-breaking spaces. */
const unbroken = (text: string) => text.replaceAll(' ', '\u00a0');

/** The cached file of one document, made if necessary; undefined if the content has no such document. */
export async function documentFile(site: CompiledSite, id: string, cacheDir: string): Promise<string | undefined> {
  const document = site.documents.find((one) => one.id === id);
  if (!document) return undefined;
  const { file } = await cachedDocument(document, await contextOf(site, cacheDir), cacheDir);
  return file;
}

async function contextOf(site: CompiledSite, cacheDir: string): Promise<DocumentContext> {
  const { data, theme, brandDir } = site;
  const { onDark, alt } = data.navigation.logo;
  return {
    site: data.site,
    formatDate: (day) => formatDay(day, data.words.dateLocale),
    theme,
    brandDir,
    logo: onDark,
    logoAlt: alt,
    fonts: await documentFonts(brandDir, cacheDir, theme),
    images: new Map(site.images.map((image) => [image.picture.className, image])),
  };
}

/** The cached file of a document; makes it if necessary. */
async function cachedDocument(
  document: CompiledDocument,
  context: DocumentContext,
  cacheDir: string,
): Promise<{ file: string; pages: number; bytes: number }> {
  const folder = path.join(cacheDir, 'documents');
  const { file: _, ...content } = document;
  const { site, theme, fonts, logo, brandDir } = context;
  const cacheKeyInputs = [
    DRAWING_VERSION,
    content,
    site,
    theme,
    fonts,
    readFileSync(path.join(brandDir, logo.file), 'utf8'),
  ];
  const name = createHash('sha256').update(JSON.stringify(cacheKeyInputs)).digest('hex').slice(0, 16);
  const cached = readdirOf(folder).find((file) => file.startsWith(`${name}-`));
  const pagesOf = (file: string) => Number(/-(\d+)\.pdf$/.exec(file)?.[1]);
  if (cached !== undefined) {
    const file = path.join(folder, cached);
    return { file, pages: pagesOf(cached), bytes: readFileSync(file).length };
  }
  const { makeDocument } = await import('./make-document.ts');
  const { bytes, pages } = await makeDocument(document, context);
  const file = path.join(folder, `${name}-${pages}.pdf`);
  writeAtomically(file, bytes);
  return { file, pages, bytes: bytes.length };
}

const readdirOf = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []);
