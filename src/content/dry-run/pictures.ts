/** Checks that every picture can be decoded: a truncated file may still report its size. */
import { readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { readCacheFile, writeCacheFile } from '../cache/cache-file.ts';
import { fileStamp } from '../cache/file-stamp.ts';
import type { Content } from '../read/content.ts';
import { isObject, pointerStep } from '../read/json.ts';
import { masterSize } from '../read/pictures.ts';
import type { Issue, Severity } from '../report/issues.ts';

export const pictureCodes: Readonly<Record<string, Severity>> = {
  'damaged-picture': 'error',
  'moving-picture': 'warning',
};

/** Files already decoded, by path and timestamp: decoding all takes a second. */
const sound = new Set<string>();

/** Part of the cache's file name; change it when decoding changes. */
const CACHE_KEY = 'pictures-2';
const KEPT_FILES = 3;

/** The pictures of images.json that cannot be decoded, or are shown in part. @param cacheDir the cache of those that can */
export async function damagedPictures(content: Content, cacheDir?: string): Promise<Issue[]> {
  const cacheFile = cacheDir === undefined ? undefined : join(cacheDir, 'pictures-read', 'sound.json');
  if (cacheFile) for (const version of readSoundFiles(cacheFile)) sound.add(version);
  const pictures = listed(content);
  const isNew = pictures.some(([, file]) => !sound.has(versionOf(file)));
  const faults = await Promise.all(
    pictures.map(async ([name, file]) => {
      const fault = await faultOf(file);
      return fault === undefined ? [] : [{ name, fault }];
    }),
  );
  const versions = pictures.map(([, file]) => versionOf(file)).filter((version) => sound.has(version));
  if (cacheFile && isNew) writeCacheFile(cacheFile, CACHE_KEY, JSON.stringify(versions), KEPT_FILES);
  const path = content.documents('images')[0]?.file.path ?? '';
  return faults
    .flat()
    .map(({ name, fault }) => ({ path, pointer: pointerStep(name), at: 'key', ...ISSUES[fault](name) }));
}

/** What is wrong with a picture. */
type PictureFault = 'damaged' | 'moving';

const ISSUES: Readonly<Record<PictureFault, (name: string) => Pick<Issue, 'code' | 'message' | 'suggestion'>>> = {
  damaged: (name) => ({
    code: 'damaged-picture',
    message: `The file of "${name}" in images/ is damaged: it is incomplete, or not a picture.`,
    suggestion: 'Copy it again from the original, or save it again as WebP, JPEG or PNG.',
  }),
  moving: (name) => ({
    code: 'moving-picture',
    message: `The file of "${name}" in images/ is an animation; pages show its first picture only.`,
    suggestion: 'Save the picture that shows most as WebP, JPEG or PNG.',
  }),
};

function readSoundFiles(file: string): string[] {
  const body = readCacheFile(file, CACHE_KEY);
  const versions: unknown = body && JSON.parse(body.toString('utf8'));
  return Array.isArray(versions) ? versions.map(String) : [];
}

/** The pictures of images.json with a known type; checks/rules/pictures/pictures.ts reports the others. */
function listed(content: Content): [string, string][] {
  const catalogue = content.data('images');
  return [...content.masters].filter(
    ([name, file]) => isObject(catalogue) && Object.hasOwn(catalogue, name) && masterSize(file),
  );
}

/** Identifies a version of a file. Follows symbolic links. */
function versionOf(file: string): string {
  const stamp = fileStamp(file, 0);
  return stamp ? `${realpathSync(file)} ${stamp.text}` : file;
}

async function faultOf(file: string): Promise<PictureFault | undefined> {
  const version = versionOf(file);
  if (sound.has(version)) return undefined;
  const { default: sharp } = await import('sharp');
  try {
    // From a buffer: the decoder caches files by name, and would miss a change.
    const bytes = readFileSync(file);
    await sharp(bytes).resize(8).raw().toBuffer();
    if (((await sharp(bytes).metadata()).pages ?? 1) > 1) return 'moving';
    sound.add(version);
    return undefined;
  } catch {
    // Whatever the decoder's error, staff only need to know that the file is damaged.
    return 'damaged';
  }
}
