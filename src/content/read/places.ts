import { resolve } from 'node:path';
import type { Places } from './content.ts';

/** The absolute paths of the content. */
export function projectPaths({ configDir }: { configDir: string }): Places {
  return { configDir: resolve(configDir) };
}
