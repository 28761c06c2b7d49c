/** The searchable text of a page: what visitors read on it, without header, footer and dialogs. */
import { escapeHtml } from '../../contracts/escape-html.ts';
import type { FullPageData } from '../../contracts/page-data.ts';
import { shortHash } from '../incremental/short-hash.ts';

/** A page to index, under its main path without the base path, which the browser adds. */
export interface SearchDocument {
  path: string;
  title: string;
  /** The kind of page, as the site names it. */
  category: string;
  description: string;
  /** HTML of its sections. */
  html: string;
}

/** A page as it is indexed; undefined if it is excluded from the search. */
export function searchDocument(path: string, { html, head, listing }: FullPageData): SearchDocument | undefined {
  return listing && { path, ...listing, description: head.description, html: Object.values(html).join('') };
}

/** A hash that changes when the page must be indexed again; undefined if the page is excluded. */
export function searchHash(path: string, data: FullPageData): string | undefined {
  const document = searchDocument(path, data);
  return (
    document && shortHash([path, document.title, document.category, document.description, document.html].join('\0'))
  );
}

/** Positions between two elements or before a link, where words are separated only by CSS. */
const SEAMS = /(?<=>)(?=<)|(?=<(?:a|button)[\s>])/g;

/** A document for the indexer: title and category are separate from the text, in which headings have more weight. */
export function indexedHtml({ title, category, description, html }: SearchDocument, language: string): string {
  return [
    `<html lang="${language}"><body data-pagefind-body>`,
    `<p data-pagefind-meta="title" data-pagefind-ignore="index">${escapeHtml(title)}</p>`,
    `<p data-pagefind-meta="category" data-pagefind-ignore="index">${escapeHtml(category)}</p>`,
    `<p>${escapeHtml(description)}</p>`,
    `${html.replace(SEAMS, ' ')}</body></html>`,
  ].join('');
}
