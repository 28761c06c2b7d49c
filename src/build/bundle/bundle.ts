import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { bundle } from 'lightningcss';
import { build, type InlineConfig, type Plugin, type Rollup } from 'vite';
import { keepNewest } from '../../content/memory/cache-file.ts';
import { blockMeta } from '../../generated/block-meta.ts';
import { type Compress, compressFolder, keptCompress } from '../incremental/compress.ts';
import { cssModules, cssTargets, markOfModuleId } from '../style/css-modules.ts';
import { codeDir } from './assets.ts';
import { type Assets, type CodeRecord, clientFolder, rendererFile, writeRecord } from './code-record.ts';

const islandTypes = Object.entries(blockMeta).flatMap(([type, meta]) => (meta.hydrate ? [type] : []));

type Output = (Rollup.OutputChunk | Rollup.OutputAsset)[];

/** Builds of the code that the cache keeps. */
const KEPT_BUILDS = 4;

const shared: InlineConfig = { configFile: false, logLevel: 'error', mode: 'production', publicDir: false };

async function run(config: InlineConfig): Promise<Output> {
  const result = await build({ ...shared, ...config });
  if (Array.isArray(result)) return result.flatMap((part) => part.output);
  if ('output' in result) return result.output;
  throw new Error('Vite went on watching instead of building.');
}

/** Marks of the CSS modules in a chunk and in all chunks it loads. */
function marksOf(chunkName: string, output: Output, root: string): string[] {
  const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])));
  const seen = new Set<string>();
  const marks = new Set<string>();
  const visit = (name: string) => {
    const chunk = chunks.get(name);
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    for (const id of chunk.moduleIds) {
      const mark = markOfModuleId(id, root);
      if (mark) marks.add(mark);
    }
    for (const next of [...chunk.imports, ...chunk.dynamicImports]) visit(next);
  };
  visit(chunkName);
  return [...marks].sort();
}

function entryFile(output: Output, name: string): string {
  const chunk = output.find((file) => file.type === 'chunk' && file.isEntry && file.name === name);
  if (!chunk) throw new Error(`The build has no entry called ${name}.`);
  return chunk.fileName;
}

/**
 * Vite wraps dynamic imports to load their style sheets first. Ours have none: style is in the page's HTML or page data.
 * The wrapper shrinks from 0.7 kB to nothing.
 */
const plainDynamicImports: Plugin = {
  name: 'plain-dynamic-imports',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : null),
};

async function buildClient(
  root: string,
  outDir: string,
): Promise<Pick<Assets, 'entry' | 'islands' | 'islandMarks' | 'entryMarks'>> {
  const islands = Object.fromEntries(
    islandTypes.map((type) => [`block-${type}`, path.join(root, `src/blocks/${type}/Component.tsx`)]),
  );
  const { plugin } = cssModules(root);
  const output = await run({
    root,
    plugins: [plugin, plainDynamicImports],
    build: {
      outDir,
      modulePreload: false,
      target: 'es2022',
      rollupOptions: {
        input: {
          shared: path.join(root, 'src/browser/shared-modules.ts'),
          entry: path.join(root, 'src/browser/entry/entry-client.ts'),
          ...islands,
        },
        preserveEntrySignatures: 'allow-extension',
        output: {
          entryFileNames: 'assets/[name].[hash].js',
          chunkFileNames: 'assets/[name].[hash].js',
          // Short names are given out by how often they are used: one block more would rename those of every other chunk.
          minifyInternalExports: false,
          codeSplitting: {
            groups: [
              // What the entry needs at once, apart from the chunks that bring React with them.
              {
                name: 'basics',
                test: /src\/ui\/(dialog\/(alert|modal|Alert\.module)|plain-click|Button\.module)|preload-helper/,
                priority: 1,
              },
              { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\/|^\0rolldown/ },
              // The primitives that nearly every block uses: together they take half the bytes of seven files.
              {
                name: 'ui',
                test: /src\/ui\/(Button|Heading|Icon|Link|link-target|Picture|RichText|rich-text|Section)\b/,
              },
            ],
          },
        },
      },
    },
  });
  const entry = entryFile(output, 'entry');
  const files = islandTypes.map((type) => [type, entryFile(output, `block-${type}`)] as const);
  return {
    entry: `/${entry}`,
    islands: Object.fromEntries(files.map(([type, file]) => [type, `/${file}`])),
    islandMarks: Object.fromEntries(files.map(([type, file]) => [type, marksOf(file, output, root)])),
    entryMarks: marksOf(entry, output, root),
  };
}

/** Builds the renderer into a file. @returns the rules of the CSS modules, by name */
async function buildRenderer(root: string, file: string): Promise<Assets['styles']> {
  const { plugin, styles } = cssModules(root);
  await run({
    root,
    plugins: [plugin],
    build: {
      outDir: path.dirname(file),
      ssr: path.join(root, 'src/render/entry-server.tsx'),
      target: 'node24',
      rollupOptions: { output: { entryFileNames: path.basename(file) } },
    },
  });
  return [...styles.values()].sort((one, other) => one.name.localeCompare(other.name));
}

async function buildStarter(root: string): Promise<string> {
  const output = await run({
    root,
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: path.join(root, 'src/browser/starter/starter.ts'), formats: ['iife'], name: 'starter' },
      minify: true,
    },
  });
  const chunk = output.find((file) => file.type === 'chunk');
  if (chunk?.type !== 'chunk') throw new Error('The starter was not built.');
  return chunk.code.trim();
}

function buildBaseStyle(root: string): string {
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
  const partial = `${dir}.${process.pid}.part`;
  mkdirSync(partial, { recursive: true });
  writeRecord(partial, await buildAll(root, partial, codeHash, keptCompress(cacheDir)));
  putInPlace(partial, dir);
  // Not only this one: another process may still be reading one of them.
  keepNewest(path.dirname(dir), KEPT_BUILDS);
}

/** Moves a finished folder; when another build of the same code was faster, that one stays. */
function putInPlace(partial: string, dir: string): void {
  if (existsSync(dir)) rmSync(partial, { recursive: true });
  else renameSync(partial, dir);
}
