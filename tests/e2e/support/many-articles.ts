/** A large blog: the site's content with many generated articles, built and served separately. */
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { serveFolder } from '../../../scripts/bench/serve-folder.ts';
import { ROOT } from '../../../scripts/lib/root.ts';
import { temporaryFolder } from '../../../scripts/lib/temporary-folder.ts';
import { build } from '../../sizes/build.ts';

/** The properties of an article file that the journeys use. */
export interface WrittenArticle {
  id: string;
  status: 'published' | 'draft';
  title: string;
  category: string;
  published: string;
  featured?: boolean;
  featuredOrder?: number;
}

/** The theme to which the site's own articles are moved, so that the numbers of the other themes are known. */
const OWN_THEME = 'investment';

/** A theme without any article. */
export const EMPTY_THEME = 'interior-design';

/** The number of generated articles by theme; other themes get none. */
export const GENERATED_COUNTS = { agriculture: 14, sustainability: 9, leadership: 2, 'real-estate': 1 };

/** A draft, which must never be shown, although it is the newest and featured first. */
export const DRAFT: WrittenArticle = {
  id: 'made-up-draft',
  status: 'draft',
  title: 'A made-up draft that nobody may read',
  category: 'agriculture',
  published: '2026-06-30',
  featured: true,
  featuredOrder: 0,
};

function madeUp(category: string, number: number): WrittenArticle {
  const day = String(number).padStart(2, '0');
  return {
    id: `made-up-${category}-${number}`,
    status: 'published',
    title: `Made up: ${category}, number ${number}`,
    category,
    published: `2026-0${1 + Object.keys(GENERATED_COUNTS).indexOf(category)}-${day}`,
    ...(number === 1 && { featured: true, featuredOrder: 10 }),
  };
}

/** The complete file of an article; missing properties are copied from one of the site's own. */
function fileOf({ id, ...known }: WrittenArticle, pattern: object): string {
  const excerpt = `What ${id} is about, in one sentence.`;
  const seo = { title: `On ${id}`, description: `This article was made up for ${id}, and says nothing that is true.` };
  return JSON.stringify({ ...pattern, excerpt, seo, featured: false, ...known, body: [{ text: [excerpt] }] });
}

function addArticles(folder: string): WrittenArticle[] {
  const read = (file: string) => JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
  const write = (id: string, text: string) => writeFileSync(path.join(folder, `${id}.json`), text);
  const own = readdirSync(folder).map(
    (file): WrittenArticle => ({ id: path.parse(file).name, ...read(file), category: OWN_THEME }),
  );
  for (const { id, ...article } of own) write(id, JSON.stringify(article));
  const pattern: object = { ...read(`${own[0]?.id}.json`), modified: undefined, featuredOrder: undefined };
  const numbers = Object.entries(GENERATED_COUNTS).flatMap(([category, count]) =>
    Array.from({ length: count }, (_, index) => madeUp(category, index + 1)),
  );
  const added = [...numbers, DRAFT];
  for (const article of added) write(article.id, fileOf(article, pattern));
  return [...own, ...added];
}

/** A server for the large blog, its public folder, and its published articles, latest first. */
export interface GrownBlog extends AsyncDisposable {
  url: string;
  publicFolder: string;
  articles: WrittenArticle[];
}

/** Builds it, which takes about ten seconds, and serves it until it is disposed of. */
export async function growBlog(): Promise<GrownBlog> {
  const stack = new AsyncDisposableStack();
  const folder = stack.use(temporaryFolder()).path;
  const [config, out] = [path.join(folder, 'config'), path.join(folder, 'dist')];
  mkdirSync(config);
  cpSync(path.join(ROOT, 'site-config'), config, { recursive: true });
  const written = addArticles(path.join(config, 'collections/articles'));
  try {
    await build({ out, config });
    const { url } = stack.use(await serveFolder(out));
    const articles = written
      .filter(({ status }) => status === 'published')
      .sort((one, other) => other.published.localeCompare(one.published));
    return {
      url,
      publicFolder: path.join(out, 'public'),
      articles,
      [Symbol.asyncDispose]: () => stack.disposeAsync(),
    };
  } catch (error) {
    await stack.disposeAsync();
    throw error;
  }
}
