/** The built code of the studio: shell, scripts for previewed pages, and renderer. Cached until code changes. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { HASHED } from '../../../build/bundle/assets.ts';
import type { Assets } from '../../../build/bundle/code-record.ts';
import type { EditingCode } from '../../../build/pages/editing-context.ts';
import { isRenderer, type Renderer } from '../../../build/pages/render-page.ts';
import { hashFiles } from '../../../content/cache/code-hash.ts';

/** Metadata of built code. */
export interface StudioCodeRecord
  extends Pick<EditingCode, 'version' | 'entry' | 'islands'>,
    Pick<Assets, 'baseStyle' | 'styles' | 'islandSuffixes' | 'starter'> {
  /** The inline script of previewed pages, which holds clicks and keys until the page's script has loaded. */
  early: string;
  /** Files of the shell. */
  shell: { script: string; styles: string[] };
}

/** Built code, and its folders as absolute paths. */
export interface StudioCode extends StudioCodeRecord {
  renderer: Renderer;
  frameDir: string;
  shellDir: string;
}

/** The CSS of previewed pages. It includes all blocks, since any may be added. */
export function editingStyle({ baseStyle, styles }: StudioCode): string {
  return baseStyle + styles.map(({ css }) => css).join('');
}

/** The folder of the code built from the sources with this hash. */
export const codeFolder = (cacheDir: string, codeHash: string) => path.join(cacheDir, 'studio-code', codeHash);

/** The files and folders of a build. */
export const buildPaths = (dir: string) => ({
  frame: path.join(dir, 'frame'),
  shell: path.join(dir, 'shell'),
  renderer: path.join(dir, 'renderer/renderer.js'),
  record: path.join(dir, 'code.json'),
});

/** Loads the studio's code, and builds it before if the cache does not have it. @param root the repository's root */
export async function studioCode(root: string, cacheDir: string): Promise<StudioCode> {
  const codeHash = hashFiles(root, HASHED, createHash('sha256'));
  const { frame, shell, renderer, record } = buildPaths(codeFolder(cacheDir, codeHash));
  if (!existsSync(record))
    await promisify(execFile)(process.execPath, [
      path.join(import.meta.dirname, 'build-process.ts'),
      root,
      cacheDir,
      codeHash,
    ]);
  const built: StudioCodeRecord = JSON.parse(readFileSync(record, 'utf8'));
  const module: object = await import(pathToFileURL(renderer).href);
  if (!isRenderer(module)) throw new Error('The renderer of the studio is not whole. Delete the folder .cache.');
  return { ...built, renderer: module, frameDir: frame, shellDir: shell };
}
