import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { BINARY_TYPES, TEXT_TYPES } from '../../contracts/content-types.ts';
import { cacheControl } from '../../contracts/hosting.ts';

/**
 * Maximum bytes of all cached files: enough for all of a site of a few hundred pages, or the most requested files of
 * larger ones.
 */
const MAX_CACHE_BYTES = 64 * 1024 * 1024;
/** Maximum bytes of a cached file; larger ones are requested in ranges, which are better served from disk. */
const MAX_FILE_BYTES = 1024 * 1024;
/** Minimum bytes of a compressed file; shorter ones gain nothing. */
const MIN_COMPRESSED_BYTES = 1024;
/** Brotli quality when compressing at run time; the build uses the highest. */
const QUALITY = 5;

/** One encoding of a file, as it is sent. */
export interface EncodedFile {
  body: Buffer;
  etag: string;
  headers: Record<string, string>;
  /** The headers as a flat list, which Node writes fastest. */
  rawHeaders: string[];
  /** The headers of a 304 response. */
  notModifiedHeaders: Record<string, string>;
}

/** A file in all its encodings; only texts above a minimum size are compressed. */
export interface CachedFile {
  plain: EncodedFile;
  compressed: { brotli: EncodedFile; gzip: EncodedFile } | undefined;
}

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** The most recently requested files of the built site, in memory, within a fixed number of bytes. */
export class FileCache {
  readonly #root: string;
  readonly #headers: Record<string, string>;
  readonly #maxBytes: number;
  readonly #files = new Map<string, CachedFile>();
  #loading = new Map<string, Promise<CachedFile | undefined>>();
  #bytes = 0;

  /** @param headers headers of every file */
  constructor(root: string, headers: Record<string, string>, maxBytes = MAX_CACHE_BYTES) {
    this.#root = root;
    this.#headers = headers;
    this.#maxBytes = maxBytes;
  }

  /** Bytes in memory. */
  get bytes(): number {
    return this.#bytes;
  }

  /** A cached file by its URL path; marks it as recently requested. */
  get(path: string): CachedFile | undefined {
    const found = this.#files.get(path);
    if (found === undefined) return undefined;
    this.#files.delete(path);
    this.#files.set(path, found);
    return found;
  }

  /**
   * Reads a file and caches it under its URL path.
   * @param path the URL path, which must have been validated
   * @param name the file below the folder, beginning with a slash
   * @returns undefined if the file does not exist, is too large, or is of a type that is not cached
   */
  load(path: string, name: string): Promise<CachedFile | undefined> {
    const known = this.get(path);
    if (known) return Promise.resolve(known);
    const loading = this.#loading;
    const under = loading.get(path);
    if (under) return under;
    const reading = this.#read(name).finally(() => loading.delete(path));
    loading.set(path, reading);
    return reading.then((file) => {
      // A file that was read before a rebuild may belong to the old build.
      if (file && loading === this.#loading) this.#keep(path, file);
      return file;
    });
  }

  /** Empties the cache, since the site was rebuilt. */
  clear(): void {
    this.#files.clear();
    this.#loading = new Map();
    this.#bytes = 0;
  }

  #keep(path: string, file: CachedFile): void {
    if (this.#files.has(path)) return;
    this.#files.set(path, file);
    this.#bytes += sizeOf(file);
    for (const [oldest, held] of this.#files) {
      if (this.#bytes <= this.#maxBytes) return;
      this.#files.delete(oldest);
      this.#bytes -= sizeOf(held);
    }
  }

  async #read(name: string): Promise<CachedFile | undefined> {
    const ending = extname(name);
    const type = TEXT_TYPES[ending] ?? BINARY_TYPES[ending];
    const file = join(this.#root, name);
    const found = await stat(file).catch(() => undefined);
    if (type === undefined || !found?.isFile() || found.size > MAX_FILE_BYTES) return undefined;
    const plain = await readFile(file);
    const brotli = ending in TEXT_TYPES ? await this.#brotliOf(file, plain) : undefined;
    const headers = {
      'content-type': type,
      'cache-control': cacheControl(name),
      ...(brotli && { vary: 'accept-encoding' }),
      ...this.#headers,
    };
    return {
      plain: encodedFile(plain, headers),
      compressed: brotli && {
        brotli: encodedFile(brotli, { ...headers, 'content-encoding': 'br' }),
        // For proxies, old browsers, and all browsers on connections without https.
        gzip: encodedFile(await toGzip(plain), { ...headers, 'content-encoding': 'gzip' }),
      },
    };
  }

  /** The build's compressed copy, or one made now, since large sites are not compressed by the build. */
  async #brotliOf(file: string, plain: Buffer): Promise<Buffer | undefined> {
    const made = await readFile(`${file}.br`).catch(() => undefined);
    if (made || plain.length < MIN_COMPRESSED_BYTES) return made;
    return toBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
  }
}

function sizeOf({ plain, compressed }: CachedFile): number {
  return [plain, ...Object.values(compressed ?? {})].reduce((sum, { body }) => sum + body.length, 0);
}

function encodedFile(body: Buffer, about: Record<string, string>): EncodedFile {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const { 'content-type': _type, 'content-encoding': _encoding, ...rest } = about;
  const headers = { ...about, etag, 'content-length': String(body.length) };
  return { body, etag, headers, rawHeaders: Object.entries(headers).flat(), notModifiedHeaders: { ...rest, etag } };
}
