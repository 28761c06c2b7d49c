import path from 'node:path';
import { bundle } from 'lightningcss';
import { build, type InlineConfig, type Plugin, type Rollup } from 'vite';
import { ensureFolder } from '../../content/cache/atomic-file.ts';
import { keepNewestFiles } from '../../content/cache/cache-file.ts';
import { blockMeta } from '../../generated/block-meta.ts';
import { type Compress, cachedCompress, compressFolder } from '../incremental/compress.ts';
import { browserSuffixOf, cssTargets, modulesOf } from '../style/css-modules.ts';
import { codeDir } from './assets.ts';
import { type Assets, type CodeRecord, clientFolder, rendererFile, writeRecord } from './code-record.ts';

/** The types of blocks with a script. */
export const islandTypes = Object.entries(blockMeta).flatMap(([type, meta]) => (meta.hydrate ? [type] : []));

export type Output = (Rollup.OutputChunk | Rollup.OutputAsset)[];

/** Number of code builds to keep in the cache. */
const KEPT_BUILDS = 4;

/** Runs Vite in a mode of vite.config.ts. @returns its output */
export async function runVite(root: string, mode: string, config: InlineConfig): Promise<Output> {
  const configFile = path.join(root, 'vite.config.ts');
  const result = await build({ configFile, configLoader: 'native', mode, ...config });
  if (Array.isArray(result)) return result.flatMap((part) => part.output);
  if ('output' in result) return result.output;
  throw new Error('Vite went on watching instead of building.');
}

/** Suffixes of the CSS modules whose classes a chunk, or any chunk it imports, may add to a document. */
export function styleSuffixesOf(chunkName: string, output: Output, root: string): string[] {
  const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])));
  const seen = new Set<string>();
  const suffixes = new Set<string>();
  const visit = (name: string) => {
    const chunk = chunks.get(name);
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    for (const id of chunk.moduleIds) {
      const suffix = browserSuffixOf(id, root);
      if (suffix) suffixes.add(suffix);
    }
    for (const next of [...chunk.imports, ...chunk.dynamicImports]) visit(next);
  };
  visit(chunkName);
  return [...suffixes].sort();
}

/** The output file of an entry by name. @throws Error if there is none */
export function entryFile(output: Output, name: string): string {
  const chunk = output.find((file) => file.type === 'chunk' && file.isEntry && file.name === name);
  if (!chunk) throw new Error(`The build has no entry called ${name}.`);
  return chunk.fileName;
}

/**
 * Removes the wrapper by which Vite loads style sheets before dynamic imports. Ours have none, since style is in the
 * page's HTML or page data. Saves 0.7 kB.
 */
export const plainDynamicImports: Plugin = {
  name: 'plain-dynamic-imports',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : null),
};

async function buildClient(
  root: string,
  outDir: string,
): Promise<Pick<Assets, 'entry' | 'islands' | 'islandSuffixes' | 'entrySuffixes'>> {
  const output = await runVite(root, 'client', { plugins: [plainDynamicImports], build: { outDir } });
  const entry = entryFile(output, 'entry');
  const files = islandTypes.map((type) => [type, entryFile(output, `block-${type}`)] as const);
  return {
    entry: `/${entry}`,
    islands: Object.fromEntries(files.map(([type, file]) => [type, `/${file}`])),
    islandSuffixes: Object.fromEntries(files.map(([type, file]) => [type, styleSuffixesOf(file, output, root)])),
    entrySuffixes: styleSuffixesOf(entry, output, root),
  };
}

/** Builds the renderer into a file. @returns the rules of the CSS modules, by name */
export async function buildRenderer(root: string, file: string): Promise<Assets['styles']> {
  const output = await runVite(root, 'renderer', {
    build: { outDir: path.dirname(file), rollupOptions: { output: { entryFileNames: path.basename(file) } } },
  });
  const ids = output.flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []));
  return modulesOf(ids, root).sort((one, other) => one.name.localeCompare(other.name));
}

/** The inline script of every page, or that of another mode of vite.config.ts. */
export async function buildStarter(root: string, mode = 'starter'): Promise<string> {
  const output = await runVite(root, mode, {});
  const chunk = output.find((file) => file.type === 'chunk');
  if (chunk?.type !== 'chunk') throw new Error('The starter was not built.');
  return chunk.code.trim();
}

/** The rules of every page. */
export function buildBaseStyle(root: string): string {
  const result = bundle({ filename: path.join(root, 'src/styles/index.css'), minify: true, targets: cssTargets });
  return result.code.toString();
}

async function buildAll(root: string, dir: string, codeHash: string, compress: Compress): Promise<CodeRecord> {
  const clientDir = clientFolder(dir);
  const client = await buildClient(root, clientDir);
  await compressFolder(path.join(clientDir, 'assets'), compress);
  const styles = await buildRenderer(root, rendererFile(dir));
  return {
    codeHash,
    ...client,
    styles,
    baseStyle: buildBaseStyle(root),
    starter: await buildStarter(root),
  };
}

/** Builds the code into the cache; the work of bundle-process.ts. */
export async function buildIntoCache(root: string, cacheDir: string, codeHash: string): Promise<void> {
  const dir = codeDir(cacheDir, codeHash);
  await ensureFolder(dir, async (partial) =>
    writeRecord(partial, await buildAll(root, partial, codeHash, cachedCompress(cacheDir))),
  );
  // Older builds are kept as well: another process may still be reading one.
  keepNewestFiles(path.dirname(dir), KEPT_BUILDS);
}
