import { hash } from 'node:crypto';
import type { QuotedFact } from '../../contracts/resolved.ts';
import type { Content } from '../read/content.ts';
import type { ContentFile } from '../read/files.ts';
import { asObject, isObject, property, textProperty } from '../read/json.ts';
import { figureOf } from '../references/figure.ts';
import { fillText, type PlaceholderSources } from '../references/placeholders.ts';
import type { SitePath } from '../references/routes.ts';
import type { Use } from '../references/uses.ts';
import { isCollection } from '../schema/schemas.ts';

/** Titles and paths of the site's pages. */
export interface PageList {
  paths: Iterable<SitePath>;
  /** The data of a page, as written. */
  pageData: (pageId: string) => unknown;
}

/** The kind of reference by which pages show the files of a folder. */
const SHOWN_BY = new Map([
  ['forms', 'form'],
  ['modals', 'modal'],
]);

/** The figures of facts.json marked as result or target, in order, with the pages that use them. */
export function quotedFacts(
  content: Content,
  placeholderSources: PlaceholderSources,
  { paths, pageData }: PageList,
): QuotedFact[] {
  const main = [...paths].filter(({ path, canonicalPath }) => path.endsWith(canonicalPath));
  const pathOf = ({ kind, id }: ContentFile) =>
    main.find(({ pageId, entry }) =>
      entry ? entry.collection === kind.name && entry.id === id : kind.name === 'pages' && pageId === id,
    );
  const facts = content.data('facts');
  const names = Object.entries(asObject(facts)).flatMap(([name, fact]) => (isObject(fact) ? [name] : []));
  return names.flatMap((name) => {
    const figure = figureOf(`{{facts.${name}}}`, placeholderSources);
    if (!figure.proof?.status) return [];
    const pages = new Map(shownIn(content.graph.usesOf('fact', name)).flatMap(named));
    const group = textProperty(property(facts, name), 'group');
    const listed = [...pages].map(([path, title]) => ({ path, title }));
    return [{ name, ...(group !== undefined && { group }), figure, pages: listed }];
  });

  /** The files with a page that contain one of the uses, directly or in something that the page shows. */
  function shownIn(uses: readonly Use[], seen = new Set<ContentFile>()): ContentFile[] {
    return uses.flatMap(({ from }) => {
      if (seen.has(from)) return [];
      seen.add(from);
      return pathOf(from) ? [from] : shownIn(showing(from), seen);
    });
  }

  /** The references by which pages show a file. Documents and mails are not shown on pages. */
  function showing({ kind, id }: ContentFile): readonly Use[] {
    const { graph } = content;
    if (isCollection(kind)) return [...graph.usesOf(kind.name, id), ...graph.usesOf('entry-list', kind.name)];
    const by = SHOWN_BY.get(kind.name);
    return by ? graph.usesOf(by, id) : [];
  }

  function named(file: ContentFile): [string, string][] {
    const at = pathOf(file);
    if (!at) return [];
    const page = pageData(at.pageId);
    const entry = content.documents(file.kind.name).find((document) => document.file.id === file.id)?.data;
    const written = textProperty(at.entry && property(page, 'forEntry'), 'title') ?? textProperty(page, 'title');
    return [[at.path, fillText(written ?? at.path, { ...placeholderSources, entry })]];
  }
}

/** The hash of a page's file. A page that lists the uses of figures depends on all pages. */
export function pageHash(content: Content, pageId: string, fileOf: (pageId: string) => string): string {
  const isList = [...content.graph.usesOf('fact-list', 'all')].some(({ from }) => from.id === pageId);
  return isList ? hash('sha1', JSON.stringify([...content.hashes].sort())) : (content.hashes.get(fileOf(pageId)) ?? '');
}
