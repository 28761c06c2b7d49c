/** The Brotli forms of what is served, at the highest quality. Each is made once: the cache keeps it by its content. */
import { hash } from 'node:crypto';
import { readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants } from 'node:zlib';
import { keepNewestFiles, writeAtomically } from '../../content/memory/cache-file.ts';

/** Compresses a text or the bytes of a file. Several are compressed at once, while the caller does something else. */
export type Compress = (content: string | Buffer) => Promise<Buffer>;

/** Number of cached files, by last use: more than two builds of the largest site whose pages are compressed. */
const MOST = 3000;

const QUALITY = constants.BROTLI_MAX_QUALITY;

const compressInThread = promisify(brotliCompress);

/** Brotli at its highest quality. */
export const compress: Compress = (content) =>
  compressInThread(content, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });

/**
 * `compress`, which takes some 50 ms for a page, with a memory: a form that the cache holds is read in 1 ms.
 * A damaged file counts as none, and a cache that cannot be written makes the next build slower, and no more.
 */
export function cachedCompress(cacheDir: string, most = MOST): Compress {
  const folder = path.join(cacheDir, 'compressed');
  keepNewestFiles(folder, most);
  return async (content) => {
    const bytes = Buffer.from(content);
    const file = path.join(folder, `${hash('sha256', bytes).slice(0, 32)}.q${QUALITY}.br`);
    const kept = readForm(file, bytes);
    if (kept) return kept;
    const made = await compress(bytes);
    writeAtomically(file, made);
    return made;
  };
}

/** The cached result for this content, if there is one. Reading it renews its last use. */
function readForm(file: string, content: Buffer): Buffer | undefined {
  try {
    const form = readFileSync(file);
    if (!brotliDecompressSync(form, { maxOutputLength: content.length || 1 }).equals(content)) return undefined;
    const now = new Date();
    utimesSync(file, now, now);
    return form;
  } catch {
    return undefined;
  }
}

/** Writes `<file>.br` beside every file of a folder. */
export async function compressFolder(folder: string, compressed: Compress): Promise<void> {
  const files = readdirSync(folder).map((name) => path.join(folder, name));
  await Promise.all(files.map(async (file) => writeFileSync(`${file}.br`, await compressed(readFileSync(file)))));
}
