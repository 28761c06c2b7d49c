import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../../scripts/lib/temporary-folder.ts';
import { compileSite } from '../../content/compile/compile.ts';
import type { CompiledDocument, CompiledSite } from '../../contracts/compiled-site.ts';
import { makeDocuments } from './make-documents.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const cacheDir = path.join(root, '.cache/documents-test');

let site: CompiledSite;
beforeAll(async () => {
  const configDir = path.join(root, 'tests/fixture-site');
  const compiled = await compileSite({ configDir, schemasDir: path.join(root, 'schemas') });
  if (!compiled.site) throw new Error('The fixture site has mistakes.');
  site = compiled.site;
});

/** The same document with longer sections, so that it is not cached. */
const longer = (document: CompiledDocument, times: number): CompiledDocument => ({
  ...document,
  sections: Array.from({ length: times }, () => document.sections).flat(),
});

/** Makes documents in a separate folder. Returns the files. */
async function made(documents: CompiledDocument[], cache = cacheDir) {
  const folder = temporaryFolder();
  onTestFinished(() => folder[Symbol.dispose]());
  await makeDocuments({ ...site, documents }, { cacheDir: cache, outDir: folder.path });
  const file = (id: string) => path.join(folder.path, 'public/documents', `${id}.pdf`);
  return { file, bytes: (id: string) => readFileSync(file(id)) };
}

const opened = (bytes: Buffer) => getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;

/** The tags of a page's structure, outermost first. */
function tagsOf(node: unknown): string[] {
  if (typeof node !== 'object' || node === null || !('role' in node)) return [];
  const children = 'children' in node && Array.isArray(node.children) ? node.children : [];
  return [String(node.role), ...children.flatMap(tagsOf)];
}

const textOf = (items: object[]) =>
  items
    .map((item) => ('str' in item ? String(item.str) : ''))
    .join(' ')
    .replace(/\s+/g, ' ');

describe('a document', () => {
  it('has its title, language and date, and is tagged', async () => {
    const pdf = await opened((await made(site.documents)).bytes('care-guide'));
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({ Title: 'Looking after oak', Language: site.data.site.language });
    expect(info).toMatchObject({ CreationDate: 'D:20260302000000Z' });
    const marks = new Map([
      ['Marked', true],
      ['UserProperties', false],
      ['Suspects', false],
    ]);
    expect(await pdf.getMarkInfo()).toEqual(marks);
    const outline = await pdf.getOutline();
    expect(outline.map(({ title }) => title)).toEqual(['The first month', 'Through the years', 'Ask the bench']);
  });

  it('has headings, lists and tables in its structure, and alternative texts for its pictures', async () => {
    const pdf = await opened((await made(site.documents)).bytes('care-guide'));
    const [cover, body] = await Promise.all([1, 2].map(async (page) => (await pdf.getPage(page)).getStructTree()));
    expect(tagsOf(cover)).toEqual(expect.arrayContaining(['H1', 'P', 'Figure']));
    expect(JSON.stringify(cover)).toContain(site.documents[0]?.picture.alt);
    const tags = tagsOf(body);
    expect(tags.filter((tag) => tag === 'H2')).toHaveLength(3);
    expect(tags.filter((tag) => tag === 'LI')).toHaveLength(2);
    expect(tags.filter((tag) => tag === 'TR')).toHaveLength(4);
    expect(tags.filter((tag) => tag === 'TH')).toHaveLength(6);
  });

  it('contains all texts, with placeholders filled in, and page numbers', async () => {
    const pdf = await opened((await made(site.documents)).bytes('care-guide'));
    expect(pdf.numPages).toBe(2);
    const text = textOf((await (await pdf.getPage(2)).getTextContent()).items);
    for (const words of ['New oak drinks.', '10 years', 'Linseed', 'Page 2 of 2', site.data.site.email])
      expect(text).toContain(words);
  });

  it('spans as many pages as it needs, with each table whole in its structure', async () => {
    const [document] = site.documents;
    if (!document) throw new Error('no document');
    const files = await made([longer(document, 6)]);
    const pdf = await opened(files.bytes('care-guide'));
    expect(pdf.numPages).toBeGreaterThan(3);
    expect(document.file.made?.pages).toBe(pdf.numPages);
    const pages = await Promise.all(
      Array.from({ length: pdf.numPages }, async (_, index) => (await pdf.getPage(index + 1)).getStructTree()),
    );
    expect(pages.flatMap(tagsOf).filter((tag) => tag === 'Table')).toHaveLength(6);
  });

  it('has the same bytes when made again, and is small', async () => {
    const first = temporaryFolder();
    const second = temporaryFolder();
    onTestFinished(() => [first, second].forEach((folder) => void folder[Symbol.dispose]()));
    const [one, other] = [await made(site.documents, first.path), await made(site.documents, second.path)];
    expect(one.bytes('care-guide').equals(other.bytes('care-guide'))).toBe(true);
    expect(one.bytes('care-guide').length).toBeLessThan(300_000);
    expect(site.documents[0]?.file.made?.bytes).toBe(one.bytes('care-guide').length);
  });
});

it('is removed when it is no longer in the content', async () => {
  const files = await made(site.documents);
  const folder = path.resolve(files.file('care-guide'), '../../..');
  await makeDocuments({ ...site, documents: [] }, { cacheDir, outDir: folder });
  expect(existsSync(files.file('care-guide'))).toBe(false);
});
