/**
 * The theme's rules, compiled for older browsers and minified. Cached, because loading the compiler takes longer than
 * its work.
 */
import { hash } from 'node:crypto';
import path from 'node:path';
import { readCacheFile, writeCacheFile } from '../../content/cache/cache-file.ts';

/** Number of rule sets to keep. */
const KEPT_FILES = 8;

/**
 * Compiles the theme's rules.
 * @param css the theme's rules
 * @param codeHash changes with the compiler and its target browsers
 * @throws the compiler's error for invalid rules
 */
export async function themeStyle(css: string, codeHash: string, cacheDir: string): Promise<string> {
  const key = hash('sha1', JSON.stringify([css, codeHash]));
  const file = path.join(cacheDir, 'themes', `${key.slice(0, 16)}.css`);
  const kept = readCacheFile(file, key);
  if (kept) return kept.toString();
  const { Features, transform } = await import('lightningcss');
  const { cssTargets } = await import('./css-modules.ts');
  const code = Buffer.from(css);
  const made = transform({
    filename: 'theme.css',
    code,
    minify: true,
    targets: cssTargets,
    exclude: Features.LightDark,
  });
  writeCacheFile(file, key, made.code.toString(), KEPT_FILES);
  return made.code.toString();
}
