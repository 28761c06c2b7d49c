import { writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  buildBaseStyle,
  buildRenderer,
  buildStarter,
  entryFile,
  islandTypes,
  type Output,
  plainDynamicImports,
  runVite,
  styleSuffixesOf,
} from '../../../build/bundle/bundle.ts';
import { ensureFolder } from '../../../content/cache/atomic-file.ts';
import { keepNewestFiles } from '../../../content/cache/cache-file.ts';
import { buildPaths, codeFolder, type StudioCodeRecord } from './studio-code.ts';

/** How many builds the cache keeps. */
const MAX_KEPT_BUILDS = 3;

/** Builds the studio's code into the cache; called by build-process.ts. */
export async function buildCode(root: string, cacheDir: string, codeHash: string): Promise<void> {
  const dir = await ensureFolder(codeFolder(cacheDir, codeHash), (partial) => buildInto(partial, root, codeHash));
  keepNewestFiles(path.dirname(dir), MAX_KEPT_BUILDS);
}

async function buildInto(folder: string, root: string, codeHash: string): Promise<void> {
  const { frame, shell, renderer, record } = buildPaths(folder);
  const frameOutput = await runVite(root, 'studio-frame', { plugins: [plainDynamicImports], build: { outDir: frame } });
  const shellOutput = await runVite(root, 'studio-shell', { build: { outDir: shell } });
  const styles = await buildRenderer(root, renderer);
  const built: StudioCodeRecord = {
    version: codeHash,
    entry: `/${entryFile(frameOutput, 'entry')}`,
    islands: Object.fromEntries(islandTypes.map((type) => [type, `/${entryFile(frameOutput, `block-${type}`)}`])),
    baseStyle: buildBaseStyle(root),
    styles,
    islandSuffixes: Object.fromEntries(
      islandTypes.map((type) => [type, styleSuffixesOf(entryFile(frameOutput, `block-${type}`), frameOutput, root)]),
    ),
    starter: await buildStarter(root),
    early: await buildStarter(root, 'studio-early'),
    shell: { script: entryFile(shellOutput, 'shell'), styles: styleFiles(shellOutput) },
  };
  writeFileSync(record, JSON.stringify(built));
}

function styleFiles(output: Output): string[] {
  return output.map(({ fileName }) => fileName).filter((name) => name.endsWith('.css'));
}
