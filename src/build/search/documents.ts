/** The searchable text of a page: what visitors read on it, without header, footer and dialogs. */
import { escapeHtml } from '../../contracts/escape-html.ts';
import type { FullPageData } from '../../contracts/page-data.ts';
import { shortHash } from '../incremental/short-hash.ts';

/** A page as it is indexed, by its main path without the base path, which the browser adds again. */
export interface SearchDocument {
  path: string;
  title: string;
  /** The kind of page, as the site names it. */
  category: string;
  description: string;
  /** HTML of its sections. */
  html: string;
}

/** What the search indexes of a page; undefined if the page is excluded. */
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

/** Between two elements, or before a link: where a style sets words apart that touch in the text. */
const SEAMS = /(?<=>)(?=<)|(?=<(?:a|button)[\s>])/g;

/**
 * A document as the indexer reads it: title and kind are separate from the text, in which headings have more weight.
 */
export function indexedHtml({ title, category, description, html }: SearchDocument, language: string): string {
  return [
    `<html lang="${language}"><body data-pagefind-body>`,
    `<p data-pagefind-meta="title" data-pagefind-ignore="index">${escapeHtml(title)}</p>`,
    `<p data-pagefind-meta="category" data-pagefind-ignore="index">${escapeHtml(category)}</p>`,
    `<p>${escapeHtml(description)}</p>`,
    `${html.replace(SEAMS, ' ')}</body></html>`,
  ].join('');
}
