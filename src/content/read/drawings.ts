import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Drawing } from '../../contracts/resolved.ts';
import { brandFolder } from './files.ts';

/** Width and height from the viewBox of an SVG; undefined if it has none. */
export function drawingSize(svg: string): { width: number; height: number } | undefined {
  const [, width, height] = /<svg[^>]*\bviewBox="[-\d.]+[ ,]+[-\d.]+[ ,]+([\d.]+)[ ,]+([\d.]+)"/.exec(svg) ?? [];
  return width === undefined || height === undefined ? undefined : { width: Number(width), height: Number(height) };
}

/** A drawing from brand/ with its size. @throws Error if the file has no viewBox; the check reports that earlier */
export function readDrawing(configDir: string, file: string): Drawing {
  const size = drawingSize(readFileSync(join(brandFolder(configDir), file), 'utf8'));
  if (!size) throw new Error(`brand/${file} has no viewBox`);
  return { file, ...size };
}
