/** The same pages as plain HTML: what the site would cost if it needed no script at all. */
import { cpSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compress } from '../../src/build/incremental/compress.ts';
import { documentOf } from './built-site.ts';

/** A document without scripts, and without the data and preloads for them. Style, pictures and fonts stay. */
export function withoutScript(html: string): string {
  return html
    .replace(/<script[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link [^>]*rel="modulepreload"[^>]*>|<link [^>]*as="script"[^>]*>/g, '');
}

/** Copies a built site and strips the documents of some of its paths. */
export async function copyAsPlainHtml(dist: string, folder: string, paths: string[]): Promise<void> {
  cpSync(dist, folder, { recursive: true });
  for (const urlPath of paths) {
    const html = withoutScript(documentOf(dist, urlPath));
    const file = path.join(folder, 'public', urlPath, 'index.html');
    writeFileSync(file, html);
    writeFileSync(`${file}.br`, await compress(html));
  }
}
