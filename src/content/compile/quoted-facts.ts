import { hash } from 'node:crypto';
import type { QuotedFact } from '../../contracts/resolved.ts';
import type { Content } from '../read/content.ts';
import { isObject, textProperty } from '../read/json.ts';
import { figureOf } from '../references/figure.ts';
import { fillText, type PlaceholderSources } from '../references/placeholders.ts';
import type { SitePath } from '../references/routes.ts';
import type { Use } from '../references/uses.ts';
import { isCollection } from '../schema/schemas.ts';

/** What pages of the site are called, and where they lie. */
export interface PageList {
  paths: Iterable<SitePath>;
  /** What a page says, as it is written. */
  pageData: (pageId: string) => unknown;
}

/** The figures of facts.json that say whether they are results or targets, in their order, with the pages that quote them. */
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
    const entry = content.documents(from.kind.name).find(({ file }) => file.id === from.id)?.data;
    const written = textProperty(entry ?? pageData(at.pageId), 'title') ?? at.path;
    return [[at.path, fillText(written, quotable)]];
  }
}

/** Over the file of a page; one that lists the pages which quote a figure is made of all pages. */
export function pageHash(content: Content, pageId: string, fileOf: (pageId: string) => string): string {
  const isList = [...content.graph.usedBy('fact-list', 'all')].some(({ from }) => from.id === pageId);
  return isList ? hash('sha1', JSON.stringify([...content.hashes].sort())) : (content.hashes.get(fileOf(pageId)) ?? '');
}
