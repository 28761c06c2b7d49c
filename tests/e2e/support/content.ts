import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PageData } from '../../../src/contracts/page-data.ts';
import type { Article, Block, Form, Navigation, Page, SiteSettings, Words } from '../../../src/generated/types.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
/** The build that the journeys test. */
const DIST = path.resolve(ROOT, process.env.E2E_DIST ?? 'dist');

function read<T>(file: string): T {
  return JSON.parse(readFileSync(path.resolve(ROOT, file), 'utf8'));
}

const messagesFile = read<{ words: Words; messages: Record<string, string> }>('site-config/messages.json');

/** The interface texts of the site. */
export const words = messagesFile.words;
/** The messages of forms by name. */
export const messages = messagesFile.messages;
export const navigation = read<Navigation>('site-config/navigation.json');
export const site = read<SiteSettings>('site-config/site.json');

/** A form of forms/ as written: options and messages are still names. */
export const formOf = (id: string) => read<Form>(`site-config/forms/${id}.json`);

/** The first block of a kind on a page of pages/. Throws when there is none. */
export function blockOf<T extends Block['type']>(page: string, type: T): Extract<Block, { type: T }> {
  const isWanted = (block: Block): block is Extract<Block, { type: T }> => block.type === type;
  const block = read<Page>(`site-config/pages/${page}.json`).blocks.find(isWanted);
  if (!block) throw new Error(`The page ${page} has no block ${type}.`);
  return block;
}

/** The entries of a collection in their order, with their names; including drafts. */
export function collectionOf<T>(name: string): (T & { order?: number; id: string })[] {
  const folder = path.resolve(ROOT, 'site-config/collections', name);
  const entries = readdirSync(folder).map((file) => ({
    ...read<T & { order?: number }>(path.join(folder, file)),
    id: path.basename(file, '.json'),
  }));
  return entries.sort((one, other) => (one.order ?? 0) - (other.order ?? 0));
}

/** The labels of a list of options. */
export const optionLabels = (id: string) =>
  read<{ options: { label: string }[] }>(`site-config/options/${id}.json`).options.map(({ label }) => label);

/** A file of the build's public folder, as text. */
export const builtFile = (name: string) => readFileSync(path.join(DIST, 'public', name), 'utf8');

function builtPaths(): string[] {
  if (!existsSync(path.join(DIST, 'paths.json'))) {
    throw new Error('There is no build yet: run npm run build, then the journeys again.');
  }
  return read<string[]>(path.join(DIST, 'paths.json'));
}

function canonicalPath(route: string): string {
  const html = builtFile(`${route}/index.html`);
  const link = /<link[^>]*rel="canonical"[^>]*>/.exec(html)?.[0] ?? '';
  const address = /href="([^"]+)"/.exec(link)?.[1];
  if (!address) throw new Error(`${route} has no canonical link.`);
  return new URL(address).pathname;
}

/** Every path of the build, with the canonical path of its page. */
export const paths = builtPaths().map((route) => ({ route, canonical: canonicalPath(route) }));
/** One path for each page. */
export const mainPaths = paths.filter(({ route, canonical }) => route === canonical).map(({ route }) => route);

/** The latest article, which is first on the blog, with its path. */
export const latestArticle = latest();

function latest(): Article & { path: string } {
  const [article] = collectionOf<Article>('articles')
    .map((one) => ({ ...one, path: `/blog/${one.id}` }))
    .filter((one) => one.status === 'published' && mainPaths.includes(one.path))
    .sort((one, other) => other.published.localeCompare(one.published));
  if (!article) throw new Error('The blog has no article.');
  return article;
}

/**
 * Paths of entries that open on the page of their list, except for the first of each list: only texts and pictures
 * differ.
 */
export const furtherEntries = new Set(
  [
    ...Map.groupBy(mainPaths, (route) => read<PageData>(path.join(DIST, `public${route}/page-data.json`)).screen),
  ].flatMap(([screen, routes]) => (screen === undefined ? [] : routes.filter((route) => route !== screen).slice(1))),
);

/** The kinds of section on a page. */
function sectionsOf(route: string): string[] {
  return read<PageData>(path.join(DIST, `public${route}/page-data.json`)).blocks.map(({ type }) => type);
}

/** A small set of paths with every kind of section on the site: greedily, first the page that adds most. */
function representatives(): Set<string> {
  const waiting = new Set(mainPaths.flatMap(sectionsOf));
  const added = new Map(mainPaths.map((route) => [route, new Set(sectionsOf(route))]));
  const chosen = new Set<string>();
  while (waiting.size > 0) {
    const [[route, sections] = ['', waiting]] = [...added].sort(([, one], [, other]) => other.size - one.size);
    chosen.add(route);
    for (const type of sections) waiting.delete(type);
    for (const [other, rest] of added) added.set(other, new Set([...rest].filter((type) => waiting.has(type))));
  }
  return chosen;
}
export const representativePaths = representatives();

/** The canonical paths with their documents. */
export const documents = mainPaths.map((route) => ({
  route,
  html: builtFile(`${route}/index.html`),
}));
