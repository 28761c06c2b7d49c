/**
 * The theme's rules for old browsers too, without blanks. Cached, since loading the compiler takes longer than its
 * work.
 */
import { hash } from 'node:crypto';
import path from 'node:path';
import { readCacheFile, writeCacheFile } from '../../content/memory/cache-file.ts';

/** So many sets of rules are kept. */
const KEPT_FILES = 8;

/**
 * @param css the rules as the theme gives them
 * @param codeHash changes with the compiler, and with the browsers it compiles for
 * @throws what the compiler says of rules that are none
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
