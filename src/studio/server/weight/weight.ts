import { compress } from '../../../build/incremental/compress.ts';
import type { PageWeight } from '../../contract/media.ts';

/**
 * Bytes that a server can send on a new connection before the first acknowledgement: ten packets of 1,460 bytes, less
 * about 500 for the response headers.
 */
const FIRST_FLIGHT = 14_090;
/** Picture width in pixels for a typical phone: 390 CSS pixels at a device pixel ratio of 2. */
const PHONE_WIDTH = 780;

/** Returns the size of a file by URL, in bytes as served; undefined if unknown. */
export type SizeOf = (url: string) => Promise<number | undefined>;

/** The weight of a page for a first-time visitor who scrolls to its end. @param document its HTML */
export async function weightOf(document: string, sizeOf: SizeOf): Promise<PageWeight> {
  const [html, pictures, script] = await Promise.all([
    compress(document),
    total(picturesIn(document), sizeOf),
    total(scriptsIn(document), sizeOf),
  ]);
  return { document: html.length, firstFlight: FIRST_FLIGHT, pictures, script };
}

async function total(addresses: Iterable<string>, sizeOf: SizeOf): Promise<number> {
  const sizes = await Promise.all([...addresses].map(sizeOf));
  return sizes.reduce<number>((sum, size) => sum + (size ?? 0), 0);
}

/** The URLs of the picture files that a phone would load. */
function picturesIn(document: string): Set<string> {
  const sets = [...document.matchAll(/<source\b[^>]*\bsrcset="([^"]+)"/gi)].map((match) => match[1] ?? '');
  return new Set(sets.map(forPhone).filter((url) => url !== ''));
}

/** The URL of the narrowest file in a srcset that is wide enough, or else of the widest. */
function forPhone(set: string): string {
  const files = set.split(',').map((part) => {
    const [url = '', width = ''] = part.trim().split(/\s+/);
    return { url, width: Number.parseInt(width, 10) || 0 };
  });
  const sorted = files.sort((one, other) => one.width - other.width);
  return (sorted.find(({ width }) => width >= PHONE_WIDTH) ?? sorted.at(-1))?.url ?? '';
}

/** The URLs of scripts and preloaded modules in a document. */
function scriptsIn(document: string): Set<string> {
  const tags = [
    ...document.matchAll(/<script\b[^>]*\bsrc="([^"]+)"/gi),
    ...document.matchAll(/<link\b[^>]*\brel="modulepreload"[^>]*\bhref="([^"]+)"/gi),
  ];
  return new Set(tags.map((match) => match[1] ?? ''));
}
