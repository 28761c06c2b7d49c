/** The gallery of blocks: each example of each block on a page of its own, compiled and checked like any other page. */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compileSite } from '../content/compile/compile.ts';
import type { CompiledSite } from '../contracts/compiled-site.ts';
import { escapeHtml } from '../contracts/escape-html.ts';
import type { Finding } from '../contracts/finding.ts';
import { blockMeta } from '../generated/block-meta.ts';
import type { Block } from '../generated/types.ts';
import { SerialQueue } from './serial-queue.ts';

/** One entry of a block's example.json. */
interface Example {
  title: string;
  block: object;
}

/** An example with the path it is shown at. */
export interface GalleryEntry {
  type: Block['type'];
  title: string;
  path: string;
}

export interface Gallery {
  entries: GalleryEntry[];
  findings: Finding[];
  site?: CompiledSite;
}

const isBlockType = (name: string): name is Block['type'] => name in blockMeta;

function examplesOf(root: string, type: string): Example[] {
  return JSON.parse(readFileSync(path.join(root, 'src/blocks', type, 'example.json'), 'utf8'));
}

/** The collection whose entry an example shows, if it shows one. */
function collectionOf({ block }: Example): string | undefined {
  return /"entryOf":"([a-z-]+)"/.exec(JSON.stringify(block))?.[1];
}

/** The path and route of an example; one that shows an entry uses the first. */
function routeOf(id: string, example: Example, configDir: string): { path: string; route: object } {
  const collection = collectionOf(example);
  if (collection === undefined) return { path: `/${id}`, route: { paths: [`/${id}`], page: id } };
  const names = readdirSync(path.join(configDir, 'collections', collection)).filter((name) => name.endsWith('.json'));
  const first = path.basename(names.sort()[0] ?? '', '.json');
  return { path: `/${id}/${first}`, route: { paths: [`/${id}/{entry}`], page: id, collection } };
}

/** A page needs one main heading: blocks without one get a plain heading above them. */
function pageOf(type: Block['type'], example: Example): object {
  const opening = { type: 'page-hero', variant: 'plain', title: `${type}: ${example.title}` };
  return {
    title: `Block ${type}: ${example.title}`.slice(0, 70),
    description: `The block ${type} as it looks in its variant "${example.title}", for the gallery of blocks.`,
    layout: 'bare',
    hidden: true,
    ...(collectionOf(example) && {
      forEntry: { title: `Block ${type}`, description: `The block ${type} with an entry of a collection.` },
    }),
    blocks: blockMeta[type].heading ? [example.block] : [opening, example.block],
  };
}

function writeJson(file: string, value: unknown): void {
  writeFileSync(file, JSON.stringify(value, null, 2));
}

/** Creates a copy of the content folder with the gallery's pages. */
function layOut(root: string, configDir: string, dir: string): GalleryEntry[] {
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(path.dirname(dir), { recursive: true });
  const images = path.join(configDir, 'images');
  cpSync(configDir, dir, { recursive: true, filter: (source) => source !== images });
  if (existsSync(images)) symlinkSync(images, path.join(dir, 'images'));
  const types = readdirSync(path.join(root, 'src/blocks')).filter(isBlockType);
  const shown = types.flatMap((type) =>
    examplesOf(root, type).map((example, index) => ({ type, example, id: `gallery-${type}-${index + 1}` })),
  );
  for (const { type, example, id } of shown) writeJson(path.join(dir, 'pages', `${id}.json`), pageOf(type, example));
  const routesFile = path.join(dir, 'routes.json');
  const routes = JSON.parse(readFileSync(routesFile, 'utf8'));
  const placed = shown.map(({ type, example, id }) => ({
    type,
    title: example.title,
    ...routeOf(id, example, configDir),
  }));
  writeJson(routesFile, {
    ...routes,
    routes: [...routes.routes, ...placed.map(({ route }) => route)],
  });
  return placed;
}

/**
 * Compiles the gallery.
 * @param root the repository
 * @param configDir the content that examples may refer to
 * @param dir the folder for the gallery's copy of the content; replaced
 */
export async function compileGallery(root: string, configDir: string, dir: string): Promise<Gallery> {
  const entries = layOut(root, configDir, dir);
  const compiled = await compileSite({ configDir: dir, schemasDir: path.join(root, 'schemas'), displayRoot: dir });
  return { entries, ...compiled };
}

/** The current gallery: compiled on request, and cached until something changes. */
export class GallerySource {
  readonly #compile: () => Promise<Gallery>;
  /** Compilations run one after the other, because all use the same folder. */
  readonly #compilations = new SerialQueue();
  #current: Promise<Gallery> | undefined;

  /** @param dir the folder for the gallery's copy of the content; replaced at each change */
  constructor(root: string, configDir: string, dir: string) {
    this.#compile = () => compileGallery(root, configDir, dir);
  }

  current(): Promise<Gallery> {
    this.#current ??= this.#compilations.run(this.#compile);
    return this.#current;
  }

  /** Call when content, schemas or examples have changed. */
  forget(): void {
    this.#current = undefined;
  }
}

/** The gallery page: each example in a frame, on wide screens next to its phone width. */
export function galleryPage({ entries, findings }: Gallery): string {
  const mistakes = findings
    .filter((finding) => finding.severity === 'error')
    .map(
      (finding) => `<li>${escapeHtml(`${finding.file}:${finding.line} ${finding.message} ${finding.suggestion}`)}</li>`,
    );
  const frames = entries.map(
    (entry) =>
      `<section><h2 id="${entry.path.slice(1)}">${escapeHtml(entry.type)} <small>${escapeHtml(entry.title)}</small> <a href="${entry.path}">alone</a></h2>` +
      `<div><iframe loading="lazy" src="${entry.path}" title="${escapeHtml(entry.title)}, wide"></iframe>` +
      `<iframe class="phone" loading="lazy" src="${entry.path}" title="${escapeHtml(entry.title)}, phone"></iframe></div></section>`,
  );
  const style =
    'body{font:1rem/1.5 system-ui;margin:2rem;background:#eee}small{font-weight:400}div{display:flex;gap:1rem}iframe{flex:1;min-inline-size:0;block-size:44rem;border:1px solid #999;background:#fff}.phone{flex:none;inline-size:390px}';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>Gallery of blocks</title><style>${style}</style></head><body><h1>Gallery of blocks</h1><ul>${mistakes.join('')}</ul>${frames.join('')}</body></html>`;
}
