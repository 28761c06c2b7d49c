import { createHash } from 'node:crypto';
import path from 'node:path';

/** The log folder of a content folder. @param cacheDir the folder for local and reproducible data */
export function logFolder(cacheDir: string, configDir: string): string {
  return path.join(cacheDir, 'content', createHash('sha1').update(configDir).digest('hex').slice(0, 16));
}
