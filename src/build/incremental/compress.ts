/** Brotli copies of served files, at the highest quality. Each is made once and cached by content. */
import { hash } from 'node:crypto';
import { readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants } from 'node:zlib';
import { keepNewestFiles, tryToWrite } from '../../content/cache/cache-file.ts';

/** Compresses a text or the bytes of a file. Runs several compressions in parallel, in the background. */
export type Compress = (content: string | Buffer) => Promise<Buffer>;

/** Number of recently used files to keep: more than two builds of the largest site whose pages are compressed. */
const MAX_CACHED_FILES = 3000;

const QUALITY = constants.BROTLI_MAX_QUALITY;

const compressInThread = promisify(brotliCompress);

/** Brotli at its highest quality. */
export const compress: Compress = (content) =>
  compressInThread(content, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });

/**
 * `compress` with a cache: compressing a page takes about 50 ms, reading a cached result 1 ms. A damaged file is
 * ignored, and a cache that cannot be written only makes the next build slower.
 */
export function cachedCompress(cacheDir: string, maxFiles = MAX_CACHED_FILES): Compress {
  const folder = path.join(cacheDir, 'compressed');
  keepNewestFiles(folder, maxFiles);
  return async (content) => {
    const bytes = Buffer.from(content);
    const file = path.join(folder, `${hash('sha256', bytes).slice(0, 32)}.q${QUALITY}.br`);
    const kept = readCompressed(file, bytes);
    if (kept) return kept;
    const made = await compress(bytes);
    tryToWrite(file, made);
    return made;
  };
}

/** The cached result for this content, if there is one. Reading it updates its time of last use. */
function readCompressed(file: string, content: Buffer): Buffer | undefined {
  try {
    const compressed = readFileSync(file);
    if (!brotliDecompressSync(compressed, { maxOutputLength: content.length || 1 }).equals(content)) return undefined;
    const now = new Date();
    utimesSync(file, now, now);
    return compressed;
  } catch {
    return undefined;
  }
}

/** Writes `<file>.br` next to every file of a folder. */
export async function compressFolder(folder: string, compressed: Compress): Promise<void> {
  const files = readdirSync(folder).map((name) => path.join(folder, name));
  await Promise.all(files.map(async (file) => writeFileSync(`${file}.br`, await compressed(readFileSync(file)))));
}
