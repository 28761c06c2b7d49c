/** Reads a built site: its paths, its documents and their parts, its scripts. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compress } from '../../src/build/incremental/compress.ts';

/** Bytes of a text or file as sent: Brotli at its highest quality. */
export const sentBytes = async (content: string | Buffer) => (await compress(content)).length;

/** Every path of a built site. `dist`: the output folder of the build. */
export function builtPaths(dist: string): string[] {
  return JSON.parse(readFileSync(path.join(dist, 'paths.json'), 'utf8'));
}

/** The document of a path, or of a file such as /404.html. */
export function documentOf(dist: string, urlPath: string): string {
  const file = urlPath.endsWith('.html') ? urlPath : path.join(urlPath, 'index.html');
  return readFileSync(path.join(dist, 'public', file), 'utf8');
}

/** The parts of a document that take bytes before anything else is fetched. */
export interface InlineParts {
  /** Content of all style elements. */
  style: string;
  /** Inline scripts that run; data in a script element is not among them. */
  scripts: string[];
  /** URLs that the document makes the browser fetch as script or style sheet: src, preload, modulepreload. */
  eager: string[];
  /** URLs of preloaded fonts. */
  fonts: string[];
}

const SCRIPT = /<script(?<attributes>[^>]*)>(?<content>[\s\S]*?)<\/script>/g;
const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;
const LINK = /<link [^>]*>/g;

const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];

function isEager(link: string): boolean {
  const rel = attribute(link, 'rel') ?? '';
  return (
    /modulepreload|stylesheet/.test(rel) || (rel === 'preload' && /script|style/.test(attribute(link, 'as') ?? ''))
  );
}

/** Extracts the inline parts of a document. */
export function inlineParts(html: string): InlineParts {
  const scripts = [...html.matchAll(SCRIPT)].map(({ groups }) => ({
    attributes: ` ${groups?.attributes ?? ''}`,
    content: groups?.content ?? '',
  }));
  const links = html.match(LINK) ?? [];
  const href = (link: string) => attribute(link, 'href') ?? '';
  return {
    style: [...html.matchAll(STYLE)].map(([, content = '']) => content).join(''),
    scripts: scripts
      .filter(({ attributes }) => !/type="application\/(ld\+)?json"|\ssrc=/.test(attributes))
      .map(({ content }) => content),
    eager: [
      ...scripts.flatMap(({ attributes }) => attribute(attributes, 'src') ?? []),
      ...links.filter(isEager).map(href),
    ],
    fonts: links.filter((link) => attribute(link, 'as') === 'font').map(href),
  };
}

/** Every script file of a built site: content by name. */
export function scriptFiles(dist: string): Map<string, string> {
  const folder = path.join(dist, 'public/assets');
  const names = readdirSync(folder).filter((name) => name.endsWith('.js'));
  return new Map(names.sort().map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]));
}

/** The scripts named in a document's page data: the entry, and the script of each interactive block. */
export function scriptsNamedBy(html: string): { entry: string; islands: string[] } {
  const json = /<script type="application\/json" id="page"[^>]*>([\s\S]*?)<\/script>/.exec(html)?.[1];
  if (!json) throw new Error('the document has no page data');
  const page: { entry: string; blocks: { island?: { script: string } }[] } = JSON.parse(json);
  return { entry: page.entry, islands: page.blocks.flatMap(({ island }) => island?.script ?? []) };
}

/** The script files a page may load: those it names, and everything they import, statically or dynamically. */
export function reachableScripts(html: string, scripts: ReadonlyMap<string, string>): string[] {
  const { entry, islands } = scriptsNamedBy(html);
  const found = new Set([entry, ...islands].map((address) => path.basename(address)));
  for (const name of found) {
    const code = scripts.get(name);
    if (code === undefined) throw new Error(`the build has no script ${name}`);
    for (const [, imported = ''] of code.matchAll(/["'`]\.\/([\w.-]+\.js)["'`]/g)) found.add(imported);
  }
  return [...found].sort();
}

/** The script files that load before a script runs: itself, its static imports, and so on. */
export function importedAtOnce(address: string, scripts: ReadonlyMap<string, string>): string[] {
  const found = new Set([path.basename(address)]);
  for (const name of found)
    for (const [, imported = ''] of scripts.get(name)?.matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g) ?? [])
      found.add(imported);
  return [...found].sort();
}
