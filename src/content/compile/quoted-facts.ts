import { hash } from 'node:crypto';
import type { QuotedFact } from '../../contracts/resolved.ts';
import type { Content } from '../read/content.ts';
import { isObject, property, textProperty } from '../read/json.ts';
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

/** The figures of facts.json marked as result or target, in order, with the pages that quote them. */
export function quotedFacts(
  content: Content,
  quotable: PlaceholderSources,
  { paths, pageData }: PageList,
): QuotedFact[] {
  const main = [...paths].filter(({ path, canonicalPath }) => path.endsWith(canonicalPath));
  const pathOf = ({ from }: Use) => {
    const isEntry = isCollection(from.kind);
    const found = main.find(({ pageId, entry }) =>
      isEntry ? entry?.collection === from.kind.name && entry.id === from.id : !entry && pageId === from.id,
    );
    const isQuoting = isEntry || from.kind.name === 'pages';
    return isQuoting ? found : undefined;
  };
  const facts = content.data('facts');
  const names = Object.entries(isObject(facts) ? facts : {}).flatMap(([name, fact]) => (isObject(fact) ? [name] : []));
  return names.flatMap((name) => {
    const figure = figureOf(`{{facts.${name}}}`, quotable);
    if (!figure.proof?.status) return [];
    const pages = new Map([...content.graph.usedBy('fact', name)].flatMap((use) => named(pathOf(use), use)));
    return [{ name, figure, pages: [...pages].map(([path, title]) => ({ path, title })) }];
  });

  function named(at: SitePath | undefined, { from }: Use): [string, string][] {
    if (!at) return [];
    const page = pageData(at.pageId);
    const entry = content.documents(from.kind.name).find(({ file }) => file.id === from.id)?.data;
    const written = textProperty(at.entry && property(page, 'forEntry'), 'title') ?? textProperty(page, 'title');
    return [[at.path, fillText(written ?? at.path, { ...quotable, entry })]];
  }
}

/** The hash of a page's file; a page that lists where figures are quoted depends on all pages. */
export function pageHash(content: Content, pageId: string, fileOf: (pageId: string) => string): string {
  const isList = [...content.graph.usedBy('fact-list', 'all')].some(({ from }) => from.id === pageId);
  return isList ? hash('sha1', JSON.stringify([...content.hashes].sort())) : (content.hashes.get(fileOf(pageId)) ?? '');
}
