/** The built code of the studio: its shell, what it needs on a shown page, and the renderer. Kept until code changes. */
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
import { hashFiles } from '../../../content/memory/code-hash.ts';

/** What is known of built code besides its files. */
export interface CodeRecord
  extends Pick<EditingCode, 'version' | 'entry' | 'islands'>,
    Pick<Assets, 'baseStyle' | 'styles' | 'islandMarks' | 'starter'> {
  /** The script in the head of pages that are edited, which holds what is done before theirs has come. */
  early: string;
  /** Files of the shell. */
  shell: { script: string; styles: string[] };
}

/** The built code, and where its files lie. */
export interface StudioCode extends CodeRecord {
  renderer: Renderer;
  /** Absolute. */
  frameDir: string;
  shellDir: string;
}

/** The rules that every page has while it is edited: those of all blocks, since any may be added. */
export function editingStyle({ baseStyle, styles }: StudioCode): string {
  return baseStyle + styles.map(({ css }) => css).join('');
}

/** Where the built code of a state of the sources lies. */
export const codeFolder = (cacheDir: string, codeHash: string) => path.join(cacheDir, 'studio-code', codeHash);

/** Where parts of built code lie in its folder. */
export const places = (dir: string) => ({
  frame: path.join(dir, 'frame'),
  shell: path.join(dir, 'shell'),
  renderer: path.join(dir, 'renderer/renderer.js'),
  record: path.join(dir, 'code.json'),
});

/** Builds the code, unless it is there already. @param root the repository */
export async function studioCode(root: string, cacheDir: string): Promise<StudioCode> {
  const codeHash = hashFiles(root, HASHED, createHash('sha256'));
  const { frame, shell, renderer, record } = places(codeFolder(cacheDir, codeHash));
  if (!existsSync(record))
    await promisify(execFile)(process.execPath, [
      path.join(import.meta.dirname, 'build-process.ts'),
      root,
      cacheDir,
      codeHash,
    ]);
  const built: CodeRecord = JSON.parse(readFileSync(record, 'utf8'));
  const module: object = await import(pathToFileURL(renderer).href);
  if (!isRenderer(module)) throw new Error('The renderer of the studio is not whole. Delete the folder .cache.');
  return { ...built, renderer: module, frameDir: frame, shellDir: shell };
}
