import type { Content } from '../read/content.ts';
import { objectsIn, textProperty } from '../read/json.ts';
import { memoizeByObject } from '../read/memoize.ts';
import { pathOf } from '../references/addresses/own-path.ts';
import { hasParameter, type RoutePath, routePaths } from '../references/routes.ts';

/** A page and the words that it is called by. */
export interface NamedPage {
  path: string;
  words: ReadonlySet<string>;
  /** The words of each of its names. */
  names: readonly string[];
}

/** The pages of a site, by what menus and addresses call them. */
export interface PageNames {
  /** The page that a link of this site leads to. */
  pageAt(link: string): NamedPage | undefined;
  /** The page that all of some words name, at least one of them no other page. */
  namedBy(text: string): NamedPage | undefined;
}

/** Words of menus and links that name no page: what to do, and what every page is. */
const STOP_WORDS = new Set(
  `about again also all and company discover explore featured find follow for form from home index into learn link
  list look meet more news notice open our page pages read section service services show site the their these through
  view visit walk watch welcome with your`.split(/\s+/),
);

/** The words of a text without plural endings. */
export function nameWords(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return words.filter((word) => !STOP_WORDS.has(word)).map((word) => word.replace(/(?<=\p{L}{3})(?:ies|y|s)$/u, ''));
}

/** What the pages that menus lead to are called: by their menu entries, and by the ends of their addresses. */
export const pageNames = memoizeByObject((content: Content): PageNames => {
  const paths = routePaths(content.data('routes')).filter(({ pattern }) => !hasParameter(pattern));
  const routes = new Map(paths.map((path) => [path.pattern, path]));
  const labels = Map.groupBy(entriesIn(content.data('navigation')), ({ link }) => routes.get(pathOf(link))?.pageId);
  const pages = new Map(
    [...Map.groupBy(paths, ({ pageId }) => pageId)].map(([pageId, same]) => [
      pageId,
      namedPage(same, labels.get(pageId) ?? []),
    ]),
  );
  const inMenus = [...labels.keys()].flatMap((pageId) => pages.get(pageId ?? '') ?? []);
  const owners = ownersOf(inMenus);
  const wholes = Map.groupBy(
    inMenus.flatMap((page) => page.names.map((name) => ({ name, page }))),
    ({ name }) => name,
  );
  return {
    pageAt: (link) => pages.get(routes.get(pathOf(link))?.pageId ?? ''),
    namedBy: (text) => {
      const words = nameWords(text);
      const [whole, other] = new Set(wholes.get(words.join(' '))?.map(({ page }) => page));
      if (whole !== undefined && other === undefined) return whole;
      const named = words.map((word) => owners.get(word) ?? []);
      return named.find(
        ([only, another]) => another === undefined && words.every((word) => only?.words.has(word)),
      )?.[0];
    },
  };
});

/** What a menu calls the page that a link leads to; undefined if no menu leads there. */
export function menuLabel(link: string, content: Content): string | undefined {
  const paths = routePaths(content.data('routes'));
  const pageAt = (address: string) => paths.find(({ pattern }) => pattern === pathOf(address))?.pageId;
  const page = pageAt(link);
  return page && entriesIn(content.data('navigation')).find((entry) => pageAt(entry.link) === page)?.label;
}

function namedPage(paths: readonly RoutePath[], entries: readonly Entry[]): NamedPage {
  const ends = paths.flatMap(({ pattern, pageId }) => [pattern.slice(pattern.lastIndexOf('/') + 1), pageId]);
  const names = [...ends, ...entries.map(({ label }) => label)].map(nameWords).filter((words) => words.length > 0);
  return {
    path: paths[0]?.mainPattern ?? '',
    words: new Set(names.flat()),
    names: names.map((words) => words.join(' ')),
  };
}

function ownersOf(pages: readonly NamedPage[]): Map<string, NamedPage[]> {
  const owners = new Map<string, NamedPage[]>();
  for (const page of pages) for (const word of page.words) owners.set(word, [...(owners.get(word) ?? []), page]);
  return owners;
}

interface Entry {
  label: string;
  link: string;
}

function entriesIn(navigation: unknown): Entry[] {
  return objectsIn(navigation).flatMap(([, entry]) => {
    const [label, link] = [textProperty(entry, 'label'), textProperty(entry, 'link')];
    return label === undefined || link === undefined || link === '' || link === '#' ? [] : [{ label, link }];
  });
}
