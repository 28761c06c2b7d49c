import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '../../read/content.ts';
import { publicFolder } from '../../read/files.ts';
import { documentOf } from '../../references/addresses/document-path.ts';
import { publicPaths } from '../../references/publishing/public-paths.ts';
import type { Issue } from '../../report/issues.ts';

/** What is wrong with a link, whichever file it is in. */
export type LinkIssue = Pick<Issue, 'code' | 'message' | 'suggestion' | 'meant' | 'subject' | 'target'>;

/** The possible targets of links. */
export interface Targets {
  /** Page by path. */
  pages: Map<string, string>;
  /** The main path of each page that has one without the name of an entry. */
  ownPaths: Map<string, string>;
  /** Returns the paths to suggest for a broken link. */
  paths(): ReadonlySet<string>;
  /** Anchors by page. */
  anchors: Map<string, Set<string>>;
}

/** Collects the pages and anchors of a site. */
export function targetsOf(content: Content): Targets {
  const paths = publicPaths(content);
  const pages = new Map(paths.map(({ path, pageId }) => [path, pageId]));
  const own = paths.filter(({ entry }) => entry === undefined);
  const ownPaths = new Map(own.map(({ pageId, canonicalPath }) => [pageId, canonicalPath]));
  const anchors = new Map<string, Set<string>>();
  for (const [anchor, uses] of content.graph.usesByName('anchor')) {
    for (const { from } of uses) {
      const onPage = anchors.get(from.id) ?? new Set();
      if (from.kind.name === 'pages') anchors.set(from.id, onPage.add(anchor));
    }
  }
  return { pages, ownPaths, paths: () => new Set(content.withoutInvalidNames(pages.keys())), anchors };
}

/** Whether the page's file could be read; only then are its anchors known. */
export function isRead(pageId: string, content: Content): boolean {
  const path = join(content.configDir, 'pages', `${pageId}.json`);
  return content.ids('pages').has(pageId) && !content.unreadable.has(path);
}

/** Whether the build makes a document at this path. */
export function isDocument(path: string, content: Content): boolean {
  const id = documentOf(path);
  return id !== undefined && content.ids('documents').has(id);
}

/** The path of the document that is probably meant by a path with another extension, or without one. */
export function documentMeant(path: string, content: Content): string | undefined {
  const right = `${path.replace(/\.(?:json|html?|docx?)$/i, '')}.pdf`;
  return right !== path && isDocument(right, content) ? right : undefined;
}

/** Whether the public folder has a file at this path. */
export function isPublicFile(path: string, content: Content): boolean {
  return /\.[a-z0-9]+$/i.test(path) && !path.includes('..') && existsSync(join(publicFolder(content.configDir), path));
}
