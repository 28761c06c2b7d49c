import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { cacheControl, siteHeaders } from '../../src/contracts/hosting.ts';
import { type Outcome, zeroFailures } from './outcome.ts';

/** A built site behind nginx. */
export interface Hosted {
  /** The URL of nginx, without the base path. */
  url: string;
  basePath: string;
  publicDir: string;
}

const BROTLI = { 'accept-encoding': 'br' };
/** Headers of every response of a site served over https. */
const HEADERS = Object.entries(siteHeaders('https://www.company.example'));

const get = (url: string, headers: Record<string, string> = {}) => fetch(url, { redirect: 'manual', headers });

/** The paths of all pages, including aliases: each is a folder with an index.html. */
function pagesOf(publicDir: string): string[] {
  return globSync('**/index.html', { cwd: publicDir })
    .map((file) => `/${path.dirname(file).replaceAll(path.sep, '/')}`.replace('/.', '/'))
    .filter((page) => !page.startsWith('/pagefind'));
}

async function faultsOfFile(site: Hosted, address: string, file: string): Promise<string[]> {
  const response = await get(`${site.url}${site.basePath}${address}`, BROTLI);
  const body = Buffer.from(await response.arrayBuffer());
  const isCompressed = existsSync(path.join(site.publicDir, `${file}.br`));
  const wanted: [string, string | null][] = [
    ...HEADERS,
    ['cache-control', cacheControl(file)],
    ['content-encoding', isCompressed ? 'br' : null],
  ];
  const wrong = wanted.filter(([name, value]) => response.headers.get(name) !== value);
  return [
    ...(response.status === 200 ? [] : [`${address} answers ${response.status}`]),
    ...wrong.map(([name]) => `${address} has ${name}: ${response.headers.get(name)}`),
    ...(body.equals(readFileSync(path.join(site.publicDir, file))) ? [] : [`${address} has another content`]),
  ];
}

async function faultsOfMove(site: Hosted, from: string, to: string): Promise<string[]> {
  const response = await get(`${site.url}${site.basePath}${from}?from=mail`);
  await response.arrayBuffer();
  const target = new URL(response.headers.get('location') ?? '', `${site.url}/`);
  const isRight = response.status === 308 && target.pathname === site.basePath + to && target.search === '?from=mail';
  return isRight ? [] : [`${from} answers ${response.status} to ${response.headers.get('location')}`];
}

async function faultsOfMissing(site: Hosted, address: string, screen: string): Promise<string[]> {
  const response = await get(`${site.url}${site.basePath}${address}`, BROTLI);
  const body = await response.text();
  const isRight = response.status === 404 && body === readFileSync(path.join(site.publicDir, screen), 'utf8');
  const wrong = HEADERS.filter(([name, value]) => response.headers.get(name) !== value);
  return [
    ...(isRight ? [] : [`${address} answers ${response.status}, ${body.slice(0, 40)}`]),
    ...wrong.map(([name]) => `${address} has ${name}: ${response.headers.get(name)}`),
  ];
}

async function collect<Item>(items: Item[], look: (item: Item) => Promise<string[]>): Promise<string[]> {
  const faults: string[] = [];
  for (const item of items) faults.push(...(await look(item)));
  return faults;
}

const fileOf = (page: string) => path.posix.join(page, 'index.html');

/** Checks pages and files that nginx sends from disk, whether a Node server is running or not. */
export async function checkFiles(site: Hosted, when: string): Promise<Outcome[]> {
  const pages = pagesOf(site.publicDir);
  const hashed = globSync('{assets,images,fonts}/*', { cwd: site.publicDir }).filter((file) => !file.endsWith('.br'));
  const others = ['robots.txt', 'sitemap.xml', 'favicon.ico'].filter((file) =>
    existsSync(path.join(site.publicDir, file)),
  );
  const files = [...hashed, ...others].map((file) => `/${file}`);
  const of = `${site.basePath === '' ? 'at the top' : `below ${site.basePath}`}, ${when}`;
  return [
    zeroFailures(
      await collect(pages, (page) => faultsOfFile(site, page, fileOf(page))),
      `${of}: every page answers 200, as it was built, compressed, with its headers`,
      `${pages.length} pages`,
    ),
    zeroFailures(
      await collect(files, (file) => faultsOfFile(site, file, file)),
      `${of}: every file likewise, for ever where its name has a hash`,
      `${files.length} files`,
    ),
  ];
}

/** Checks what nginx proxies: moved addresses, and unknown pages. */
export async function checkMoves(site: Hosted): Promise<Outcome[]> {
  const of = site.basePath === '' ? 'at the top' : `below ${site.basePath}`;
  const pages = pagesOf(site.publicDir).filter((page) => page !== '/' && !page.startsWith('/404'));
  const capital = (page: string) => page.replace(/[a-z]/, (letter) => letter.toUpperCase());
  const moves = pages.flatMap((page) => [
    [`${page}/`, page] as const,
    [`${page}/index.html`, page] as const,
    [capital(page), page] as const,
  ]);
  const missing: [string, string][] = [
    ['/no-such-page', '404.html'],
    ['/no/such/page/', '404.html'],
    ['/_headers', '404.html'],
    ...(existsSync(path.join(site.publicDir, 'blog/404.html')) ? ([['/blog/no-such', 'blog/404.html']] as const) : []),
  ].map(([address = '', screen = '']) => [address, screen]);
  return [
    zeroFailures(
      await collect(moves, ([from, to]) => faultsOfMove(site, from, to)),
      `${of}: slashes, index.html and capitals are moved to the page (308)`,
      `${moves.length} addresses`,
    ),
    zeroFailures(
      await collect(missing, ([address, screen]) => faultsOfMissing(site, address, screen)),
      `${of}: unknown addresses response 404 with the screen that is nearest`,
      `${missing.length} addresses`,
    ),
  ];
}
