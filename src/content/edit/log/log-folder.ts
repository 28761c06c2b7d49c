import { createHash } from 'node:crypto';
import path from 'node:path';

/** Where the log of a content folder lies. @param cacheDir the folder for what can be made again, and what is only local */
export function logFolder(cacheDir: string, configDir: string): string {
  return path.join(cacheDir, 'content', createHash('sha1').update(configDir).digest('hex').slice(0, 16));
}
